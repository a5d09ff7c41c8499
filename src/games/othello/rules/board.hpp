// Board<N>: the two questions of Othello, on bits: where can I move, what flips?
//
// Bit r*N+c is the cell in row r from the top, column c from the left. A line
// runs along one of four axes, whose shifts are 1, N-1, N and N+1. The general
// code walks each direction in turn. For 8x8 all four axes are done at once in
// vector lanes: moves by parallel prefix, flips by carry on the way up and by
// smearing on the way down (the ideas are those of the public engines; see
// docs/algorithms/othello-bitboards.md). Plain vector extensions, no intrinsics:
// the same source compiles for every x86-64 level and elsewhere.
// The naive twin is tests/oracle/othello_oracle.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/bits.hpp"

namespace papan::othello {

template <int N>
struct Board {
  static_assert(N >= 4 && N <= 10 && N % 2 == 0);

  using Bits = std::conditional_t<(N <= 8), std::uint64_t, Bits128>;
  static constexpr int kCells = N * N;
  static constexpr Bits kAll = kCells == 64 ? ~Bits{0} : (Bits{1} << (kCells % 128)) - 1;
  static constexpr std::array<int, 4> kShifts = {1, N - 1, N, N + 1};

  // Cells of the columns in [from, to].
  static constexpr Bits columns(int from, int to) {
    Bits cells = 0;
    for (int i = 0; i < kCells; ++i) {
      if (i % N >= from && i % N <= to) cells |= bit<Bits>(i);
    }
    return cells;
  }
  // A disc that is bracketed along an axis cannot stand at that axis's ends, so
  // masking it there also stops lines from wrapping around the edge.
  static constexpr Bits kInner = columns(1, N - 2);
  static constexpr std::array<Bits, 4> kBracketed = {kInner, kInner, kAll, kInner};

  // Empty cells where `own` may move.
  static Bits moves(Bits own, Bits enemy);

  // The enemy discs that turn when `own` moves to `cell`; none: not a move.
  static Bits flips(Bits own, Bits enemy, int cell);
};

namespace detail {

template <int N>
typename Board<N>::Bits moves_by_axis(typename Board<N>::Bits own, typename Board<N>::Bits enemy) {
  using B = Board<N>;
  typename B::Bits found = 0;
  for (int axis = 0; axis < 4; ++axis) {
    const int shift = B::kShifts[axis];
    const auto between = enemy & B::kBracketed[axis];
    auto up = between & (own << shift);
    auto down = between & (own >> shift);
    for (int i = 0; i < N - 3; ++i) {
      up |= between & (up << shift);
      down |= between & (down >> shift);
    }
    found |= (up << shift) | (down >> shift);
  }
  return found & ~(own | enemy) & B::kAll;
}

template <int N>
typename Board<N>::Bits flips_by_axis(typename Board<N>::Bits own, typename Board<N>::Bits enemy,
                                      int cell) {
  using B = Board<N>;
  using Bits = typename B::Bits;
  const Bits origin = bit<Bits>(cell);
  Bits found = 0;
  for (int axis = 0; axis < 4; ++axis) {
    const int shift = B::kShifts[axis];
    const Bits between = enemy & B::kBracketed[axis];
    Bits up = between & (origin << shift);
    Bits down = between & (origin >> shift);
    for (int i = 0; i < N - 3; ++i) {
      up |= between & (up << shift);
      down |= between & (down >> shift);
    }
    if (((up << shift) & own) != 0) found |= up;
    if (((down >> shift) & own) != 0) found |= down;
  }
  return found;
}

// --- 8x8, four axes at once --------------------------------------------------

using Lanes = std::uint64_t __attribute__((vector_size(32)));

inline constexpr Lanes kShift = {1, 7, 8, 9};
inline constexpr Lanes kBracketed = {Board<8>::kInner, Board<8>::kInner, Board<8>::kAll,
                                     Board<8>::kInner};

// For each cell and axis, the cells of the board on the line up from it (towards
// higher bits) and down from it, the cell itself left out.
struct Rays {
  alignas(32) std::uint64_t up[64][4];
  alignas(32) std::uint64_t down[64][4];
};

constexpr std::uint64_t ray(int cell, int row_step, int column_step) {
  std::uint64_t cells = 0;
  int row = cell / 8 + row_step;
  int column = cell % 8 + column_step;
  for (; row >= 0 && row < 8 && column >= 0 && column < 8; row += row_step, column += column_step) {
    cells |= bit<std::uint64_t>(row * 8 + column);
  }
  return cells;
}

constexpr Rays make_rays() {
  constexpr int kRowStep[4] = {0, 1, 1, 1};
  constexpr int kColumnStep[4] = {1, -1, 0, 1};
  Rays rays{};
  for (int cell = 0; cell < 64; ++cell) {
    for (int axis = 0; axis < 4; ++axis) {
      rays.up[cell][axis] = ray(cell, kRowStep[axis], kColumnStep[axis]);
      rays.down[cell][axis] = ray(cell, -kRowStep[axis], -kColumnStep[axis]);
    }
  }
  return rays;
}

inline constexpr Rays kRays = make_rays();

inline std::uint64_t moves_8x8(std::uint64_t own, std::uint64_t enemy) {
  const Lanes between = enemy & kBracketed;
  const Lanes up_pairs = between & (between << kShift);
  const Lanes down_pairs = between & (between >> kShift);
  const Lanes twice = kShift + kShift;
  Lanes up = between & (own << kShift);
  Lanes down = between & (own >> kShift);
  up |= between & (up << kShift);
  down |= between & (down >> kShift);
  up |= up_pairs & (up << twice);
  down |= down_pairs & (down >> twice);
  up |= up_pairs & (up << twice);
  down |= down_pairs & (down >> twice);
  const Lanes reached = (up << kShift) | (down >> kShift);
  return (reached[0] | reached[1] | reached[2] | reached[3]) & ~(own | enemy);
}

inline std::uint64_t flips_8x8(std::uint64_t own, std::uint64_t enemy, int cell) {
  Lanes up;
  Lanes down;
  std::memcpy(&up, kRays.up[cell], sizeof up);
  std::memcpy(&down, kRays.down[cell], sizeof down);

  // Up: with all cells off the ray set, a carry from below runs through the
  // enemy discs and comes out at the first cell of the ray that is not one.
  const Lanes end_up = ((enemy | ~up) + 1) & up & own;
  const Lanes flips_up = (end_up + (Lanes)(end_up != 0)) & up;  // the comparison gives -1

  // Down: smear the cells that are not enemy discs towards the ray's far end;
  // what stays clear is the unbroken row of enemy discs next to the cell.
  Lanes stopped = ~enemy & down;
  stopped |= stopped >> kShift;
  stopped |= stopped >> (kShift + kShift);
  stopped |= stopped >> (4 * kShift);
  const Lanes end_down = stopped & ~(stopped >> kShift) & down & own;
  const Lanes flips_down = ~stopped & down & (Lanes)(end_down != 0);

  const Lanes both = flips_up | flips_down;
  return both[0] | both[1] | both[2] | both[3];
}

}  // namespace detail

template <int N>
typename Board<N>::Bits Board<N>::moves(Bits own, Bits enemy) {
  if constexpr (N == 8) {
    return detail::moves_8x8(own, enemy);
  } else {
    return detail::moves_by_axis<N>(own, enemy);
  }
}

template <int N>
typename Board<N>::Bits Board<N>::flips(Bits own, Bits enemy, int cell) {
  if constexpr (N == 8) {
    return detail::flips_8x8(own, enemy, cell);
  } else {
    return detail::flips_by_axis<N>(own, enemy, cell);
  }
}

}  // namespace papan::othello
