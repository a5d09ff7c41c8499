// Survival: with many colours a second policy takes over while the board is high, and looks
// at sampled next bricks to bring it down: that keeps games alive that would end.
//
// It has the thesis's weights. The number of cells from which it takes over depends on
// who builds. docs/algorithms/brick.md tells how that was chosen,
// tests/slow/brick_strength_test.cpp compares with the thesis.
#pragma once

#include "games/brick/rules/policy.hpp"

namespace papan::brick {

// What takes over when `from` cells are filled. Of `width` placements the values after
// each of `samples` next bricks are averaged; `points` is what a point is worth in
// units of the evaluation.
struct Survival {
  Policy policy;
  int from = kColumns * kRows + 1;  // never
  int samples = 5;
  int width = 6;
  double points = 3;

  [[nodiscard]] bool needed(const Board& board) const { return filled_cells(board) >= from; }
};

// Beside the builder; learned values need none.
Survival survival_beside_builder(const Parameters& parameters);

// Points and promise of a board as this policy sees them, counted from a score.
struct PolicyEvaluation {
  static constexpr std::string_view kName = "policy";
  static constexpr int kUnit = 16;

  Score operator()(const ColourBrick& rules, const ColourBrick::State& state) const;
  Score final(const ColourBrick& rules, const ColourBrick::State& state) const;

  const Survival& survival;
  Score from = 0;  // the score before the first placement
};

}  // namespace papan::brick
