#include "cli/command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/text.hpp"

namespace papan::cli {
namespace {

constexpr double kNoEnd = std::numeric_limits<double>::infinity();

struct KindOf {
  std::string_view operator()(const bool*) const { return ""; }
  std::string_view operator()(const int*) const { return "INT"; }
  std::string_view operator()(const std::int64_t*) const { return "INT"; }
  std::string_view operator()(const std::uint64_t*) const { return "UINT"; }
  std::string_view operator()(const double*) const { return "FLOAT"; }
  std::string_view operator()(const std::string*) const { return "TEXT"; }
  std::string_view operator()(const std::vector<std::string>*) const { return "TEXT"; }
  std::string_view operator()(const std::vector<std::int64_t>*) const { return "INT"; }
};

struct DefaultOf {
  const Argument& argument;

  std::string operator()(const bool*) const { return ""; }
  std::string operator()(const double* value) const {
    return argument.allows(*value) ? to_text(*value) : "";
  }
  std::string operator()(const std::string* value) const { return *value; }
  std::string operator()(const std::vector<std::string>* values) const {
    return join(*values, ",");
  }
  std::string operator()(const std::vector<std::int64_t>*) const { return ""; }
  template <class Integer>
  std::string operator()(const Integer* value) const {
    return argument.allows(static_cast<double>(*value)) ? std::to_string(*value) : "";
  }
};

}  // namespace

Argument::Argument(std::string name, Target target, std::string help)
    : name_(std::move(name)), target_(target), help_(std::move(help)) {}

Argument& Argument::between(double least, double most) {
  bounds_ = Bounds{least, most};
  return *this;
}

Argument& Argument::at_least(double least) {
  return between(least, kNoEnd);
}

Argument& Argument::required() {
  required_ = true;
  return *this;
}

Argument& Argument::usually(std::string words) {
  usual_ = std::move(words);
  return *this;
}

Argument& Argument::separated_by(char separator) {
  separator_ = separator;
  return *this;
}

Argument& Argument::excludes(const std::vector<std::string>& others) {
  excluded_.insert(excluded_.end(), others.begin(), others.end());
  return *this;
}

Argument& Argument::needs(const std::string& other) {
  needed_.push_back(other);
  return *this;
}

Argument& Argument::existing_file() {
  must_exist_ = true;
  return takes(Word::kFile);
}

Argument& Argument::takes(Word word) {
  word_ = word;
  return *this;
}

Argument& Argument::such_as(std::vector<std::string> words) {
  words_ = std::move(words);
  return *this;
}

bool Argument::is_list() const {
  return std::holds_alternative<std::vector<std::string>*>(target_) ||
         std::holds_alternative<std::vector<std::int64_t>*>(target_);
}

std::string Argument::kind() const {
  const std::string_view kind = std::visit(KindOf{}, target_);
  if (!bounds_) return std::string(kind);
  if (bounds_->most == kNoEnd) return fmt::format("{} {}..", kind, to_text(bounds_->least));
  return fmt::format("{} {}..{}", kind, to_text(bounds_->least), to_text(bounds_->most));
}

std::string Argument::expected() const {
  if (must_exist_) return "a file that is there";
  const char* const number =
      std::holds_alternative<double*>(target_) ? "a number" : "a whole number";
  if (!bounds_) {
    const bool counts = std::holds_alternative<std::uint64_t*>(target_);
    return fmt::format("{}{}", number, counts ? " from 0" : "");
  }
  if (bounds_->most == kNoEnd) return fmt::format("{} from {}", number, to_text(bounds_->least));
  return fmt::format("{} in the range {} to {}", number, to_text(bounds_->least),
                     to_text(bounds_->most));
}

std::string Argument::shown_default() const {
  return usual_.empty() ? std::visit(DefaultOf{*this}, target_) : usual_;
}

bool Argument::allows(double value) const {
  if (!bounds_) return std::isfinite(value);
  return bounds_->least <= value && value <= bounds_->most;
}

Command::Command(std::string name, std::string summary)
    : name_(std::move(name)), summary_(std::move(summary)) {}

Command& Command::part(std::string name, std::string summary) {
  Command& made = parts_.emplace_back(std::move(name), std::move(summary));
  made.game_ = game_;
  return made;
}

void Command::exclude(std::string_view one, const std::string& other) {
  for (Argument& argument : arguments_) {
    if (argument.name() == one) argument.excludes({other});
  }
}

Command& Command::examples(std::vector<std::string> lines) {
  examples_ = std::move(lines);
  return *this;
}

Command& Command::runs(std::function<void()> action) {
  action_ = std::move(action);
  return *this;
}

Command& Command::runs_instead(std::function<bool()> action) {
  action_ = [usual = std::move(action_), action = std::move(action)] {
    if (!action()) usual();
  };
  return *this;
}

Command& Command::hidden() {
  hidden_ = true;
  return *this;
}

Command& Command::in_game(std::string game) {
  game_ = std::move(game);
  return *this;
}

const Command* Command::find_part(std::string_view name) const {
  const auto found = std::find_if(parts_.begin(), parts_.end(),
                                  [&](const Command& part) { return part.name() == name; });
  return found == parts_.end() ? nullptr : &*found;
}

Command* Command::find_part(std::string_view name) {
  return const_cast<Command*>(std::as_const(*this).find_part(name));
}

const Argument* Command::find_argument(std::string_view name) const {
  const auto found =
      std::find_if(arguments_.begin(), arguments_.end(),
                   [&](const Argument& argument) { return argument.name() == name; });
  return found == arguments_.end() ? nullptr : &*found;
}

Argument& Command::add(std::string name, Target target, std::string help) {
  return arguments_.emplace_back(std::move(name), target, std::move(help));
}

}  // namespace papan::cli
