#include "agents/catalogue.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "games/all_games.hpp"

namespace papan {

const std::vector<CatalogueEntry>& catalogue() {
  static const std::vector<CatalogueEntry> entries = [] {
    std::vector<CatalogueEntry> all;
    AllGames::for_each([&]<GameFamily F>() { all.push_back(make_entry<F>()); });
    return all;
  }();
  return entries;
}

Result<const CatalogueEntry*> find_game(std::string_view name) {
  std::vector<std::string> known;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.game.name == name) return &entry;
    known.push_back(entry.game.name);
  }
  return Error{fmt::format("unknown game {}: expected {}", in_quotes(name), join(known, ", "))};
}

Result<std::unique_ptr<Player>> make_player(const Position& position, std::string_view text) {
  const auto entry = find_game(position.game());
  if (!entry) return entry.error();
  const auto spec = parse_spec(text);
  if (!spec) return spec.error();
  std::vector<std::string> known;
  for (const AgentEntry& agent : (*entry)->agents) {
    if (agent.name == spec->name) return agent.make(position, *spec);
    known.push_back(agent.name);
  }
  return Error{fmt::format("unknown agent {} for {}: expected {}", in_quotes(spec->name),
                           position.game(), join(known, ", "))};
}

}  // namespace papan
