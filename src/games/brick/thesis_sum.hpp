// ThesisSum: the thesis's evaluation of a board that is tried thousands of times.
//
// The same sum as `evaluate` over features.hpp's seven, on a SwiftBoard, whose empty words beyond
// the walls need no test: loops over columns without a branch.
// The twin in tests/games/brick_thesis_sum_test.cpp is `evaluate`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "games/brick/features.hpp"
#include "games/brick/swift_board.hpp"

namespace papan::brick {

class ThesisSum {
 public:
  explicit ThesisSum(const Weights& weights) {
    std::copy_n(weights.begin(), kThesisFeatures, weights_.begin());
  }

  [[nodiscard]] double operator()(const SwiftBoard& board) const {
    Hits hits{};
    for (int colour = 0; colour < board.colours(); ++colour) add_hits(board, colour, hits);
    return weights_[kHorizontalPairs] * count(hits, 0, 0) +
           weights_[kVerticalPairs] * count(hits, 1, 1) +
           weights_[kDiagonalPairs] * count(hits, 2, 3) +
           weights_[kPossibleDissolve] * count(hits, 4, 8) + of_heights(board);
  }

 private:
  static constexpr int kMargin = SwiftBoard::kMargin;
  using Hits = std::array<std::array<std::uint32_t, kColumns>, 9>;  // kinds as in features.hpp

  static void add_hits(const SwiftBoard& board, int colour, Hits& hits) {
    std::array<std::uint32_t, SwiftBoard::kWords> plane;
    for (int i = 0; i < SwiftBoard::kWords; ++i) plane[at(i)] = board.plane(colour, i - kMargin);
    for (int i = 0; i < kColumns; ++i) {
      const std::uint32_t* cells = plane.data() + i + kMargin;
      const std::uint32_t own = cells[0];
      const std::uint32_t filled = (1U << board.height(i)) - 1;
      const std::uint32_t right = own & cells[1];
      const std::uint32_t above = own & own >> 1;
      const std::uint32_t above_right = own & cells[1] >> 1;
      const std::uint32_t above_left = own & cells[-1] >> 1;
      hits[0][at(i)] |= right;
      hits[1][at(i)] |= above;
      hits[2][at(i)] |= above_right;
      hits[3][at(i)] |= above_left;
      hits[4][at(i)] |= right & cells[2] >> 1;
      hits[5][at(i)] |= right & cells[-1] >> 1;
      hits[6][at(i)] |= above & ((filled >> 2 & own >> 3) | own << 2);
      hits[7][at(i)] |= above_right & cells[2] >> 3;
      hits[8][at(i)] |= above_left & cells[-2] >> 3;
    }
  }

  static int count(const Hits& hits, std::size_t first, std::size_t last) {
    int sum = 0;
    for (std::size_t kind = first; kind <= last; ++kind) {
      for (std::size_t i = 0; i < kColumns; i += 2) {  // two columns a word
        sum += std::popcount(hits[kind][i] | std::uint64_t{hits[kind][i + 1]} << 32);
      }
    }
    return sum;
  }

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

  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

  std::array<double, kThesisFeatures> weights_{};
};

}  // namespace papan::brick
