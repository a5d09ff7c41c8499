// Windows: three by three cells, and what pattern they make.
//
// Colours enter only as equal or different: they are named a, b, c in the order in which
// they first appear in the middle column, then in the left and in the right one, and all
// further ones "other". So a window has 9 patterns of the middle column times 85 of each
// neighbour (4^3 of three cells, 16 of two, 4 of one, none), and windows are
// shared between colours, and between games of more or fewer colours.
// The slow twin is in tests/games/brick_values_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/brick/rules/board.hpp"

namespace papan::brick {

inline constexpr int kWindowRows = 3;
inline constexpr int kSidePatterns = 85;
inline constexpr int kMiddlePatterns = 9;
inline constexpr int kWindowPatterns = kMiddlePatterns * kSidePatterns * kSidePatterns;

// Three cells of a column, lowest first, as one number: digits to the base of
// `colours + 1`, 0 for an empty cell.
using Slice = std::uint16_t;

// The tables that turn slices into patterns, for one number of colours.
class Windows {
 public:
  // Made once for each number of colours, and shared.
  static const Windows& of(int colours);

  [[nodiscard]] Slice slice(int low, int middle, int high) const {
    return static_cast<Slice>(low + base_ * (middle + base_ * high));
  }
  [[nodiscard]] int lowest(Slice slice) const { return slice % base_; }

  [[nodiscard]] int pattern(Slice middle, Slice left, Slice right) const {
    const Pair& pair = pairs_[index(middle, left)];
    return pair.pattern * kSidePatterns + rights_[index(pair.names, right)];
  }

 private:
  // What the middle and the left column make: their pattern, and which colours have names.
  struct Pair {
    std::uint16_t pattern = 0;
    Slice names = 0;
  };

  explicit Windows(int colours);
  [[nodiscard]] std::size_t index(Slice first, Slice second) const {
    return std::size_t{first} * slices_ + second;
  }

  int base_;
  std::size_t slices_;
  std::vector<Pair> pairs_;
  std::vector<std::uint8_t> rights_;
};

// All slices of a board; columns are counted from 1, so that both walls have one.
struct Slices {
  static constexpr int kStarts = kRows - kWindowRows + 1;  // rows where a window can begin
  std::array<std::array<Slice, kStarts>, kColumns + 2> columns{};
};

}  // namespace papan::brick
