// The trained policies of `best`, by the number of colours.
//
// One policy builds. With many colours a second one takes over while the board is
// high, and looks at sampled next bricks to bring it down: that keeps games alive
// that would end. Weights and limits of the builders come from CMA-ES on the features
// of a crystal (games/brick/crystal.hpp); the second policy has the thesis's weights.
// docs/algorithms/brick-training.md tells how, tests/slow/brick_strength_test.cpp
// compares with the thesis.
#pragma once

#include "games/brick/policy.hpp"

namespace papan::brick {

// What takes over when `from` cells are filled. Of `width` placements the values after
// each of `samples` next bricks are averaged; `points` is what a point is worth in
// units of the evaluation.
struct Survival {
  Policy policy;
  int from = kColumns * kRows + 1;  // never
  int samples = 0;
  int width = 0;
  double points = 0;
};

struct BestPolicy {
  Policy policy;
  Survival survival;
  int from_with_values = kColumns * kRows + 1;  // as survival.from, where learned values build

  [[nodiscard]] bool in_danger(const Board& board) const {
    return filled_cells(board) >= survival.from;
  }
  [[nodiscard]] bool in_danger_with_values(const Board& board) const {
    return filled_cells(board) >= from_with_values;
  }
};

BestPolicy best_policy(const Parameters& parameters);

// Points and promise of a board as the second policy sees them, counted from a score.
struct PolicyEvaluation {
  static constexpr std::string_view kName = "policy";
  static constexpr int kUnit = 16;

  Score operator()(const ColourBrick& rules, const ColourBrick::State& state) const;
  Score final(const ColourBrick& rules, const ColourBrick::State& state) const;

  const Survival& survival;
  Score from = 0;  // the score before the first placement
};

}  // namespace papan::brick
