// Endgame: the exact value of an 8x8 Othello position, and a best move; EndgameOn<6> that
// of a 6x6 one, which lies in the middle of 8x8 (area.hpp).
//
// Principal variation search to the end of the game: an open window only along the
// principal line, elsewhere the question is only "more than alpha?". What is asked of a
// node depends on its number of empty cells:
//   - up to 4: code of their own (last_empties.hpp);
//   - up to kShallow: moves in odd quadrants first, no table;
//   - above: stable discs bound the value; the table; moves that leave the enemy the
//     fewest answers first; the table's bounds on children may cut at once (enhanced
//     transposition cut-off);
//   - many: the order comes from a shallow search with the evaluation.
// The ideas are those of the public engines (Zebra, Edax). The slow twin is minimax in
// tests/agents/othello_endgame_test.cpp; docs/algorithms/othello-endgame.md measures.
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/clock.hpp"
#include "games/othello/play/board_table.hpp"
#include "games/othello/play/last_empties.hpp"
#include "games/othello/play/shared_moves.hpp"

namespace papan::othello {

struct EndgameLimits {
  std::uint64_t nodes = 0;  // 0: none
  double seconds = 0;       // 0: none
  std::stop_token stop;
  int threads = 1;  // searches at once; one visits the same nodes again
};

struct EndgameSolution {
  int value = 0;    // for the side to move
  int lower = -64;  // proven bounds on it
  int upper = 64;
  std::uint64_t nodes = 0;  // moves played
  bool solved = false;      // false: a limit ended the search, the rest is a guess
  std::vector<int> line;    // cells, 64 for a pass; the first is a best move
};

template <int N>
class EndgameOn {
 public:
  EndgameOn(EndgameTable& table, Empties empties, EndgameLimits limits = {},
            Technique without = Technique::kNothing);

  // Somebody must be able to move. The line is as long as the table remembers.
  EndgameSolution solve(std::uint64_t own, std::uint64_t enemy);

  // Who wins: of the value only the sign is right, and the first move keeps it.
  EndgameSolution solve_outcome(std::uint64_t own, std::uint64_t enemy);

  // The value by null windows alone, from `guess` on: when a limit ends it, `lower` and
  // `upper` are proven.
  EndgameSolution prove(std::uint64_t own, std::uint64_t enemy, int guess);

  // The value alone, if it is in (alpha, beta); else a bound on its side.
  int value(std::uint64_t own, std::uint64_t enemy, int alpha, int beta);

  [[nodiscard]] bool stopped() const { return standing_.stopped; }
  [[nodiscard]] std::uint64_t nodes() const { return last_.nodes; }

 private:
  static constexpr int kShallow = 6;   // empty cells from which on parity orders the moves
  static constexpr int kEnhanced = 9;  // from so many on children are looked up first
  static constexpr int kTabled = 8;    // from so many on values are kept
  static constexpr int kTurned = 28;   // from so many on turns of the board are one position
  static constexpr int kShared = 14;   // from so many on threads share the moves

  struct Node {
    std::uint64_t own;
    std::uint64_t enemy;
    int empties;
    unsigned odd;  // quadrants with an odd number of empty cells
  };
  [[nodiscard]] Node node_of(std::uint64_t own, std::uint64_t enemy) const;
  [[nodiscard]] Node after(const Node& node, int cell, std::uint64_t flips) const;
  static Node passed(const Node& node) { return {node.enemy, node.own, node.empties, node.odd}; }

  using Split = SharedMoves<Node>;

  EndgameSolution solve(const Node& node, int alpha, int beta);
  template <class Search>
  void with_helpers(Search&& search);
  int open(const Node& node, int alpha, int beta);
  int principal(const Node& node, int alpha, int beta);
  int climb(const Node& node, int alpha, int beta);
  int scout(const Node& node, int alpha);
  int examine(const Node& node, int alpha);
  BestMove each(const Node& node, int alpha, OrderedMoves& moves);
  [[nodiscard]] bool worth_sharing(const Node& node, int moves) const;
  BestMove share(const Node& node, int alpha, OrderedMoves& moves,
                 const typename Split::SoFar& so_far);
  void help(SplitPoint& point);
  [[nodiscard]] Node first_turn(const Node& node) const;
  int shallow(const Node& node, int alpha);
  int few(const Node& node, int alpha);
  [[nodiscard]] bool enhanced_cut(const OrderedMoves& moves, int alpha, int& bound) const;
  void remember(const Node& node, SearchWindow window, const BestMove& best, std::uint64_t nodes);
  std::vector<int> line(Node node) const;
  bool over_limit();

  EndgameTable& table_;
  LastEmpties<N> last_;
  EndgameLimits limits_;
  Technique without_;
  unsigned quadrants_;  // those whose parity is minded: all or none
  Stopwatch watch_;
  std::uint64_t next_look_ = 0;
  Standing standing_;
};

extern template class EndgameOn<6>;
extern template class EndgameOn<8>;

using Endgame = EndgameOn<8>;

}  // namespace papan::othello
