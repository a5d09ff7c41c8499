// SwiftBoard: the board of Colour Brick for who tries thousands of placements.
//
// The same words as in board.hpp, with empty words beyond both walls so that neighbours
// need no test, and with heights and cells kept. Whether a drop makes a run is asked near
// its column alone; squares of lengths are summed by counting bits: a run of t + 2 cells
// has t starts, t - 1 starts followed by a start and so on, and these add up to t(t + 1)/2.
// The rules of board.hpp are its twin in tests/games/brick_values_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/brick/board.hpp"

namespace papan::brick {

class SwiftBoard {
 public:
  static constexpr int kMargin = 3;  // words beyond a wall
  static constexpr int kWords = kColumns + 2 * kMargin;
  using Words = std::array<std::uint32_t, kWords>;

  explicit SwiftBoard(int colours) : colours_(colours) {}

  SwiftBoard(const Board& board, int colours) : colours_(colours) {
    for (int column = 0; column < kColumns; ++column) {
      for (int colour = 0; colour < colours; ++colour) {
        planes_[at(colour)][at(column + kMargin)] = board.cells[at(colour)][at(column)];
      }
      heights_[at(column + kMargin)] = static_cast<std::int8_t>(board.height(column));
      cells_ += board.height(column);
    }
  }

  [[nodiscard]] Board board() const {
    Board board;
    for (int colour = 0; colour < colours_; ++colour) {
      for (int column = 0; column < kColumns; ++column) {
        board.cells[at(colour)][at(column)] = plane(colour, column);
      }
    }
    return board;
  }

  [[nodiscard]] int colours() const { return colours_; }
  [[nodiscard]] int cells() const { return cells_; }
  // Columns from -3 to 12: beyond the walls all is empty.
  [[nodiscard]] int height(int column) const { return heights_[at(column + kMargin)]; }
  [[nodiscard]] std::uint32_t plane(int colour, int column) const {
    return planes_[at(colour)][at(column + kMargin)];
  }
  [[nodiscard]] bool fits(int column) const { return height(column) <= kRows - kBrickCells; }

  // One cell on top of a column; runs stay.
  void add(int column, int colour) {
    auto& height = heights_[at(column + kMargin)];
    planes_[at(colour)][at(column + kMargin)] |= 1U << height;
    ++height;
    ++cells_;
  }
  // Takes back what `add` did last in this column.
  void remove(int column, int colour) {
    auto& height = heights_[at(column + kMargin)];
    --height;
    --cells_;
    planes_[at(colour)][at(column + kMargin)] &= ~(1U << height);
  }
  // The last cell of the brick first: it lands lowest.
  void add(int column, const Brick& brick) {
    for (int i = kBrickCells - 1; i >= 0; --i) add(column, brick[at(i)]);
  }

  // Is there a run through this column? The board had none before its last cells came.
  [[nodiscard]] bool run_through(int column, const Brick& brick) const {
    return run_through(column, brick[0]) ||
           (brick[1] != brick[0] && run_through(column, brick[1])) ||
           (brick[2] != brick[0] && brick[2] != brick[1] && run_through(column, brick[2]));
  }

  // Dissolves runs until there are none; returns the points.
  Score settle() {
    Score total = 0;
    for (Score step = 1;; ++step) {
      const Found found = find();
      if (found.count == 0) return total;
      total += found.squares * found.count * step;
      squeeze(found.cells);
    }
  }

  Score drop(int column, const Brick& brick) {
    add(column, brick);
    return run_through(column, brick) ? settle() : 0;
  }

 private:
  struct Found {
    Score count = 0;
    Score squares = 0;
    Words cells{};
  };

  static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

  [[nodiscard]] bool run_through(int column, int colour) const {
    const std::uint32_t* own = planes_[at(colour)].data() + column + kMargin;
    if ((own[0] & own[0] >> 1 & own[0] >> 2) != 0) return true;
    for (int i = -2; i <= 0; ++i) {
      const std::uint32_t* first = own + i;
      const std::uint32_t level = first[1] & first[2];
      const std::uint32_t up = first[1] >> 1 & first[2] >> 2;
      const std::uint32_t down = first[1] << 1 & first[2] << 2;
      if ((first[0] & (level | up | down)) != 0) return true;
    }
    return false;
  }

  [[nodiscard]] Found find() const {
    Found found;
    for (int colour = 0; colour < colours_; ++colour) {
      add_vertical(planes_[at(colour)], found);
      add_sideways<0>(planes_[at(colour)], found);
      add_sideways<1>(planes_[at(colour)], found);
      add_sideways<-1>(planes_[at(colour)], found);
    }
    return found;
  }

  // `starts` have a run's next two cells, `firsts` are those that no start comes before,
  // `chains` the starts followed by j others, summed over j from 0.
  static void add_counts(int starts, int firsts, int chains, Found& found) {
    found.count += firsts;
    found.squares += 2 * chains + 3 * starts + 4 * firsts;
  }

  static void add_vertical(const Words& plane, Found& found) {
    for (std::size_t i = kMargin; i < kMargin + kColumns; ++i) {
      const std::uint32_t starts = plane[i] & plane[i] >> 1 & plane[i] >> 2;
      if (starts == 0) continue;
      int chains = 0;
      for (std::uint32_t chain = starts; chain != 0; chain &= chain >> 1) {
        chains += std::popcount(chain);
      }
      add_counts(std::popcount(starts), std::popcount(starts & ~(starts << 1)), chains, found);
      found.cells[i] |= starts | starts << 1 | starts << 2;
    }
  }

  // The next cell of a run is one column to the right and `Rows` up.
  template <int Rows>
  static constexpr std::uint32_t from_next(std::uint32_t word) {
    return Rows > 0 ? word >> 1 : Rows < 0 ? word << 1 : word;
  }
  template <int Rows>
  static void add_sideways(const Words& plane, Found& found) {
    constexpr std::size_t kEnd = kMargin + kColumns - 2;
    Words starts{};
    std::uint32_t any = 0;
    for (std::size_t i = kMargin; i < kEnd; ++i) {
      starts[i] = plane[i] & from_next<Rows>(plane[i + 1] & from_next<Rows>(plane[i + 2]));
      any |= starts[i];
    }
    if (any == 0) return;
    int count = 0;
    int firsts = 0;
    for (std::size_t i = kMargin; i < kEnd; ++i) {
      const std::uint32_t second = from_next<-Rows>(starts[i]);
      count += std::popcount(starts[i]);
      firsts += std::popcount(starts[i] & ~from_next<-Rows>(starts[i - 1]));
      found.cells[i] |= starts[i];
      found.cells[i + 1] |= second;
      found.cells[i + 2] |= from_next<-Rows>(second);
    }
    int chains = 0;
    while (any != 0) {
      any = 0;
      for (std::size_t i = kMargin; i < kEnd; ++i) {
        chains += std::popcount(starts[i]);
        starts[i] &= from_next<Rows>(starts[i + 1]);
        any |= starts[i];
      }
    }
    add_counts(count, firsts, chains, found);
  }

  void squeeze(const Words& cells) {
    for (std::size_t i = kMargin; i < kMargin + kColumns; ++i) {
      if (cells[i] == 0) continue;
      heights_[i] = static_cast<std::int8_t>(heights_[i] - std::popcount(cells[i]));
      cells_ -= std::popcount(cells[i]);
      const std::uint32_t kept = kFullColumn & ~cells[i];
      for (int colour = 0; colour < colours_; ++colour) {
        auto& word = planes_[at(colour)][i];
        word = static_cast<std::uint32_t>(extract_bits(word, kept));
      }
    }
  }

  std::array<Words, kMaxColours> planes_{};
  std::array<std::int8_t, kWords> heights_{};
  int cells_ = 0;
  int colours_;
};

}  // namespace papan::brick
