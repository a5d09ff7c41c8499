// Wider features than the thesis's: equal cells at every small distance, and the
// shape of the surface.
//
// A board that scores much is a crystal: colours alternate up each column, and
// neighbouring columns are shifted against each other so that nothing lines up
// until one cell vanishes. Counting equal pairs by their offset tells such boards
// from others, wherever the crystal stands. `P12` counts cells whose like is one
// column to the right and two rows up or down.
// The naive twin is in tests/oracle/brick_oracle.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstdlib>

#include "games/brick/rules/features.hpp"

namespace papan::brick {

namespace detail {

struct Offset {
  int columns;
  int rows;
};
// In the order of the features from kPairs on.
inline constexpr std::array<Offset, kPairKinds> kOffsets = {
    {{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 0}, {2, 1}, {2, 2}, {2, 3}, {2, 4}}};

// Marks the cells of one colour whose like is at the offset, above and below.
struct PairHits {
  std::array<std::uint32_t, kColumns> above{};
  std::array<std::uint32_t, kColumns> below{};

  void add(const Plane& plane, Offset offset) {
    for (int i = 0; i < kColumns; ++i) {
      const auto at = static_cast<std::size_t>(i);
      above[at] |= plane[i] & plane[i + offset.columns] >> offset.rows;
      below[at] |= plane[i] & plane[i + offset.columns] << offset.rows;
    }
  }

  // In one column, or on one level, a pair is seen from both of its ends.
  [[nodiscard]] int count(Offset offset) const {
    int sum = 0;
    for (const auto word : above) sum += std::popcount(word);
    if (offset.columns == 0 || offset.rows == 0) return sum;
    for (const auto word : below) sum += std::popcount(word);
    return sum;
  }
};

}  // namespace detail

inline void add_wide_features(const Board& board, int colours, Features& found) {
  std::array<Plane, kMaxColours> planes;
  for (std::size_t i = 0; i < static_cast<std::size_t>(colours); ++i) {
    planes[i] = Plane(board.cells[i]);
  }
  for (std::size_t kind = 0; kind < kPairKinds; ++kind) {
    detail::PairHits hits;
    for (std::size_t i = 0; i < static_cast<std::size_t>(colours); ++i) {
      hits.add(planes[i], detail::kOffsets[kind]);
    }
    found[kPairs + kind] = hits.count(detail::kOffsets[kind]);
  }
  int last = board.height(0);
  found[kLowestColumn] = last;
  for (int column = 1; column < kColumns; ++column) {
    const int height = board.height(column);
    found[kRoughness] += std::abs(height - last);
    found[kLowestColumn] = std::min(found[kLowestColumn], height);
    last = height;
  }
}

}  // namespace papan::brick
