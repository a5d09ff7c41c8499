// The thesis's way to choose a placement: weights, and when points come first.
//
// It builds by its evaluation, and takes the points instead when they exceed a
// limit, or when the end is near: fewer than three bricks or too few free cells.
// Weights, limits and the 10 free cells are those that the thesis prints.
// One rule for the agents, the training and the explanations.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "games/brick/rules/placements.hpp"

namespace papan::brick {

struct Policy {
  Weights weights{};
  int limit = 0;        // points above this are taken at once
  int free_cells = 10;  // with fewer any points are taken
  double ease = 0;      // the limit falls by e to this as the board fills from half
};

// Why a placement was chosen.
enum class Rule : std::uint8_t { kEvaluation, kLimit, kEnd };

constexpr std::string_view to_text(Rule rule) {
  switch (rule) {
    case Rule::kEvaluation: return "by evaluation";
    case Rule::kLimit: return "by score: above the limit";
    case Rule::kEnd: return "by score: the end is near";
  }
  return "";
}

struct Pick {
  std::size_t index = 0;  // into the placements
  Rule rule = Rule::kEvaluation;
};

// The first of the greatest.
template <class Value>
std::size_t first_best(const Placements& all, Value&& value) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (value(all[best]) < value(all[i])) best = i;
  }
  return best;
}

inline std::size_t best_score(const Placements& all) {
  return first_best(all, [](const Placement& placement) { return placement.score; });
}

inline std::size_t best_evaluation(const Placements& all) {
  return first_best(all, [](const Placement& placement) { return placement.evaluation; });
}

inline int filled_cells(const Board& board) {
  int filled = 0;
  for (int column = 0; column < kColumns; ++column) filled += board.height(column);
  return filled;
}

// `left` bricks, the one in hand included.
inline bool near_end(int left, int filled, const Policy& policy) {
  constexpr int kLastBricks = 3;
  return left < kLastBricks || kColumns * kRows - filled < policy.free_cells;
}

// The thesis's limit does not change; ours falls as the board fills.
inline double limit_at(const Board& board, const Policy& policy) {
  if (policy.ease == 0) return policy.limit;
  constexpr double kHalf = kColumns * kRows / 2.0;
  return policy.limit * std::exp(-policy.ease * std::max(0.0, filled_cells(board) / kHalf - 1));
}

// `all` are the placements in `state`, evaluated by the policy's weights.
inline Pick pick(const Placements& all, const ColourBrick::State& state, const Policy& policy) {
  const std::size_t points = best_score(all);
  const Score score = all[points].score;
  const double limit = limit_at(state.board, policy);
  if (score > 0 && near_end(state.left, filled_cells(state.board), policy)) {
    return {points, score > limit ? Rule::kLimit : Rule::kEnd};
  }
  if (score > limit) return {points, Rule::kLimit};
  return {best_evaluation(all), Rule::kEvaluation};
}

// What the thesis publishes for one number of colours.
struct Published {
  std::array<double, kThesisFeatures> weights;
  int limit_small;  // up to 10,000 bricks
  int limit_large;
};

// By colours, from 3.
inline constexpr std::array<Published, kMaxColours - 2> kPublished = {{
    {{40.1596, -191.458, 47.1979, 65.654, -47.1867, 0.777783, 0}, 17750, 18500},
    {{107.047, -143.271, 129.176, 116.011, 137.186, -57.8758, 0}, 8600, 6750},
    {{153.296, -212.85, 233.036, 120.275, 175.776, -219.832, 0}, 6250, 4000},
    {{106.149, -5.82133, 73.8042, 33.941, 105.196, -106.672, 0}, 5500, 5500},
    {{301.569, -52.8532, 275.494, 102.024, 265.767, -350.452, 0}, 2000, 2000},
    {{95.0478, 80.8678, 232.788, 206.558, 23.8948, -326.756, 0}, 100, 100},
    {{247.712, 80.5575, 383.78, 234.719, 26.2254, -488.369, 0}, 50, 50},
}};

inline Policy thesis_policy(const Parameters& parameters) {
  constexpr int kManyBricks = 10'000;
  const Published& published = kPublished[static_cast<std::size_t>(parameters.colours - 3)];
  Policy policy;
  std::copy(published.weights.begin(), published.weights.end(), policy.weights.begin());
  policy.limit = parameters.bricks > kManyBricks ? published.limit_large : published.limit_small;
  return policy;
}

}  // namespace papan::brick
