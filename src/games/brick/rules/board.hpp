// The board of Colour Brick on bits: ten columns, twenty rows, a word a column
// and colour.
//
// Bit r of `cells[colour][column]` is the cell in row r from the bottom. Equal
// neighbours are then an AND with the next bit (above) or the next word (right),
// so all runs of a direction are found in a few operations a column. Columns
// never have holes: what dissolves is squeezed out of each word.
// The naive twin is tests/oracle/brick_oracle.hpp.
#pragma once

#include <array>
#include <cstdint>

#include "core/bits.hpp"
#include "core/score.hpp"

namespace papan::brick {

inline constexpr int kColumns = 10;
inline constexpr int kRows = 20;
inline constexpr int kBrickCells = 3;
inline constexpr int kMaxColours = 9;
inline constexpr std::uint32_t kFullColumn = (1U << kRows) - 1;

// Three colours (0 to K-1), top to bottom.
using Brick = std::array<std::uint8_t, kBrickCells>;

// What `rotation` makes of a brick abc: 0: abc, 1: cab, 2: bca.
constexpr Brick rotated(const Brick& brick, int rotation) {
  switch (rotation) {
    case 1: return {brick[2], brick[0], brick[1]};
    case 2: return {brick[1], brick[2], brick[0]};
    default: return brick;
  }
}

// A word a column; `[i]` for i from -2 to 11 is there, empty beyond the walls, so
// that neighbours need no test.
class Plane {
 public:
  Plane() = default;
  explicit Plane(const std::array<std::uint32_t, kColumns>& columns) {
    for (int i = 0; i < kColumns; ++i) (*this)[i] = columns[static_cast<std::size_t>(i)];
  }

  std::uint32_t& operator[](int column) { return words_[static_cast<std::size_t>(column + kWall)]; }
  std::uint32_t operator[](int column) const {
    return words_[static_cast<std::size_t>(column + kWall)];
  }

 private:
  static constexpr int kWall = 3;
  std::array<std::uint32_t, kColumns + 2 * kWall> words_{};
};

struct Board {
  std::array<std::array<std::uint32_t, kColumns>, kMaxColours> cells{};

  [[nodiscard]] std::uint32_t filled(int column) const {
    std::uint32_t bits = 0;
    for (const auto& plane : cells) bits |= plane[static_cast<std::size_t>(column)];
    return bits;
  }
  [[nodiscard]] int height(int column) const {
    return std::popcount(filled(column));  // no holes
  }
  [[nodiscard]] bool fits(int column) const { return height(column) <= kRows - kBrickCells; }

  // The brick's last cell lands lowest.
  void place(int column, const Brick& brick) {
    const int base = height(column);
    for (int i = 0; i < kBrickCells; ++i) {
      cells[brick[static_cast<std::size_t>(i)]][static_cast<std::size_t>(column)] |=
          1U << (base + kBrickCells - 1 - i);
    }
  }

  friend bool operator==(const Board&, const Board&) = default;
};

// The runs of one moment: maximal lines of three or more equal cells.
struct Runs {
  int count = 0;
  int squares = 0;  // sum of squared lengths
  std::array<std::uint32_t, kColumns> cells{};
};

namespace detail {

// One of the four directions: the next cell is `columns` to the right, `rows` up.
struct Direction {
  int columns;
  int rows;
};
inline constexpr std::array<Direction, 4> kDirections = {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

constexpr std::uint32_t shifted(std::uint32_t bits, int rows) {
  return rows >= 0 ? bits >> rows : (bits << -rows) & kFullColumn;
}

// Cells whose next two in the direction have the same colour.
inline Plane starts_of_three(const Plane& plane, Direction step) {
  Plane starts;
  for (int i = 0; i < kColumns; ++i) {
    starts[i] = plane[i] & shifted(plane[i + step.columns], step.rows) &
                shifted(plane[i + 2 * step.columns], 2 * step.rows);
  }
  return starts;
}

inline bool any(const Plane& plane) {
  std::uint32_t bits = 0;
  for (int i = 0; i < kColumns; ++i) bits |= plane[i];
  return bits != 0;
}

// Adds the maximal runs that the threes make up.
inline void add_runs(const Plane& starts, Direction step, Runs& runs) {
  const auto has = [&](int column, int row) {
    return column >= 0 && column < kColumns && row >= 0 && row < kRows &&
           (starts[column] >> row & 1) != 0;
  };
  for (int column = 0; column < kColumns; ++column) {
    for_each_bit(std::uint64_t{starts[column]}, [&](int row) {
      if (has(column - step.columns, row - step.rows)) return;
      int length = 2;
      while (has(column + (length - 2) * step.columns, row + (length - 2) * step.rows)) ++length;
      for (int i = 0; i < length; ++i) {
        runs.cells[static_cast<std::size_t>(column + i * step.columns)] |= 1U
                                                                           << (row + i * step.rows);
      }
      ++runs.count;
      runs.squares += length * length;
    });
  }
}

}  // namespace detail

inline Runs find_runs(const Board& board, int colours) {
  Runs runs;
  for (int colour = 0; colour < colours; ++colour) {
    const Plane plane(board.cells[static_cast<std::size_t>(colour)]);
    for (const detail::Direction step : detail::kDirections) {
      const Plane starts = detail::starts_of_three(plane, step);
      if (detail::any(starts)) detail::add_runs(starts, step, runs);
    }
  }
  return runs;
}

// Removes the cells; what is above falls.
inline void dissolve(Board& board, const std::array<std::uint32_t, kColumns>& cells) {
  for (std::size_t column = 0; column < kColumns; ++column) {
    if (cells[column] == 0) continue;
    const std::uint32_t kept = kFullColumn & ~cells[column];
    for (auto& plane : board.cells) {
      plane[column] = static_cast<std::uint32_t>(extract_bits(plane[column], kept));
    }
  }
}

// Dissolves runs until there are none; returns the points. `heard(runs, points)`
// is told of each step of the chain before its cells go.
template <class Hear>
Score settle(Board& board, int colours, Hear&& heard) {
  Score total = 0;
  for (int step = 1;; ++step) {
    const Runs runs = find_runs(board, colours);
    if (runs.count == 0) return total;
    const Score points = runs.squares * runs.count * step;
    heard(runs, points);
    total += points;
    dissolve(board, runs.cells);
  }
}

}  // namespace papan::brick
