#include "agents/by_search.hpp"

#include <algorithm>
#include <array>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

// A book does not search, and who wins is not by how much: neither is compared with the
// value of a search.
const std::array<Setting, 2> kBySearch = {{{"book", "off"}, {"without", "outcome"}}};

const AgentEntry* find_agent(const Position& position, std::string_view name) {
  const auto entry = find_game(position.game());
  if (!entry) return nullptr;
  const auto found = std::find_if((*entry)->agents.begin(), (*entry)->agents.end(),
                                  [&](const AgentEntry& each) { return each.name == name; });
  return found == (*entry)->agents.end() ? nullptr : &*found;
}

}  // namespace

std::string by_search(const Position& position, std::string_view spec) {
  auto wanted = parse_spec(spec);
  const AgentEntry* agent = wanted ? find_agent(position, wanted->name) : nullptr;
  if (agent == nullptr) return std::string(spec);
  bool changed = false;
  for (const Setting& setting : kBySearch) {
    const auto has = [&](const auto& option) { return option.key == setting.key; };
    if (std::none_of(agent->options.begin(), agent->options.end(), has)) continue;
    if (std::any_of(wanted->options.begin(), wanted->options.end(), has)) continue;
    wanted->options.push_back(setting);
    changed = true;
  }
  return changed ? to_text(*wanted) : std::string(spec);
}

}  // namespace papan
