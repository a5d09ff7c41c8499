// Slow twin of the Adjacency paper's minimax (chapter II, listings 3 to 7 of II.3).
//
// It departs from the listings only where they break their own text or the game:
// - diagonal: the listing's else-if chain looks at the first own diagonal neighbour only;
//   II.2 asks for any of them.
// - no cell next to an enemy: the listing has no successor then, and would play its unset
//   Point; every empty cell is a successor, as II.1 begins.
// - the second mover's last round has one ply, not two: the tree ends where the game does.
// - cut at alpha >= beta, as II.1 tells and the listing forgets (no move changes by it).
// - no clock: the listing's 5 seconds depend on the machine.
#pragma once

#include <algorithm>
#include <optional>

#include "tests/papers/adjacency_twin.hpp"

namespace papan::papers::adjacency {

struct PointValue {
  Cell point;
  int value = 0;
};

// II.2 and listing 5, searchDiagonal: 1 if a diagonal neighbour is one's own and one of the
// two cells between is empty.
inline int search_diagonal(const Map& map, Cell c, char self) {
  for (const int di : {-1, 1}) {
    for (const int dj : {-1, 1}) {
      if (at(map, c.i + di, c.j + dj) != self) continue;
      if (at(map, c.i + di, c.j) == kEmpty || at(map, c.i, c.j + dj) == kEmpty) return 1;
    }
  }
  return 0;
}

// Listing 3, searchAdjacent: h = 2f - g, greatest first; Java's sort keeps equals in the
// order of the scan.
inline std::vector<PointValue> search_adjacent(const Map& map, char self, char enemy) {
  std::vector<PointValue> beside;
  std::vector<PointValue> all;
  for (const Cell& cell : empty_cells(map)) {
    const int adjacent = count_adjacent(map, cell, enemy);
    all.push_back({cell, 2 * adjacent - search_diagonal(map, cell, self)});
    if (adjacent > 0) beside.push_back(all.back());
  }
  auto& points = beside.empty() ? all : beside;
  std::stable_sort(points.begin(), points.end(),
                   [](const PointValue& a, const PointValue& b) { return a.value > b.value; });
  return points;
}

class Minimax {
 public:
  // Listing 6, move: maxDepth = 8 and maxWidth = 0.5.
  explicit Minimax(const Board& board, int max_depth = 8)
      : self_(board.self), enemy_(board.enemy), max_depth_(max_depth) {
    value_ = process_tree(board.map, true, 0, board.plies_left, -999, 999);
  }

  [[nodiscard]] Cell next() const { return *next_; }
  [[nodiscard]] int value() const { return value_; }

 private:
  // Listing 7, processTree: at depth 0 the root's moves, and `depth <= maxDepth` goes on, so
  // that leaves are maxDepth + 1 plies away.
  int process_tree(const Map& map, bool is_bot, int depth, int left, int alpha, int beta) {
    if (left == 0 || depth > max_depth_) return objective(map, self_);
    const char mark = is_bot ? self_ : enemy_;
    const auto points = search_adjacent(map, mark, is_bot ? enemy_ : self_);
    const std::size_t most = (points.size() + 1) / 2;  // ceil(size * maxWidth)
    for (std::size_t z = 0; z < most && alpha < beta; ++z) {
      Map state = map;
      change_state(state, points[z].point, mark);
      const int val = process_tree(state, !is_bot, depth + 1, left - 1, alpha, beta);
      if (is_bot && val > alpha) {
        alpha = val;
        if (depth == 0) next_ = points[z].point;
      } else if (!is_bot && val < beta) {
        beta = val;
      }
    }
    return is_bot ? alpha : beta;
  }

  char self_;
  char enemy_;
  int max_depth_;
  int value_ = 0;
  std::optional<Cell> next_;
};

}  // namespace papan::papers::adjacency
