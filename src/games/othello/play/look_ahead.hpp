// LookAhead: a plain alpha-beta to a small depth, for ordering moves and for quick games.
//
// `Evaluate` values a position for the side to move, given its discs and the enemy's.
// Moves come as they lie on the board: at these depths an order costs what it saves.
// Tested in tests/agents/othello_endgame_test.cpp.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/othello/play/area.hpp"
#include "games/othello/rules/board.hpp"

namespace papan::othello {

template <class Evaluate, int N = 8>
class LookAhead {
 public:
  // `unit` is a disc in the values of `evaluate`; moves played are added to `nodes`.
  LookAhead(const Evaluate& evaluate, int unit, std::uint64_t& nodes)
      : evaluate_(evaluate), unit_(unit), nodes_(nodes) {}

  // For the side to move.
  int value(std::uint64_t own, std::uint64_t enemy, int depth) {
    return search(own, enemy, depth, {-kInfinite, kInfinite});
  }

  // The first of the best moves; there must be one.
  int best_cell(std::uint64_t own, std::uint64_t enemy, int depth) {
    int best = -kInfinite;
    int best_cell = -1;
    for_each_bit(Area<N>::moves(own, enemy), [&](int cell) {
      const int found = after(own, enemy, cell, {depth, best, kInfinite});
      if (found <= best) return;
      best = found;
      best_cell = cell;
    });
    return best_cell;
  }

 private:
  static constexpr int kInfinite = 1 << 24;

  struct Window {
    int alpha;
    int beta;
  };
  struct Look {
    int depth;
    int alpha;
    int beta;
  };

  int search(std::uint64_t own, std::uint64_t enemy, int depth, Window window) {
    if (depth == 0) return evaluate_(own, enemy);
    std::uint64_t cells = Area<N>::moves(own, enemy);
    if (cells == 0) {
      if (Area<N>::moves(enemy, own) == 0) return unit_ * (count(own) - count(enemy));
      return -search(enemy, own, depth, {-window.beta, -window.alpha});
    }
    int best = -kInfinite;
    for (; cells != 0 && best < window.beta; cells &= cells - 1) {
      const int floor = std::max(window.alpha, best);
      best = std::max(best, after(own, enemy, lowest(cells), {depth, floor, window.beta}));
    }
    return best;
  }

  // The value of moving to the cell, for the mover.
  int after(std::uint64_t own, std::uint64_t enemy, int cell, Look look) {
    ++nodes_;
    const std::uint64_t flips = Board<8>::flips(own, enemy, cell);
    return -search(enemy ^ flips, own | flips | bit<std::uint64_t>(cell), look.depth - 1,
                   {-look.beta, -look.alpha});
  }

  const Evaluate& evaluate_;
  int unit_;
  std::uint64_t& nodes_;
};

}  // namespace papan::othello
