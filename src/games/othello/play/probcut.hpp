// Multi-ProbCut: a shallow search that is far outside the window foretells a deep one.
//
// The value of a deep search is that of a shallow one plus an error, whose spread depends
// on both depths and on the number of discs. Where the shallow value is beyond the window by a
// few such spreads, the deep search is left out. The spread is a linear model fitted from
// our own searches: `papan train othello-probcut` prints its coefficients.
// After Buro, "Experiments with Multi-ProbCut and a new high-quality evaluation function
// for Othello" (2000). Tested in tests/train/othello_probcut_test.cpp.
#pragma once

#include <algorithm>
#include <array>

namespace papan::othello {

// The logarithm of the spread, in discs, is the sum of these times what they stand for.
struct ProbCutModel {
  static constexpr int kTerms = 5;
  std::array<double, kTerms> coefficients;

  // 1, deep, shallow, share of the board that is filled, and its square.
  static std::array<double, kTerms> terms(int discs, int deep, int shallow) {
    const double filled = discs / 64.0;
    return {1, static_cast<double>(deep), static_cast<double>(shallow), filled, filled * filled};
  }
  // Discs.
  [[nodiscard]] double spread(int discs, int deep, int shallow) const;
};

// From 1,000 positions, seed 1, searched to depth 8: `papan train othello-probcut`.
inline constexpr ProbCutModel kFittedProbCut = {
    {1.096123, 0.080842, -0.218943, 1.210570, -0.792699}};

// The shallow depth that foretells a deep one: of the same parity, about half.
constexpr int shallow_depth(int deep) {
  return 2 * (deep / 4) + (deep & 1);
}

}  // namespace papan::othello
