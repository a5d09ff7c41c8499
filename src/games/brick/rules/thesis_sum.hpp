// ThesisSum: the thesis's evaluation of a board that is tried thousands of times.
//
// The same sum as `evaluate` over features.hpp's seven, on a SwiftBoard.
// The twin in tests/games/brick_thesis_sum_test.cpp is `evaluate`.
#pragma once

#include <algorithm>
#include <array>

#include "games/brick/rules/features.hpp"
#include "games/brick/rules/swift_pairs.hpp"

namespace papan::brick {

class ThesisSum {
 public:
  explicit ThesisSum(const Weights& weights) {
    std::copy_n(weights.begin(), kThesisFeatures, weights_.begin());
  }

  [[nodiscard]] double operator()(const SwiftBoard& board) const {
    const Pairs pairs = pairs_of(board);
    return weights_[kHorizontalPairs] * pairs.horizontal +
           weights_[kVerticalPairs] * pairs.vertical + weights_[kDiagonalPairs] * pairs.diagonal +
           weights_[kPossibleDissolve] * pairs.dissolves + of_heights(board);
  }

 private:
  [[nodiscard]] double of_heights(const SwiftBoard& board) const {
    int highest = 0;
    int well = 0;
    for (int i = 0; i < kColumns; ++i) {
      const int left = i > 0 ? board.height(i - 1) : kRows;  // the walls
      const int right = i + 1 < kColumns ? board.height(i + 1) : kRows;
      highest = std::max(highest, board.height(i));
      well = std::max(well, std::min(left, right) - board.height(i));
    }
    return weights_[kMaximumWell] * well + weights_[kBlocks] * board.cells() +
           weights_[kPileHeight] * highest;
  }

  std::array<double, kThesisFeatures> weights_{};
};

}  // namespace papan::brick
