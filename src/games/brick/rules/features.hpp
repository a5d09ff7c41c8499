// The features of the thesis: what a board promises, as seven numbers.
//
// Row 0 is the top in the thesis; "above" here is the next higher bit. A word
// holds a column of one colour, and a cell has one colour only, so the hits of
// all colours can share a word before they are counted.
// The naive twin is in tests/oracle/brick_oracle.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

#include "games/brick/rules/board.hpp"

namespace papan::brick {

enum Feature : std::uint8_t {
  kHorizontalPairs,   // HP: equal neighbours side by side
  kVerticalPairs,     // VP: one above the other
  kDiagonalPairs,     // DP: above right and above left
  kPossibleDissolve,  // PD: a third cell that a shift would bring into line
  kMaximumWell,       // MW: the deepest column between higher neighbours or walls
  kBlocks,            // B: filled cells
  kPileHeight,        // PH: the highest filled row
  kThesisFeatures,
  // Beyond the thesis, see lattice.hpp.
  kPairs = kThesisFeatures,  // P02, ...: equal cells by their distance
  kRoughness = kPairs + 11,  // RG: steps between neighbouring columns, summed
  kLowestColumn,             // LC: height of the lowest column
  // A crystal round a shaft, see crystal.hpp.
  kCrystal,
  kOwnColumn = kCrystal,               // C1 to C4: equal cells so far apart in a column
  kNextAlike = kOwnColumn + 4,         // S0 to S3: in the next column, of the same phase
  kNextOther = kNextAlike + 4,         // O0 to O3: in the next column, of the other phase
  kSecondAlike = kNextOther + 4,       // T0 to T3: two columns away, of the same phase
  kSecondOther = kSecondAlike + 4,     // U0 to U3: two columns away, of the other phase
  kFlankRoughness = kSecondOther + 4,  // RC: as RG, without the shaft
  kShaftCells,                         // SC: filled cells of the shaft
  kShaftPairs,                         // SP: equal neighbours in it
  kSquaredHeights,                     // HH: heights squared, summed
  kDetonator,  // DT: root of the points that one cell in the shaft could make
  kFeatureCount
};

inline constexpr std::size_t kPairKinds = kRoughness - kPairs;

inline constexpr std::array<std::string_view, kFeatureCount> kFeatureNames = {
    "HP",  "VP",  "DP",  "PD",  "MW",  "B",   "PH", "P02", "P03", "P04", "P12", "P13",
    "P14", "P20", "P21", "P22", "P23", "P24", "RG", "LC",  "C1",  "C2",  "C3",  "C4",
    "S0",  "S1",  "S2",  "S3",  "O0",  "O1",  "O2", "O3",  "T0",  "T1",  "T2",  "T3",
    "U0",  "U1",  "U2",  "U3",  "RC",  "SC",  "SP", "HH",  "DT"};

// What the thesis's seven count, in words beside its abbreviations.
inline constexpr std::array<std::string_view, kThesisFeatures> kFeatureMeanings = {
    "equal neighbours side by side",
    "equal neighbours one above the other",
    "equal neighbours on a diagonal",
    "third cells that a shift would bring into line",
    "the deepest well",
    "filled cells",
    "the highest filled row"};

using Features = std::array<int, kFeatureCount>;

namespace detail {

// Hits of the pairs and possible dissolves, a bit a cell; kinds that can hit in
// the same cell have words of their own.
struct Hits {
  static constexpr int kKinds = 9;
  std::array<std::array<std::uint32_t, kColumns>, kKinds> kinds{};
};

inline void add_hits(const Plane& plane, const Plane& filled, Hits& hits) {
  for (int i = 0; i < kColumns; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const std::uint32_t own = plane[i];
    const std::uint32_t right = own & plane[i + 1];
    const std::uint32_t above = own & plane[i] >> 1;
    const std::uint32_t above_right = own & plane[i + 1] >> 1;
    const std::uint32_t above_left = own & plane[i - 1] >> 1;
    // Above a filled cell a fourth of the colour, or else one below a gap.
    const std::uint32_t over_filled = filled[i] >> 2 & plane[i] >> 3;
    hits.kinds[0][at] |= right;
    hits.kinds[1][at] |= above;
    hits.kinds[2][at] |= above_right;
    hits.kinds[3][at] |= above_left;
    hits.kinds[4][at] |= right & plane[i + 2] >> 1;
    hits.kinds[5][at] |= right & plane[i - 1] >> 1;
    hits.kinds[6][at] |= above & (over_filled | plane[i] << 2);
    hits.kinds[7][at] |= above_right & plane[i + 2] >> 3;
    hits.kinds[8][at] |= above_left & plane[i - 2] >> 3;
  }
}

inline int count_hits(const Hits& hits, int first, int last) {
  int sum = 0;
  for (int kind = first; kind <= last; ++kind) {
    for (const auto word : hits.kinds[static_cast<std::size_t>(kind)]) sum += std::popcount(word);
  }
  return sum;
}

}  // namespace detail

// The thesis's features; the others are left at 0.
inline Features features(const Board& board, int colours) {
  Plane filled;
  std::array<int, kColumns + 2> heights{};
  heights.front() = heights.back() = kRows;  // the walls
  Features found{};
  for (int i = 0; i < kColumns; ++i) {
    filled[i] = board.filled(i);
    const int height = std::popcount(filled[i]);
    heights[static_cast<std::size_t>(i + 1)] = height;
    found[kBlocks] += height;
    found[kPileHeight] = std::max(found[kPileHeight], height);
  }
  for (std::size_t i = 1; i <= kColumns; ++i) {
    found[kMaximumWell] =
        std::max(found[kMaximumWell], std::min(heights[i - 1], heights[i + 1]) - heights[i]);
  }
  detail::Hits hits;
  for (int colour = 0; colour < colours; ++colour) {
    detail::add_hits(Plane(board.cells[static_cast<std::size_t>(colour)]), filled, hits);
  }
  found[kHorizontalPairs] = detail::count_hits(hits, 0, 0);
  found[kVerticalPairs] = detail::count_hits(hits, 1, 1);
  found[kDiagonalPairs] = detail::count_hits(hits, 2, 3);
  found[kPossibleDissolve] = detail::count_hits(hits, 4, 8);
  return found;
}

using Weights = std::array<double, kFeatureCount>;

inline double evaluate(const Features& features, const Weights& weights) {
  double sum = 0;
  for (std::size_t i = 0; i < kThesisFeatures; ++i) sum += weights[i] * features[i];
  double wide = 0;
  for (std::size_t i = kThesisFeatures; i < kFeatureCount; ++i) wide += weights[i] * features[i];
  return sum + wide;
}

}  // namespace papan::brick
