// Agent specs: `name:key=value,...`, as on the command line and in records.
//
// The keys depth, nodes and time are the seat's default budget; all others are
// the agent's own options.
#pragma once

#include <string>
#include <string_view>

#include "core/options.hpp"
#include "core/result.hpp"
#include "game/budget.hpp"

namespace papan {

struct AgentSpec {
  std::string name;
  Budget budget;
  Settings options;
};

Result<AgentSpec> parse_spec(std::string_view text);
std::string to_text(const AgentSpec& spec);

}  // namespace papan
