// The order of moves in the endgame: which to try first.
//
// Where few cells are empty: the fewest answers for the enemy (fastest first), corners,
// odd quadrants. Where many are: the value of a shallow search with the evaluation,
// deeper the more there is to save, with the same as a small correction.
// Tested with the solver in tests/agents/othello_endgame_test.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "games/othello/play/area.hpp"
#include "games/othello/play/technique.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct OrderedMove {
  int cell;
  int promise;  // greater comes first
  std::uint64_t flips;
  std::uint64_t own;  // of the side to move after it
  std::uint64_t enemy;
};

// What the order of moves goes by.
struct Ranking {
  int empties;
  unsigned odd;  // the quadrants with an odd number of empty cells
  int known;     // the table's move, or 64
  Technique without = Technique::kNothing;
};

// At most 33 moves are known in any position; no two moves share a cell.
class OrderedMoves {
 public:
  // The legal moves of `own`, not ranked yet.
  OrderedMoves(std::uint64_t own, std::uint64_t enemy, std::uint64_t cells);

  // Gives each its promise. Moves played to look ahead are added to `nodes`.
  template <int N>
  void rank(const Ranking& by, std::uint64_t& nodes);

  // Gives each the promise that `promise(move)` tells.
  template <class Promise>
  void rank_by(Promise&& promise) {
    for (int i = 0; i < size_; ++i) moves_[i].promise = promise(moves_[i]);
  }

  // Brings the best of the rest to place i; asked for i = 0, 1, 2, ...
  const OrderedMove& pick(int i);

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] const OrderedMove* begin() const { return moves_.data(); }
  [[nodiscard]] const OrderedMove* end() const { return moves_.data() + size_; }

 private:
  std::array<OrderedMove, 64> moves_;
  int size_ = 0;
};

}  // namespace papan::othello
