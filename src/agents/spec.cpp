#include "agents/spec.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace papan {

Result<AgentSpec> parse_spec(std::string_view text) {
  const auto at = text.find(':');
  AgentSpec spec;
  spec.name = std::string(text.substr(0, at));
  if (spec.name.empty()) {
    return Error{fmt::format("expected an agent as name:key=value,..., got {}", in_quotes(text))};
  }
  if (at == std::string_view::npos) return spec;
  const auto all = parse_settings(text.substr(at + 1));
  if (!all) return Error{fmt::format("agent {}: {}", in_quotes(spec.name), all.error().message)};
  for (const Setting& setting : *all) {
    if (!is_budget_key(setting.key)) {
      spec.options.push_back(setting);
    } else if (auto done = set_limit(spec.budget, setting.key, setting.value); !done) {
      return Error{fmt::format("agent {}: {}", in_quotes(spec.name), done.error().message)};
    }
  }
  return spec;
}

std::string to_text(const AgentSpec& spec) {
  Settings all = settings(spec.budget);
  all.insert(all.end(), spec.options.begin(), spec.options.end());
  return all.empty() ? spec.name : spec.name + ":" + to_text(all);
}

}  // namespace papan
