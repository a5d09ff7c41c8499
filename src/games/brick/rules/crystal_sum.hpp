// CrystalSum: the weighted features of a crystal as one number, cell by cell.
//
// The same sum as `evaluate` over crystal.hpp's features, without the detonator, which
// would have to play. A cell that is added changes only the pairs with cells at most two
// columns and three rows away (four in its own column), so these are looked up by the few
// bits around it; that makes the sum after a drop some fifteen additions.
// The twin in tests/games/brick_values_test.cpp is `evaluate`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

#include "games/brick/rules/crystal.hpp"
#include "games/brick/rules/features.hpp"
#include "games/brick/rules/swift_board.hpp"

namespace papan::brick {

class CrystalSum {
 public:
  CrystalSum() : CrystalSum(Weights{}) {}

  explicit CrystalSum(const Weights& weights) {
    for (std::size_t i = 0; i < kFeatureCount; ++i) weights_[i] = static_cast<float>(weights[i]);
    for (std::size_t bits = 0; bits < own_.size(); ++bits) {
      for (int rows = 1; rows <= kOwnRows; ++rows) {
        if ((bits >> (kOwnRows - rows) & 1) != 0) own_[bits] += weight(kOwnColumn + rows - 1);
      }
    }
    for (int column = 0; column < kColumns; ++column) {
      for (int other = std::max(0, column - 2); other <= std::min(kColumns - 1, column + 2);
           ++other) {
        if (other != column) fill_beside(column, other);
      }
    }
  }

  [[nodiscard]] float weight(int feature) const {
    return weights_[static_cast<std::size_t>(feature)];
  }

  // What the pairs gain by a cell on top of this column.
  [[nodiscard]] float of_cell(const SwiftBoard& board, int column, int colour) const {
    const int row = board.height(column);
    const std::uint64_t own = board.plane(colour, column);
    if (column == kShaft) {
      return row > 0 && (own >> (row - 1) & 1) != 0 ? weight(kShaftPairs) : 0;
    }
    float sum = own_[own << kOwnRows >> row & (own_.size() - 1)];
    for (int columns = -2; columns <= 2; ++columns) {
      if (columns == 0) continue;
      const std::uint64_t other = board.plane(colour, column + columns);
      sum += beside(column, columns)[other << kFarRows >> row & (kAround - 1)];
    }
    return sum;
  }

  // All pairs of the board. Two colours share a word: a column has 20 rows, and what a shift
  // moves out of its half meets nothing there.
  [[nodiscard]] float of_pairs(const SwiftBoard& board) const {
    Features found{};
    for (int colour = 0; colour < board.colours(); colour += 2) {
      std::array<std::uint64_t, kColumns> plane{};
      for (int column = 0; column < kColumns; ++column) {
        auto& word = plane[static_cast<std::size_t>(column)];
        word = board.plane(colour, column);
        if (colour + 1 < board.colours()) {
          word |= std::uint64_t{board.plane(colour + 1, column)} << 32;
        }
      }
      detail::count_pairs(plane, found);
    }
    float sum = weight(kShaftPairs) * static_cast<float>(found[kShaftPairs]);
    for (int i = kOwnColumn; i < kFlankRoughness; ++i) {
      sum += weight(i) * static_cast<float>(found[static_cast<std::size_t>(i)]);
    }
    return sum;
  }

  // What depends on the heights alone.
  [[nodiscard]] float of_shape(const SwiftBoard& board) const {
    int highest = 0;
    int squares = 0;
    int steps = 0;
    int last = board.height(0);
    for (int column = 0; column < kColumns; ++column) {
      const int height = board.height(column);
      highest = std::max(highest, height);
      squares += height * height;
      if (column == kShaft) continue;
      steps += std::abs(height - last);
      last = height;
    }
    return weight(kBlocks) * static_cast<float>(board.cells()) +
           weight(kPileHeight) * static_cast<float>(highest) +
           weight(kFlankRoughness) * static_cast<float>(steps) +
           weight(kShaftCells) * static_cast<float>(board.height(kShaft)) +
           weight(kSquaredHeights) * static_cast<float>(squares);
  }

 private:
  static constexpr int kOwnRows = detail::kFarthest + 1;
  static constexpr int kFarRows = detail::kFarthest;
  static constexpr std::size_t kAround = std::size_t{1} << (2 * kFarRows + 1);
  using Around = std::array<float, kAround>;  // by the cells of a column from 3 below to 3 above

  [[nodiscard]] const Around& beside(int column, int columns) const {
    return beside_[static_cast<std::size_t>(column)][static_cast<std::size_t>(columns + 2)];
  }

  void fill_beside(int column, int other) {
    if (column == kShaft || other == kShaft) return;
    const auto first =
        static_cast<int>(detail::feature_between(std::min(column, other), std::max(column, other)));
    Around& sums =
        beside_[static_cast<std::size_t>(column)][static_cast<std::size_t>(other - column + 2)];
    for (std::size_t bits = 0; bits < kAround; ++bits) {
      for (int i = 0; i <= 2 * kFarRows; ++i) {
        if ((bits >> i & 1) != 0) sums[bits] += weight(first + std::abs(i - kFarRows));
      }
    }
  }

  std::array<float, kFeatureCount> weights_{};
  std::array<float, std::size_t{1} << kOwnRows> own_{};
  std::array<std::array<Around, 5>, kColumns> beside_{};
};

}  // namespace papan::brick
