#include "games/brick/learn/beginning.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "games/brick/rules/builder_file.hpp"

namespace papan::train {
namespace {

using brick::Afterstate;
using brick::Afterstates;
using brick::SwiftBoard;
using brick::Values;
using brick::ValueTables;

constexpr std::uint64_t kPurpose = 2;
constexpr int kUnfinished = 1'000;   // the last ones, whose points are still to come
constexpr double kWait = 1.5;        // bricks whose points a brick's wait for a fuse costs,
constexpr double kWaitRound = 100;   // rounded to such points, which are the least
constexpr double kFullEnough = 150;  // cells
constexpr double kLeastSlope = 0.3;
constexpr std::array<double, 5> kFactors = {0.4, 0.5, 0.6, 0.7, 0.85};

// --- the template --------------------------------------------------------------------

struct Played {
  double sum = 0;  // of the board after the brick
  SwiftBoard board = SwiftBoard(brick::kMaxColours);
  double points = 0;
  bool died = false;  // no room instead
};

std::vector<Played> play(const brick::Builder& builder, int bricks, Rng rng) {
  const int colours = builder.colours();
  const brick::ColourBrick rules({colours, 1, 0});
  std::vector<Played> game;
  SwiftBoard board(colours);
  Afterstates found;
  for (int i = 0; i < bricks; ++i) {
    const brick::Brick hand = rules.draw({}, rng);
    builder.weigh(board, hand, found);
    if (found.empty()) {
      board = SwiftBoard(colours);
      game.push_back({.died = true});
      continue;
    }
    const Afterstate& best = best_of(found);
    board.drop(best.move.column, brick::rotated(hand, best.move.rotation));
    game.push_back({best.value, board, static_cast<double>(best.points)});
  }
  return game;
}

// What fuses are taken to promise before anything is learnt of them.
struct FusePromise {
  double share = 0;  // of its worth on a full board
  float wait = 0;    // what a brick's wait costs; 0: no fuse is asked for

  [[nodiscard]] double of(double cells, double worth) const {
    const double full = std::min(1.0, cells / kFullEnough);
    return share * worth * full * full;
  }
  [[nodiscard]] double of(const SwiftBoard& board) const {
    return wait == 0 ? 0 : of(board.cells(), fuse_worth(board, wait));
  }
};

FusePromise fuse_promise(double share, double average) {
  if (share == 0) return {};
  const double wait = kWaitRound * std::round(kWait * average / kWaitRound);
  return {share, static_cast<float>(std::max(kWaitRound, wait))};
}

void promise_fuses(const FusePromise& promise, ValueTables& tables) {
  tables.wait = promise.wait;
  for (int band = 0; band < brick::kSumBands; ++band) {
    for (int bucket = 0; bucket < brick::kFuseBuckets; ++bucket) {
      tables.fuses[static_cast<std::size_t>(band)][static_cast<std::size_t>(bucket)] =
          static_cast<float>(promise.of(8 * band + 4, brick::worth_of_fuse_bucket(bucket)));
    }
  }
}

struct Line {
  double slope = 0;
  double offset = 0;
};

// Least squares of what came after each board, beyond what its fuse promises, against its sum.
Line fit(const std::vector<Played>& game, double average, double loss, const FusePromise& fuses) {
  double count = 0;
  double x = 0;
  double y = 0;
  double xx = 0;
  double xy = 0;
  double later = 0;
  for (std::size_t i = game.size() - 1; i > 0; --i) {
    if (game[i].died) {
      later = -loss * average;
      continue;
    }
    later = game[i].points - average + kValuesDiscount * later;
    const Played& before = game[i - 1];
    if (i + kUnfinished >= game.size() || before.died) continue;
    const double beyond = later - fuses.of(before.board);
    count += 1;
    x += before.sum;
    y += beyond;
    xx += before.sum * before.sum;
    xy += before.sum * beyond;
  }
  const double slope = std::max(kLeastSlope, (xy - x * y / count) / (xx - x * x / count));
  return {slope, (y - slope * x) / count};
}

// --- values of fewer colours -----------------------------------------------------------

struct Tried {
  double average = 0;  // points a brick
  double deaths = 0;   // a brick

  [[nodiscard]] double worth(double loss) const { return average * (1 - loss * deaths); }
};

Tried tried(const Values& values, int bricks, Rng rng) {
  const brick::ColourBrick rules({values.colours(), 1, 0});
  SwiftBoard board(values.colours());
  Afterstates found;
  Tried result;
  for (int i = 0; i < bricks; ++i) {
    const brick::Brick hand = rules.draw({}, rng);
    values.weigh(board, hand, found);
    if (found.empty()) {
      board = SwiftBoard(values.colours());
      result.deaths += 1.0 / bricks;
      continue;
    }
    const Afterstate& best = best_of(found);
    result.average += static_cast<double>(best.points) / bricks;
    board.drop(best.move.column, brick::rotated(hand, best.move.rotation));
  }
  return result;
}

}  // namespace

Beginning begin_by_template(const ValuesGoal& goal, int bricks, double fuse_share, const Rng& rng) {
  const brick::Builder& builder = brick::shipped_builder(goal.colours);
  const auto game = play(builder, bricks, rng.fork(kPurpose));
  const auto [low, high] = std::minmax_element(
      game.begin(), game.end(), [](const Played& a, const Played& b) { return a.sum < b.sum; });
  Beginning result;
  for (const Played& one : game) result.average += one.points / bricks;
  const FusePromise fuses = fuse_promise(fuse_share, result.average);
  const Line line = fit(game, result.average, goal.loss, fuses);
  ValueTables& tables = result.tables;
  tables.crystal = builder.weights().crystal;
  tables.crystal[brick::kDetonator] = 0;
  for (double& weight : tables.crystal) weight = std::round(line.slope * weight);
  for (int cells = 0; cells <= brick::kColumns * brick::kRows; ++cells) {
    tables.counts[static_cast<std::size_t>(cells)] =
        static_cast<float>(line.slope * builder.crowding(cells));
  }
  constexpr double kRoom = 1.3;  // learning goes beyond what the template meets
  tables.offset = static_cast<float>(std::round(line.offset));
  tables.lowest_sum = static_cast<float>(line.slope * low->sum);
  tables.bucket =
      static_cast<float>(line.slope * (high->sum - low->sum) * kRoom / brick::kSumBuckets);
  promise_fuses(fuses, tables);
  return result;
}

ValueTables scaled(const ValueTables& tables, double factor) {
  ValueTables result = tables;
  const auto scale = [&](float& one) { one = static_cast<float>(one * factor); };
  for (double& weight : result.crystal) weight = std::round(factor * weight);
  for (float& one : result.windows) scale(one);
  for (auto& stage : result.heights) {
    for (auto& column : stage) std::for_each(column.begin(), column.end(), scale);
  }
  for (auto& stage : result.steps) {
    for (auto& column : stage) std::for_each(column.begin(), column.end(), scale);
  }
  std::for_each(result.counts.begin(), result.counts.end(), scale);
  for (auto& band : result.sums) std::for_each(band.begin(), band.end(), scale);
  for (float* one : {&result.offset, &result.lowest_sum, &result.bucket, &result.wait}) scale(*one);
  // A fuse of this worth is what one worth more was.
  for (std::size_t band = 0; band < result.fuses.size(); ++band) {
    for (int bucket = 0; bucket < brick::kFuseBuckets; ++bucket) {
      const auto before =
          brick::fuse_bucket(static_cast<float>(brick::worth_of_fuse_bucket(bucket) / factor));
      float& one = result.fuses[band][static_cast<std::size_t>(bucket)];
      one = tables.fuses[band][before];
      scale(one);
    }
  }
  return result;
}

Beginning begin_by_values(const Values& fewer, const ValuesGoal& goal, int bricks, const Rng& rng) {
  Beginning best;
  double most = std::numeric_limits<double>::lowest();
  for (const double factor : kFactors) {
    Values values(scaled(fewer.tables(), factor), goal.colours);
    const Tried one = tried(values, bricks, rng.fork(kPurpose));
    if (one.worth(goal.loss) <= most) continue;
    most = one.worth(goal.loss);
    best = {std::move(values.tables()), one.average};
  }
  return best;
}

}  // namespace papan::train
