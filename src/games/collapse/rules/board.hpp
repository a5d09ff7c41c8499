// The board of Collapse: columns of bytes that stand on the ground, with heights.
//
// A cell is 0 (empty) or a colour from 1. Columns lie one after the other, each
// with an empty cell above its top, and an empty column on either side, so that
// a flood needs no test for the edge. Filled columns have no gap between them:
// the board closes up to the left. What is empty is zero, so boards that look
// alike are equal in every byte.
// The naive twin is tests/oracle/collapse_oracle.hpp.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "core/inline_list.hpp"

namespace papan::collapse {

inline constexpr int kMaxSide = 26;
inline constexpr int kMaxCells = kMaxSide * kMaxSide;
inline constexpr int kMaxColours = 9;
inline constexpr int kStride = kMaxSide + 1;  // from a cell to its right neighbour

// Index of a cell into Board::cells; rows from the bottom.
using Spot = std::int16_t;
constexpr Spot spot(int column, int row) {
  return static_cast<Spot>((column + 1) * kStride + row);
}
constexpr int column_of(Spot at) {
  return at / kStride - 1;
}
constexpr int row_of(Spot at) {
  return at % kStride;
}

inline constexpr std::array<Spot, 4> kNeighbours = {1, -1, kStride, -kStride};

using Spots = InlineList<Spot, kMaxCells>;
using ColourCounts = std::array<int, kMaxColours + 1>;  // by colour; [0] is unused

struct Board {
  std::array<std::uint8_t, (kMaxSide + 2) * kStride> cells{};
  std::array<std::uint8_t, kMaxSide> heights{};

  [[nodiscard]] std::uint8_t at(int column, int row) const { return cells[index(column, row)]; }
  [[nodiscard]] std::uint8_t at(Spot place) const { return cells[static_cast<std::size_t>(place)]; }
  [[nodiscard]] int height(int column) const { return heights[static_cast<std::size_t>(column)]; }

  // On top of a column.
  void stack(int column, std::uint8_t colour) {
    cells[index(column, heights[static_cast<std::size_t>(column)]++)] = colour;
  }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  static std::size_t index(int column, int row) {
    return static_cast<std::size_t>(spot(column, row));
  }
};

inline int count_blocks(const Board& board) {
  int blocks = 0;
  for (const auto height : board.heights) blocks += height;
  return blocks;
}

inline ColourCounts count_colours(const Board& board) {
  ColourCounts counts{};
  for (const auto cell : board.cells) ++counts[cell];
  return counts;
}

// Is there a group of two or more? Compares whole columns at a time.
inline bool has_group(const Board& board) {
  const std::uint8_t* column = &board.cells[kStride];
  for (std::size_t i = 0; i < kMaxSide && board.heights[i] != 0; ++i, column += kStride) {
    unsigned any = 0;
    for (int row = 0; row < kMaxSide; ++row) {
      any |= static_cast<unsigned>(column[row] != 0) &
             static_cast<unsigned>((column[row] == column[row + 1]) |
                                   (column[row] == column[row + kStride]));
    }
    if (any != 0) return true;
  }
  return false;
}

inline bool is_single(const Board& board, Spot at) {
  return std::none_of(kNeighbours.begin(), kNeighbours.end(), [&](Spot step) {
    return board.at(static_cast<Spot>(at + step)) == board.at(at);
  });
}

// Takes the group of a filled cell off the board; what is above hangs until
// `settle`.
inline void lift(Board& board, Spot start, Spots& group) {
  const std::uint8_t colour = board.at(start);
  assert(colour != 0);
  group.clear();
  const auto take = [&](Spot at) {
    auto& cell = board.cells[static_cast<std::size_t>(at)];
    if (cell != colour) return;
    cell = 0;
    group.push(at);
  };
  take(start);
  for (std::size_t i = 0; i < group.size(); ++i) {
    for (const Spot step : kNeighbours) take(static_cast<Spot>(group[i] + step));
  }
}

// Lets hanging cells of columns `first` to `last` fall. `fell(from, to)` hears of
// each, from the bottom up.
template <class Hear>
void drop_columns(Board& board, int first, int last, Hear&& fell) {
  for (int column = first; column <= last; ++column) {
    auto& height = board.heights[static_cast<std::size_t>(column)];
    Spot to = spot(column, 0);
    const Spot top = static_cast<Spot>(to + height);
    for (Spot from = to; from < top; ++from) {
      auto& source = board.cells[static_cast<std::size_t>(from)];
      if (source == 0) continue;
      if (from != to) {
        board.cells[static_cast<std::size_t>(to)] = source;
        source = 0;
        fell(from, to);
      }
      ++to;
    }
    height = static_cast<std::uint8_t>(row_of(to));
  }
}

// Closes empty columns from `first` on. `moved(from, to)` hears of each column.
template <class Hear>
void close_columns(Board& board, int first, Hear&& moved) {
  int to = first;
  for (int from = first; from < kMaxSide; ++from) {
    const auto height = board.heights[static_cast<std::size_t>(from)];
    if (height == 0) continue;
    if (from != to) {
      std::memcpy(&board.cells[static_cast<std::size_t>(spot(to, 0))],
                  &board.cells[static_cast<std::size_t>(spot(from, 0))], kStride);
      std::memset(&board.cells[static_cast<std::size_t>(spot(from, 0))], 0, kStride);
      board.heights[static_cast<std::size_t>(to)] = height;
      board.heights[static_cast<std::size_t>(from)] = 0;
      moved(from, to);
    }
    ++to;
  }
}

// After `lift`: cells fall, columns close.
template <class Fell, class Moved>
void settle(Board& board, const Spots& lifted, Fell&& fell, Moved&& moved) {
  int first = kMaxSide;
  int last = 0;
  for (const Spot at : lifted) {
    first = std::min(first, column_of(at));
    last = std::max(last, column_of(at));
  }
  drop_columns(board, first, last, fell);
  for (int column = first; column <= last; ++column) {
    if (board.height(column) == 0) return close_columns(board, column, moved);
  }
}

}  // namespace papan::collapse
