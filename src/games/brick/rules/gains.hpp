// Gain: what cells that land on a column add to the pairs and possible dissolves, and the runs
// that they make.
//
// All lie within two columns of the cell (features.hpp tells what they are), and those that reach
// beyond its own column have one cell of it only: so the gains of a brick's cells add up, once the
// higher know the lower ones. Tables tell the gain of a cell from what is about it.
// The twin in tests/games/brick_gains_test.cpp counts the whole board before and after.
#pragma once

#include <array>
#include <cstdint>

#include "games/brick/rules/swift_board.hpp"

namespace papan::brick {

// Small numbers in one word, to be added at once.
class Gain {
 public:
  constexpr Gain() = default;
  constexpr Gain(unsigned horizontal, unsigned vertical, unsigned diagonal, unsigned dissolves,
                 unsigned runs)
      : bits_(horizontal | vertical << kField | diagonal << 2 * kField | dissolves << 3 * kField |
              runs << 4 * kField) {}

  [[nodiscard]] constexpr int horizontal() const { return field(0); }
  [[nodiscard]] constexpr int vertical() const { return field(1); }
  [[nodiscard]] constexpr int diagonal() const { return field(2); }
  [[nodiscard]] constexpr int dissolves() const { return field(3); }
  [[nodiscard]] constexpr bool runs() const { return field(4) != 0; }

  friend constexpr Gain operator+(Gain a, Gain b) {
    a.bits_ += b.bits_;
    return a;
  }

 private:
  static constexpr int kField = 6;  // bits; three cells may have 42 dissolves

  [[nodiscard]] constexpr int field(int i) const {
    return static_cast<int>(bits_ >> i * kField & ((1U << kField) - 1));
  }

  std::uint32_t bits_ = 0;
};

namespace detail {

// A column's cells of one colour in the rows about the new cell's, so many below and above.
template <int kReach>
struct Window {
  static constexpr std::uint32_t kSize = 2U << 2 * kReach;
  std::uint32_t cells;

  constexpr explicit Window(std::uint32_t bits) : cells(bits) {}
  constexpr Window(std::uint32_t column, int row) : cells(column << kReach >> row & (kSize - 1)) {}
  constexpr unsigned operator[](int rows) const { return cells >> (kReach + rows) & 1; }
};
using Near = Window<2>;  // of the next column
using Far = Window<3>;   // of the next but one

inline constexpr int kDepth = 5;  // rows below the new cell in its own column

constexpr Gain gain_of_side(Near near, Far far) {
  unsigned dissolves = 0;
  for (int rows = -2; rows <= 1; ++rows) dissolves += near[rows] & far[2 * rows + 1];
  unsigned runs = 0;
  for (int rows = -1; rows <= 1; ++rows) runs += near[rows] & far[2 * rows];
  return {near[0], 0, near[1] + near[-1], dissolves, runs};
}

constexpr Gain gain_between(Near left, Near right) {
  const unsigned dissolves =
      (left[0] & right[1]) + (left[1] & right[0]) + (left[-1] & right[2]) + (left[2] & right[-1]);
  const unsigned runs = (left[0] & right[0]) + (left[1] & right[-1]) + (left[-1] & right[1]);
  return {0, 0, 0, dissolves, runs};
}

// A pair with a fourth cell on either side is one possible dissolve.
constexpr Gain gain_above(std::uint32_t column) {
  const auto below = [&](int rows) { return column >> (kDepth - rows) & 1; };
  const unsigned dissolves = (below(1) & below(3)) + (below(2) & below(3) & ~below(5));
  return {0, below(1), 0, dissolves, below(1) & below(2)};
}

struct GainTables {
  std::array<Gain, Near::kSize * Far::kSize> side;
  std::array<Gain, Near::kSize * Near::kSize> between;
  std::array<Gain, 1U << kDepth> above;
};

constexpr GainTables make_gain_tables() {
  GainTables made;
  for (std::uint32_t near = 0; near < Near::kSize; ++near) {
    for (std::uint32_t far = 0; far < Far::kSize; ++far) {
      made.side[near * Far::kSize + far] = gain_of_side(Near(near), Far(far));
    }
    for (std::uint32_t other = 0; other < Near::kSize; ++other) {
      made.between[near * Near::kSize + other] = gain_between(Near(near), Near(other));
    }
  }
  for (std::uint32_t own = 0; own < 1U << kDepth; ++own) made.above[own] = gain_above(own);
  return made;
}

inline constexpr GainTables kGains = make_gain_tables();

// `own` is the column's, with what the brick brings below the new cell.
inline Gain gain_of_cell(const SwiftBoard& board, int colour, int column, int row,
                         std::uint32_t own) {
  const auto plane = [&](int columns) { return board.plane(colour, column + columns); };
  const Near left(plane(-1), row);
  const Near right(plane(1), row);
  const Far far_left(plane(-2), row);
  const Far far_right(plane(2), row);
  return kGains.side[left.cells * Far::kSize + far_left.cells] +
         kGains.side[right.cells * Far::kSize + far_right.cells] +
         kGains.between[left.cells * Near::kSize + right.cells] +
         kGains.above[own << kDepth >> row & ((1U << kDepth) - 1)];
}

}  // namespace detail

// The brick is not on the board yet, and fits.
inline Gain gain_of_brick(const SwiftBoard& board, int column, const Brick& brick) {
  const auto [top, middle, low] = brick;
  const int row = board.height(column);
  const std::uint32_t below_middle = middle == low ? 1U : 0U;
  const std::uint32_t below_top = (top == low ? 1U : 0U) | (top == middle ? 2U : 0U);
  const auto gain = [&](int colour, int rows, std::uint32_t below) {
    return detail::gain_of_cell(board, colour, column, row + rows,
                                board.plane(colour, column) | below << row);
  };
  return gain(low, 0, 0) + gain(middle, 1, below_middle) + gain(top, 2, below_top);
}

}  // namespace papan::brick
