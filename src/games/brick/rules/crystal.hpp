// Features of a crystal round a shaft: what a board by our builder promises.
//
// Let colours alternate up each column, and let neighbouring columns be in phase or
// one row off, as `kPhases` has it: then no three cells are in line while the board
// is built, and rows and diagonals align at once when the columns beside the shaft
// drop by one. A cell at the bottom of the shaft, which stays empty till then, sets
// that off. Equal pairs are counted by distance, apart for columns of the same
// and of the other phase; the detonator is what the shaft could fire now.
// The naive twin is in tests/oracle/brick_oracle.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>

#include "games/brick/rules/features.hpp"

namespace papan::brick {

inline constexpr int kShaft = 4;
inline constexpr std::array<int, kColumns> kPhases = {0, 1, 1, 0, 0, 0, 1, 1, 0, 0};

namespace detail {

inline constexpr int kFarthest = 3;  // rows between cells of two columns

// A word holds a column of one colour, or of two in its halves.
template <class Word>
void count_own_column(Word cells, Features& found) {
  for (int rows = 1; rows <= kFarthest + 1; ++rows) {
    found[static_cast<std::size_t>(kOwnColumn + rows - 1)] += std::popcount(cells & cells >> rows);
  }
}

// `first` is the feature of cells on one level.
template <class Word>
void count_between(Word left, Word right, std::size_t first, Features& found) {
  found[first] += std::popcount(left & right);
  for (std::size_t rows = 1; rows <= kFarthest; ++rows) {
    found[first + rows] +=
        std::popcount(left & right >> rows) + std::popcount(left & right << rows);
  }
}

inline std::size_t feature_between(int column, int other) {
  const bool alike =
      kPhases[static_cast<std::size_t>(column)] == kPhases[static_cast<std::size_t>(other)];
  if (other - column == 1) return alike ? kNextAlike : kNextOther;
  return alike ? kSecondAlike : kSecondOther;
}

template <class Word>
void count_pairs(const std::array<Word, kColumns>& plane, Features& found) {
  for (int column = 0; column < kColumns; ++column) {
    const Word cells = plane[static_cast<std::size_t>(column)];
    if (column == kShaft || cells == 0) continue;
    count_own_column(cells, found);
    for (int other = column + 1; other <= std::min(column + 2, kColumns - 1); ++other) {
      if (other == kShaft) continue;
      count_between(cells, plane[static_cast<std::size_t>(other)], feature_between(column, other),
                    found);
    }
  }
  found[kShaftPairs] += std::popcount(plane[kShaft] & plane[kShaft] >> 1);
}

inline bool has_run(const Plane& plane) {
  return std::any_of(kDirections.begin(), kDirections.end(),
                     [&](Direction step) { return any(starts_of_three(plane, step)); });
}

inline void measure_columns(const Board& board, Features& found) {
  int last = board.height(0);
  for (int column = 0; column < kColumns; ++column) {
    const int height = board.height(column);
    found[kSquaredHeights] += height * height;
    if (column == kShaft) continue;
    found[kFlankRoughness] += std::abs(height - last);
    last = height;
  }
  found[kShaftCells] = board.height(kShaft);
}

}  // namespace detail

// The most points that one cell of some colour, dropped into the shaft, would make;
// no runs stand on the board.
inline Score detonation(const Board& board, int colours) {
  const int height = board.height(kShaft);
  if (height == kRows) return 0;
  Score most = 0;
  for (std::size_t colour = 0; colour < static_cast<std::size_t>(colours); ++colour) {
    Plane plane(board.cells[colour]);
    plane[kShaft] |= 1U << height;
    if (!detail::has_run(plane)) continue;
    Board after = board;
    after.cells[colour][kShaft] |= 1U << height;
    most = std::max(most, settle(after, colours, [](const Runs&, Score) {}));
  }
  return most;
}

inline void add_crystal_features(const Board& board, int colours, Features& found) {
  for (std::size_t colour = 0; colour < static_cast<std::size_t>(colours); ++colour) {
    detail::count_pairs(board.cells[colour], found);
  }
  detail::measure_columns(board, found);
  found[kDetonator] =
      static_cast<int>(std::lround(std::sqrt(static_cast<double>(detonation(board, colours)))));
}

}  // namespace papan::brick
