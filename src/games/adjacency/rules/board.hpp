// Board<N>: the geometry of the Adjacency Strategy Game, on bits.
//
// Bit r*N+c is the cell in row r from the top, column c from the left. The largest
// board holds every smaller one in its top left corner. A cell's
// neighbours are the up to four cells that share a side with it; its closed
// neighbourhood is they and itself. `Tally` counts the empty cells of every
// closed neighbourhood at once, in bit planes (a carry-save adder across the
// board). The naive twins are in tests/games/adjacency_board_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/bits.hpp"

namespace papan::adjacency {

template <int N>
struct Board {
  static_assert(N >= 4 && N <= 10);

  using Bits = std::conditional_t<(N <= 8), std::uint64_t, Bits128>;
  static constexpr int kCells = N * N;
  static constexpr Bits kAll = kCells == 64 ? ~Bits{0} : (Bits{1} << (kCells % 128)) - 1;

  static constexpr Bits columns(int from, int to) {
    Bits cells = 0;
    for (int i = 0; i < kCells; ++i) {
      if (i % N >= from && i % N <= to) cells |= bit<Bits>(i);
    }
    return cells;
  }
  static constexpr Bits kNotFirstColumn = columns(1, N - 1);
  static constexpr Bits kNotLastColumn = columns(0, N - 2);

  // Each cell as the neighbour on one side sees it.
  static constexpr Bits from_left(Bits cells) { return (cells << 1) & kNotFirstColumn; }
  static constexpr Bits from_right(Bits cells) { return (cells >> 1) & kNotLastColumn; }
  static constexpr Bits from_above(Bits cells) { return (cells << N) & kAll; }
  static constexpr Bits from_below(Bits cells) { return cells >> N; }

  // The cells next to any of `cells`.
  static constexpr Bits next_to(Bits cells) {
    return from_left(cells) | from_right(cells) | from_above(cells) | from_below(cells);
  }

  static constexpr std::array<Bits, kCells> kNeighbours = [] {
    std::array<Bits, kCells> all{};
    for (int i = 0; i < kCells; ++i) all[static_cast<std::size_t>(i)] = next_to(bit<Bits>(i));
    return all;
  }();

  static constexpr Bits neighbours(int cell) { return kNeighbours[static_cast<std::size_t>(cell)]; }
  static constexpr Bits closed(int cell) { return neighbours(cell) | bit<Bits>(cell); }

  // The cells of a board of `size` cells a side in the top left corner.
  static constexpr Bits corner(int size) {
    Bits cells = 0;
    for (int i = 0; i < kCells; ++i) {
      if (i / N < size && i % N < size) cells |= bit<Bits>(i);
    }
    return cells;
  }

  // The cell that a half turn of the corner of that size brings here.
  static constexpr int opposite(int cell, int size = N) { return (size - 1) * (N + 1) - cell; }

  static constexpr Bits turned(Bits cells, int size = N) {
    Bits turned = 0;
    for_each_bit(cells, [&](int cell) { turned |= bit<Bits>(opposite(cell, size)); });
    return turned;
  }
};

inline constexpr int kLargestSize = 10;

// Which cells are the board: known when compiling, but on the largest, which may hold a
// smaller one.
template <int N>
struct Extent {
  [[nodiscard]] static constexpr auto cells() { return Board<N>::kAll; }
  static constexpr Extent of(int) { return {}; }

  friend bool operator==(const Extent&, const Extent&) = default;
};

template <>
class Extent<kLargestSize> {
 public:
  using Bits = Board<kLargestSize>::Bits;

  [[nodiscard]] constexpr Bits cells() const { return cells_; }
  static constexpr Extent of(int size) {
    Extent extent;
    extent.cells_ = Board<kLargestSize>::corner(size);
    return extent;
  }

  friend bool operator==(const Extent&, const Extent&) = default;

 private:
  Bits cells_ = Board<kLargestSize>::kAll;
};

// How many of `cells` each closed neighbourhood holds, as the bits of a number
// from 0 to 5 in three planes.
template <int N>
struct Tally {
  using B = Board<N>;
  using Bits = typename B::Bits;

  Bits ones;
  Bits twos;
  Bits fours;

  constexpr explicit Tally(Bits cells) {
    const Bits left = B::from_left(cells);
    const Bits right = B::from_right(cells);
    const Bits above = B::from_above(cells);
    const Bits below = B::from_below(cells);
    const Bits sides = left ^ right;
    const Bits sides_and_self = sides ^ cells;
    const Bits carry_sides = (left & right) | (sides & cells);
    const Bits ends = above ^ below;
    const Bits carry_ends = above & below;
    ones = sides_and_self ^ ends;
    const Bits carry_ones = sides_and_self & ends;
    twos = carry_sides ^ carry_ends ^ carry_ones;
    fours = (carry_sides & carry_ends) | (carry_ones & (carry_sides ^ carry_ends));
  }

  [[nodiscard]] constexpr Bits none() const { return B::kAll & ~(ones | twos | fours); }
  [[nodiscard]] constexpr Bits one() const { return ones & ~(twos | fours); }
  [[nodiscard]] constexpr Bits two() const { return twos & ~ones; }
  [[nodiscard]] constexpr Bits three() const { return twos & ones; }
  [[nodiscard]] constexpr Bits four_or_five() const { return fours; }
};

}  // namespace papan::adjacency
