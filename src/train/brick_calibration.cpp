#include "train/brick_calibration.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "train/brick_first_policy.hpp"

namespace papan::train {
namespace {

using brick::Afterstate;
using brick::Afterstates;
using brick::SwiftBoard;
using brick::Values;

constexpr std::uint64_t kPurpose = 2;
constexpr int kUnfinished = 1'000;  // the last ones, whose points are still to come
constexpr int kLoss = 200;          // bricks whose points a full board costs

struct Played {
  float sum = 0;  // of the board after the brick
  double points = 0;
  bool died = false;  // no room instead
};

const Afterstate& pick(const Afterstates& all, const SwiftBoard& board,
                       const brick::Policy& policy) {
  const auto most = [&](auto&& value) {
    return std::max_element(all.begin(), all.end(), [&](const Afterstate& a, const Afterstate& b) {
      return value(a) < value(b);
    });
  };
  const Afterstate& points = *most([](const Afterstate& one) { return one.points; });
  const bool near_end = brick::kColumns * brick::kRows - board.cells() < policy.free_cells;
  if (static_cast<double>(points.points) > brick::limit_at(board.board(), policy) ||
      (points.points > 0 && near_end)) {
    return points;
  }
  return *most([](const Afterstate& one) { return one.sum; });
}

std::vector<Played> play(const Values& values, const brick::Policy& policy, int bricks, Rng rng) {
  const brick::ColourBrick rules({values.colours(), 1, 0});
  std::vector<Played> game;
  SwiftBoard board(values.colours());
  Afterstates found;
  for (int i = 0; i < bricks; ++i) {
    const brick::Brick hand = rules.draw({}, rng);
    values.expand(board, hand, found);
    if (found.empty()) {
      board = SwiftBoard(values.colours());
      game.push_back({0, 0, true});
      continue;
    }
    const Afterstate& chosen = pick(found, board, policy);
    game.push_back({chosen.sum, static_cast<double>(chosen.points), false});
    board.drop(chosen.move.column, brick::rotated(hand, chosen.move.rotation));
  }
  return game;
}

struct Line {
  double slope = 0;
  double offset = 0;
};

// Least squares of what came after each board against its sum.
Line fit(const std::vector<Played>& game, double average) {
  double count = 0;
  double x = 0;
  double y = 0;
  double xx = 0;
  double xy = 0;
  double later = 0;
  for (std::size_t i = game.size() - 1; i > 0; --i) {
    if (game[i].died) {
      later = -kLoss * average;
      continue;
    }
    later = game[i].points - average + kValuesDiscount * later;
    if (i + kUnfinished >= game.size() || game[i - 1].died) continue;
    const double sum = game[i - 1].sum;
    count += 1;
    x += sum;
    y += later;
    xx += sum * sum;
    xy += sum * later;
  }
  const double slope = (xy - x * y / count) / (xx - x * x / count);
  return {slope, (y - slope * x) / count};
}

}  // namespace

Calibration calibrate(int colours, int bricks, const Rng& rng) {
  const brick::Policy policy = first_policy(colours);
  Calibration result;
  result.tables.crystal = policy.weights;
  result.tables.crystal[brick::kDetonator] = 0;
  const auto game = play(Values(result.tables, colours), policy, bricks, rng.fork(kPurpose));
  const auto [low, high] = std::minmax_element(
      game.begin(), game.end(), [](const Played& a, const Played& b) { return a.sum < b.sum; });
  for (const Played& one : game) result.average += one.points / bricks;
  const Line line = fit(game, result.average);
  for (double& weight : result.tables.crystal) weight = std::round(line.slope * weight);
  constexpr double kRoom = 1.3;  // learning goes beyond what the policy meets
  result.tables.offset = static_cast<float>(std::round(line.offset));
  result.tables.lowest_sum = static_cast<float>(line.slope * low->sum);
  result.tables.bucket =
      static_cast<float>(line.slope * (high->sum - low->sum) * kRoom / brick::kSumBuckets);
  return result;
}

}  // namespace papan::train
