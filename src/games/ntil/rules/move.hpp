// Moves of Ntil: a step, a capture with every landing, or the removal of pieces
// after an ntil. Unused places are zero, so moves compare byte by byte, and a
// capture comes before its continuations.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>

#include "core/bits.hpp"

namespace papan::ntil {

enum class MoveKind : std::uint8_t { kStep, kCapture, kRemoval };

inline constexpr int kMostRemoved = 3;

// The longest capture takes all pieces of the other side: 27 on 7x11, 33 on 9x11.
template <BitSet Bits>
struct Move {
  static constexpr int kMostPoints = sizeof(Bits) == 8 ? 28 : 34;

  MoveKind kind = MoveKind::kStep;
  std::array<std::uint8_t, kMostPoints> points{};  // where it starts, then each landing
  std::uint8_t size = 0;                           // points used

  static Move step(int from, int to) {
    Move move;
    move.add(from);
    move.add(to);
    return move;
  }

  void add(int point) { points[size++] = static_cast<std::uint8_t>(point); }
  void drop() { points[--size] = 0; }

  [[nodiscard]] int from() const { return points[0]; }
  [[nodiscard]] int to() const { return points[size - 1]; }

  friend auto operator<=>(const Move&, const Move&) = default;
  friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace papan::ntil
