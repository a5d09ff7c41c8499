#include "games/brick/play/ways.hpp"

#include <algorithm>

#include "games/brick/play/foresight.hpp"

namespace papan::brick {
namespace {

constexpr int kLastBricks = 3;  // of which any points are taken, as in the thesis

bool near_end(const SwiftBoard& board, int left, const Policy& policy) {
  return left < kLastBricks || kColumns * kRows - board.cells() < policy.free_cells;
}

}  // namespace

Move Way::place(const SwiftBoard& board, const Brick& brick, int left) const {
  Worths all;
  weigh(board, brick, left, all);
  return std::max_element(all.begin(), all.end(),
                          [](const Worth& a, const Worth& b) { return a.worth < b.worth; })
      ->move;
}

void ThesisWay::weigh(const SwiftBoard& board, const Brick& brick, int left, Worths& all) const {
  Worths points;
  double most = 0;
  SwiftBoard lent = board;
  all.clear();
  for_each_placement(board, brick, [&](Move move, const Brick& turned) {
    lent.add(move.column, turned);
    if (lent.run_through(move.column, turned)) {
      SwiftBoard settled = lent;
      points.push({move, static_cast<double>(settled.settle())});
      all.push({move, sum_(settled)});
      most = std::max(most, points[points.size() - 1].worth);
    } else {
      points.push({move, 0});
      all.push({move, sum_(lent)});
    }
    lent.remove(move.column, turned);
  });
  if (most > policy_.limit || (most > 0 && near_end(board, left, policy_))) all = points;
}

void LongGameWay::weigh(const SwiftBoard& board, const Brick& brick, int left, Worths& all) const {
  if (survives(board)) return survive_.weigh(board, brick, left, all);
  Afterstates found;
  values_.expand(board, brick, found);
  all.clear();
  for (const Afterstate& after : found) {
    all.push(
        {after.move, static_cast<double>(after.points) + share_of_promise(left - 1) * after.value});
  }
}

Score most_points(const SwiftBoard& board, const Brick& brick) {
  Score most = 0;
  SwiftBoard lent = board;
  for_each_placement(board, brick, [&](Move move, const Brick& turned) {
    lent.add(move.column, turned);
    if (lent.run_through(move.column, turned)) {
      SwiftBoard settled = lent;
      most = std::max(most, settled.settle());
    }
    lent.remove(move.column, turned);
  });
  return most;
}

}  // namespace papan::brick
