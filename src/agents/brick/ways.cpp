#include "agents/brick/ways.hpp"

#include <limits>

#include "agents/brick/foresight.hpp"

namespace papan::brick {
namespace {

// The first of the greatest.
struct Greatest {
  Move move;
  double value = std::numeric_limits<double>::lowest();

  void offer(Move other, double worth) {
    if (worth > value) *this = {other, worth};
  }
};

constexpr int kLastBricks = 3;  // of which any points are taken, as in the thesis

bool near_end(const SwiftBoard& board, int left, const Policy& policy) {
  return left < kLastBricks || kColumns * kRows - board.cells() < policy.free_cells;
}

}  // namespace

Move ThesisWay::place(const SwiftBoard& board, const Brick& brick, int left) const {
  Greatest points;
  Greatest promise;
  SwiftBoard lent = board;
  for_each_placement(board, brick, [&](Move move, const Brick& turned) {
    lent.add(move.column, turned);
    if (lent.run_through(move.column, turned)) {
      SwiftBoard settled = lent;
      points.offer(move, static_cast<double>(settled.settle()));
      promise.offer(move, sum_(settled));
    } else {
      points.offer(move, 0);
      promise.offer(move, sum_(lent));
    }
    lent.remove(move.column, turned);
  });
  const bool take =
      points.value > policy_.limit || (points.value > 0 && near_end(board, left, policy_));
  return take ? points.move : promise.move;
}

Move LongGameWay::place(const SwiftBoard& board, const Brick& brick, int left) const {
  if (survives(board)) return survive_.place(board, brick, left);
  Afterstates all;
  values_.expand(board, brick, all);
  Greatest best;
  for (const Afterstate& after : all) {
    best.offer(after.move,
               static_cast<double>(after.points) + share_of_promise(left - 1) * after.value);
  }
  return best.move;
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
