// The trained policies of `best`, by the number of colours.
//
// Weights and limits come from `papan train brick` with CMA-ES on the wider
// features (docs/algorithms/brick-training.md tells the commands). `points` says
// what a point is worth in units of the evaluation when the next brick is looked
// at too; `samples` bricks are drawn for it and `width` placements compared, none
// where the look ahead does not pay.
#pragma once

#include "games/brick/policy.hpp"

namespace papan::brick {

struct BestPolicy {
  Policy policy;
  int samples = 0;
  int width = 0;
  double points = 0;
};

BestPolicy best_policy(const Parameters& parameters);

// Points and promise of a board as a policy sees them, counted from a score.
struct PolicyEvaluation {
  static constexpr std::string_view kName = "policy";
  static constexpr int kUnit = 16;

  Score operator()(const ColourBrick& rules, const ColourBrick::State& state) const;
  Score final(const ColourBrick& rules, const ColourBrick::State& state) const;

  const BestPolicy& best;
  Score from = 0;  // the score before the first placement
};

}  // namespace papan::brick
