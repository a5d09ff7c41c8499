// Patterns: small groups of cells of the 8x8 board, whose every filling has a weight.
//
// A shape is a set of cells; its instances are the same cells on the board turned and
// mirrored, so that all of them share one table. The filling of an instance is a number
// in base three: 0 empty, 1 own, 2 enemy, the lowest cell first. It is read off the
// turned boards by extracting bits, twice an instance, which costs less than keeping
// numbers up to date through a search that copies its states. Two more numbers come
// last: the moves of both sides, and the number of discs.
// After Buro, "Improving heuristic mini-max search by supervised learning" (2002).
// The naive twin is in tests/games/othello_patterns_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/bits.hpp"
#include "games/othello/rules/board.hpp"

namespace papan::othello {

// The board in its eight positions: as it is, upside down, mirrored, both; and the same
// again with rows and columns exchanged.
inline constexpr int kTurns = 8;

constexpr std::uint64_t upside_down(std::uint64_t cells) {
  return __builtin_bswap64(cells);
}

constexpr std::uint64_t mirrored(std::uint64_t cells) {
  cells = (cells >> 1 & 0x5555555555555555ULL) | (cells & 0x5555555555555555ULL) << 1;
  cells = (cells >> 2 & 0x3333333333333333ULL) | (cells & 0x3333333333333333ULL) << 2;
  return (cells >> 4 & 0x0f0f0f0f0f0f0f0fULL) | (cells & 0x0f0f0f0f0f0f0f0fULL) << 4;
}

// Rows become columns, by exchanges of 1x1, 2x2 and 4x4 blocks.
constexpr std::uint64_t transposed(std::uint64_t cells) {
  std::uint64_t swap = (cells ^ (cells >> 7)) & 0x00aa00aa00aa00aaULL;
  cells ^= swap ^ (swap << 7);
  swap = (cells ^ (cells >> 14)) & 0x0000cccc0000ccccULL;
  cells ^= swap ^ (swap << 14);
  swap = (cells ^ (cells >> 28)) & 0x00000000f0f0f0f0ULL;
  return cells ^ swap ^ (swap << 28);
}

constexpr std::array<std::uint64_t, kTurns> turned(std::uint64_t cells) {
  const std::uint64_t mirror = mirrored(cells);
  const std::uint64_t exchanged = transposed(cells);
  const std::uint64_t both = mirrored(exchanged);
  return {cells,     upside_down(cells),     mirror, upside_down(mirror),
          exchanged, upside_down(exchanged), both,   upside_down(both)};
}

struct Shape {
  std::uint64_t cells;
  int size;                       // cells
  int instances;                  // how many of `turns` count
  std::array<int, kTurns> turns;  // the boards on which it is read
};

// Rows from the top, a1 in the lowest bit.
inline constexpr std::array<Shape, 11> kShapes = {{
    {0x0000000000070707ULL, 9, 4, {0, 1, 2, 3}},               // the corner, 3x3
    {0x0000000000001f1fULL, 10, 8, {0, 1, 2, 3, 4, 5, 6, 7}},  // the corner, 2x5
    {0x00000000000042ffULL, 10, 4, {0, 1, 4, 5}},              // the edge and its X cells
    {0x000000000000ff00ULL, 8, 4, {0, 1, 4, 5}},               // the second row
    {0x0000000000ff0000ULL, 8, 4, {0, 1, 4, 5}},               // the third
    {0x00000000ff000000ULL, 8, 4, {0, 1, 4, 5}},               // the fourth
    {0x8040201008040201ULL, 8, 2, {0, 2}},                     // diagonals of 8 to 4 cells
    {0x0080402010080402ULL, 7, 4, {0, 1, 2, 3}},
    {0x0000804020100804ULL, 6, 4, {0, 1, 2, 3}},
    {0x0000008040201008ULL, 5, 4, {0, 1, 2, 3}},
    {0x0000000080402010ULL, 4, 4, {0, 1, 2, 3}},
}};

constexpr int power_of_three(int exponent) {
  return exponent == 0 ? 1 : 3 * power_of_three(exponent - 1);
}

inline constexpr int kMostMoves = 24;  // more count as so many
inline constexpr int kMoveFillings = (kMostMoves + 1) * (kMostMoves + 1);
inline constexpr int kDiscFillings = 65;

// Where the table of each shape begins; then those of the moves and of the discs.
constexpr std::array<int, kShapes.size() + 3> make_offsets() {
  std::array<int, kShapes.size() + 3> offsets{};
  std::size_t i = 0;
  for (; i < kShapes.size(); ++i) offsets[i + 1] = offsets[i] + power_of_three(kShapes[i].size);
  offsets[i + 1] = offsets[i] + kMoveFillings;
  offsets[i + 2] = offsets[i + 1] + kDiscFillings;
  return offsets;
}
inline constexpr auto kOffsets = make_offsets();
inline constexpr int kFillings = kOffsets.back();  // of all tables of a phase

constexpr int make_instances() {
  int instances = 2;
  for (const Shape& shape : kShapes) instances += shape.instances;
  return instances;
}
inline constexpr int kInstances = make_instances();

// Bits as digits of base three.
inline constexpr int kMostCells = 10;
constexpr std::array<std::uint16_t, 1 << kMostCells> make_ternary() {
  std::array<std::uint16_t, 1 << kMostCells> ternary{};
  for (int bits = 0; bits < 1 << kMostCells; ++bits) {
    for (int i = 0; i < kMostCells; ++i) {
      if ((bits >> i & 1) != 0) ternary[bits] += static_cast<std::uint16_t>(power_of_three(i));
    }
  }
  return ternary;
}
inline constexpr auto kTernary = make_ternary();

// Calls `visit(index)` with the place in the tables of each instance's filling.
template <class Visit>
inline void for_each_filling(std::uint64_t own, std::uint64_t enemy, Visit&& visit) {
  const auto mine = turned(own);
  const auto theirs = turned(enemy);
#pragma GCC unroll 16
  for (std::size_t i = 0; i < kShapes.size(); ++i) {
    const Shape& shape = kShapes[i];
#pragma GCC unroll 8
    for (int j = 0; j < shape.instances; ++j) {
      const auto turn = static_cast<std::size_t>(shape.turns[static_cast<std::size_t>(j)]);
      visit(kOffsets[i] + kTernary[extract_bits(mine[turn], shape.cells)] +
            2 * kTernary[extract_bits(theirs[turn], shape.cells)]);
    }
  }
  const int moves = std::min(kMostMoves, count(Board<8>::moves(own, enemy)));
  const int answers = std::min(kMostMoves, count(Board<8>::moves(enemy, own)));
  visit(kOffsets[kShapes.size()] + moves * (kMostMoves + 1) + answers);
  visit(kOffsets[kShapes.size() + 1] + count(own | enemy));
}

}  // namespace papan::othello
