#include "train/learner.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace papan::train {

Result<const LearnerKind*> find_learner(std::string_view name) {
  std::vector<std::string> names;
  for (const LearnerKind& kind : learners()) {
    if (kind.name == name) return &kind;
    names.push_back(kind.name);
  }
  return Error{fmt::format("unknown learner {}: expected {}", in_quotes(name), join(names, ", "))};
}

const LearnerKind* nameless_learner() {
  for (const LearnerKind& kind : learners()) {
    if (kind.nameless_plan) return &kind;
  }
  return nullptr;
}

void offer_choices(LearnerKind& kind, std::string_view key, const std::vector<std::string>& names) {
  for (OptionInfo& option : kind.options) {
    if (option.key != key) continue;
    option.kind = OptionKind::kChoice;
    option.choices = names;
  }
}

std::vector<OptionInfo> capped_options(const LearnerKind& kind) {
  std::vector<OptionInfo> options = kind.options;
  for (const auto& [key, most] : kind.caps) {
    for (OptionInfo& option : options) {
      if (option.key == key) option.most = std::min(option.most, *parse_real(most));
    }
  }
  return options;
}

std::vector<OptionInfo> shared_options(const LearnerKind& kind) {
  std::vector<OptionInfo> options = capped_options(kind);
  std::erase_if(options, [](const OptionInfo& one) { return one.kind == OptionKind::kFile; });
  return options;
}

}  // namespace papan::train
