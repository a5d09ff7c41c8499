// Othello: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"
#include "games/othello/play/book_moves.hpp"
#include "games/othello/play/gtp.hpp"

namespace papan {

namespace othello {
struct Family;
}

template <>
GameModule make_module<othello::Family>() {
  GameModule module;
  module.score = {.ends_all_values = true};
  module.programs = [] {
    // Described once: players are made by the thousand.
    static const std::vector<AgentEntry> all = {othello::gtp_agent()};
    return all;
  };
  module.opening_moves = &othello::opening_moves;
  return module;
}

}  // namespace papan
