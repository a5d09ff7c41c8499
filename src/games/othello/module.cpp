// Othello: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"
#include "games/othello/play/book_moves.hpp"
#include "games/othello/play/gtp.hpp"
#include "games/othello/play/words.hpp"

namespace papan {

namespace othello {
struct Family;

namespace {

std::vector<std::string_view> examples() {
  return {"papan play othello",
          "papan play othello --second best:level=8",
          "papan play othello --first human --second human",
          "papan play othello --first mcts --second best --delay 1",
          "papan show othello",
          "papan show othello --set size=6 --json",
          "papan show othello --set size=4 --position '-XX--XO--OXO-OO- X'",
          "papan move othello --agent alphabeta:depth=6",
          "papan move othello --agent best --time 0.5 --json",
          "papan explain othello --agent greedy-position",
          "papan tree othello --agent minimax:depth=2",
          "papan solve othello --set size=4",
          "papan solve othello --position TEXT --time 600    (60 s unless said otherwise)",
          "papan match othello --first best:level=5 --second greedy-count --games 100",
          "papan match othello --first mcts --second alphabeta:depth=4 --records games.jsonl",
          "papan match othello --first best --second best:level=8 --nodes 100000 --json",
          "papan tournament othello --agents best:level=5 --agents greedy-count --agents random",
          "papan tournament othello --agents best --agents best:level=8 --budget nodes=10000 "
          "--sprt elo0=0,elo1=20 --games 2000",
          "papan replay othello --moves 'd3 c3 c4'",
          "papan replay othello --record games.jsonl --json",
          "papan agents othello",
          "papan agents othello --json",
          "papan perft othello --depth 8",
          "papan perft othello --set size=6 --depth 6",
          "papan bench othello --json"};
}

}  // namespace
}  // namespace othello

template <>
GameModule make_module<othello::Family>() {
  GameModule module;
  module.score = {.ends_all_values = true};
  module.page = {.has_discs = true};
  module.examples = othello::examples();
  module.indonesian = othello::kIndonesian;
  module.programs = [] {
    // Described once: players are made by the thousand.
    static const std::vector<AgentEntry> all = {othello::gtp_agent()};
    return all;
  };
  module.opening_moves = &othello::opening_moves;
  return module;
}

}  // namespace papan
