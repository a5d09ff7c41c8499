// How many discs the last move of a game turns, without finding which.
//
// When one cell is empty, the discs of one side tell those of the other. Each of the
// four lines through the cell, pushed together to at most eight bits, is looked up in
// a table by the cell's place on it. What lies beyond the ends of a short line
// counts as enemy discs that nothing brackets: none of them turns.
// The slow twin is Board<8>::flips: tests/oracle/othello_test.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "core/bits.hpp"

namespace papan::othello {

namespace last_flips_detail {

struct Line {
  std::uint64_t cells;
  std::uint32_t place;  // of the cell on its line, from the lowest bit
};

// All lines through each cell: row, column, diagonal, antidiagonal.
using Lines = std::array<std::array<Line, 4>, 64>;

constexpr Lines make_lines() {
  constexpr int kRowStep[4] = {0, 1, 1, 1};
  constexpr int kColumnStep[4] = {1, 0, 1, -1};
  Lines lines{};
  for (int cell = 0; cell < 64; ++cell) {
    for (int axis = 0; axis < 4; ++axis) {
      Line& line = lines[cell][axis];
      for (int step = -7; step <= 7; ++step) {
        const int row = cell / 8 + step * kRowStep[axis];
        const int column = cell % 8 + step * kColumnStep[axis];
        if (row < 0 || row > 7 || column < 0 || column > 7) continue;
        line.cells |= bit<std::uint64_t>(row * 8 + column);
      }
      line.place = static_cast<std::uint32_t>(count(line.cells & (bit<std::uint64_t>(cell) - 1)));
    }
  }
  return lines;
}

// By the place on the line and the own discs of the line.
using Counts = std::array<std::array<std::uint8_t, 256>, 8>;

constexpr Counts make_counts() {
  Counts counts{};
  for (int place = 0; place < 8; ++place) {
    for (int own = 0; own < 256; ++own) {
      int up = place + 1;
      while (up < 8 && (own >> up & 1) == 0) ++up;
      int down = place - 1;
      while (down >= 0 && (own >> down & 1) == 0) --down;
      counts[place][own] = static_cast<std::uint8_t>((up < 8 ? up - place - 1 : 0) +
                                                     (down >= 0 ? place - down - 1 : 0));
    }
  }
  return counts;
}

inline constexpr Lines kLines = make_lines();
inline constexpr Counts kCounts = make_counts();

}  // namespace last_flips_detail

// The enemy discs that turn when `own` fills `cell`, the only empty one.
inline int count_last_flips(std::uint64_t own, int cell) {
  using namespace last_flips_detail;
  int flips = 0;
  for (const Line& line : kLines[static_cast<std::size_t>(cell)]) {
    flips += kCounts[line.place][extract_bits(own, line.cells)];
  }
  return flips;
}

}  // namespace papan::othello
