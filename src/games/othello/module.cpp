// Othello: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"
#include "games/othello/play/gtp.hpp"
#include "games/othello/play/openings.hpp"

namespace papan {

namespace othello {
struct Family;
}

template <>
GameModule make_module<othello::Family>() {
  GameModule module;
  module.score = {.ends_all_values = true};
  module.programs = [] { return std::vector<AgentEntry>{othello::gtp_agent()}; };
  module.opening_moves = &othello::opening_moves;
  return module;
}

}  // namespace papan
