#include "agents/external.hpp"

namespace papan {

std::vector<AgentEntry> external_agents(const CatalogueEntry& game) {
  return game.module.programs != nullptr ? game.module.programs() : std::vector<AgentEntry>();
}

Result<std::unique_ptr<Player>> make_player(const Position& position, std::string_view text,
                                            Programs programs) {
  const auto spec = parse_spec(text);
  if (!spec) return spec.error();
  for (const AgentEntry& agent : external_agents(**find_game(position.game()))) {
    if (agent.name != spec->name) continue;
    if (programs == Programs::kAllowed) return agent.make(position, *spec);
    return Error{"agent '" + agent.name + "' runs a program: that is not allowed here"};
  }
  return make_player(position, text);
}

}  // namespace papan
