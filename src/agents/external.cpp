#include "agents/external.hpp"

#include "games/othello/play/gtp.hpp"

namespace papan {

const std::vector<AgentEntry>& external_agents(std::string_view game) {
  static const std::vector<AgentEntry> none;
  static const std::vector<AgentEntry> of_othello = {othello::gtp_agent()};
  return game == "othello" ? of_othello : none;
}

Result<std::unique_ptr<Player>> make_player(const Position& position, std::string_view text,
                                            Programs programs) {
  const auto spec = parse_spec(text);
  if (!spec) return spec.error();
  for (const AgentEntry& agent : external_agents(position.game())) {
    if (agent.name != spec->name) continue;
    if (programs == Programs::kAllowed) return agent.make(position, *spec);
    return Error{"agent '" + agent.name + "' runs a program: that is not allowed here"};
  }
  return make_player(position, text);
}

}  // namespace papan
