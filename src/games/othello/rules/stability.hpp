// Stable discs: those that can never be turned again, as far as it is cheap to
// know: a disc is stable when along each of the four axes its line is full, or
// ends at the edge or at a stable disc of the same colour on one side.
//
// Grown from nothing until it no longer grows, so it never claims too much;
// proved on all of 4x4 and on random games in tests/oracle/othello_test.cpp.
#pragma once

#include "games/othello/rules/board.hpp"

namespace papan::othello {

namespace detail {

// For each axis, the cells whose line along it holds no empty cell.
template <int N>
constexpr std::array<typename Board<N>::Bits, 4> full_lines(typename Board<N>::Bits filled) {
  using B = Board<N>;
  using Bits = typename B::Bits;
  constexpr std::array<Bits, 4> kStaysUp = {B::columns(0, N - 2), B::columns(1, N - 1), B::kAll,
                                            B::columns(0, N - 2)};
  constexpr std::array<Bits, 4> kStaysDown = {B::columns(1, N - 1), B::columns(0, N - 2), B::kAll,
                                              B::columns(1, N - 1)};
  std::array<Bits, 4> full{};
  for (int axis = 0; axis < 4; ++axis) {
    const int shift = B::kShifts[axis];
    Bits open = B::kAll & ~filled;
    for (int i = 1; i < N; ++i) {
      open |= ((open & kStaysUp[axis]) << shift) | ((open & kStaysDown[axis]) >> shift);
    }
    full[axis] = B::kAll & ~open;
  }
  return full;
}

}  // namespace detail

template <int N>
typename Board<N>::Bits stable(typename Board<N>::Bits own, typename Board<N>::Bits enemy) {
  using B = Board<N>;
  using Bits = typename B::Bits;
  constexpr Bits kSides = B::kAll & ~B::kInner;
  constexpr Bits kTopBottom =
      B::kAll & ((bit<Bits>(N) - 1) | ((bit<Bits>(N) - 1) << (N * (N - 1))));
  constexpr std::array<Bits, 4> kEnd = {kSides, kSides | kTopBottom, kTopBottom,
                                        kSides | kTopBottom};
  const auto full = detail::full_lines<N>(own | enemy);
  Bits found = 0;
  for (;;) {
    Bits grown = own;
    for (int axis = 0; axis < 4; ++axis) {
      const int shift = B::kShifts[axis];
      // Cells at an end of the axis are caught by kEnd, so a wrapped shift adds
      // nothing that is not there already.
      grown &= full[axis] | kEnd[axis] | (found << shift) | (found >> shift);
    }
    if (grown == found) return found;
    found = grown;
  }
}

}  // namespace papan::othello
