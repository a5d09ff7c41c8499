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

#include "games/brick/rules/board.hpp"

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

  void remove(int column, const Brick& brick) {
    for (int i = 0; i < kBrickCells; ++i) remove(column, brick[at(i)]);
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
  // Eight columns at once; by pairs; and as they stand among a plane's words.
  using Lanes = std::uint32_t __attribute__((vector_size(32)));
  using Pairs = std::uint64_t __attribute__((vector_size(32)));
  using Unaligned = std::uint32_t __attribute__((vector_size(32), aligned(4), may_alias));

  struct Found {
    Score count = 0;
    Score squares = 0;
    Words cells{};
  };
  // What `find` sums up: cells of upright runs by the halves of a plane's words, and of others
  // by how many columns they are from their run's start, whose lanes begin at the first column.
  struct Sum {
    int count = 0;
    int squares = 0;
    Lanes low{};
    Lanes high{};
    std::array<Lanes, 3> sideways{};
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
    Sum sum;
    for (int colour = 0; colour < colours_; ++colour) {
      const Words& plane = planes_[at(colour)];
      const Lanes low = upright(lanes(plane, 0));
      const Lanes high = upright(lanes(plane, kLanes));
      const Lanes level = sideways<0>(plane);
      const Lanes rising = sideways<1>(plane);
      const Lanes falling = sideways<-1>(plane);
      if (none(low | high | level | rising | falling)) continue;  // as most are
      add_upright(low, sum, sum.low);
      add_upright(high, sum, sum.high);
      add_sideways<0>(level, sum);
      add_sideways<1>(rising, sum);
      add_sideways<-1>(falling, sum);
    }
    Found found{sum.count, sum.squares, {}};
    if (sum.count > 0) gather(sum, found.cells);
    return found;
  }

  static constexpr int kLanes = 8;

  static Lanes lanes(const Words& plane, int first) {
    return *reinterpret_cast<const Unaligned*>(plane.data() + first);
  }
  static int ones(Lanes lanes) {
    const auto pairs = reinterpret_cast<Pairs>(lanes);
    return std::popcount(pairs[0]) + std::popcount(pairs[1]) + std::popcount(pairs[2]) +
           std::popcount(pairs[3]);
  }
  static bool none(Lanes lanes) {
    const auto pairs = reinterpret_cast<Pairs>(lanes);
    return (pairs[0] | pairs[1] | pairs[2] | pairs[3]) == 0;
  }
  static Lanes next(Lanes lanes) {
    return __builtin_shufflevector(lanes, Lanes{}, 1, 2, 3, 4, 5, 6, 7, 8);
  }
  static Lanes last(Lanes lanes) {
    return __builtin_shufflevector(lanes, Lanes{}, 8, 0, 1, 2, 3, 4, 5, 6);
  }
  // The next cell of a run is `Rows` up: brought to the row of this one.
  template <int Rows>
  static Lanes down(Lanes lanes) {
    return Rows > 0 ? lanes >> 1 : Rows < 0 ? lanes << 1 : lanes;
  }

  // Cells that have a run's next two, which are upwards, or each one column to the right and
  // `Rows` up.
  static Lanes upright(Lanes plane) { return plane & plane >> 1 & plane >> 2; }
  template <int Rows>
  static Lanes sideways(const Words& plane) {
    const Lanes second = down<Rows>(lanes(plane, kMargin + 1));
    const Lanes third = down<Rows>(down<Rows>(lanes(plane, kMargin + 2)));
    return lanes(plane, kMargin) & second & third;
  }

  // `firsts` are starts that none comes before; `follow` leaves those that one follows.
  template <class Follow>
  static void add_counts(Lanes starts, Lanes firsts, Follow&& follow, Sum& sum) {
    const int count = ones(starts);
    const int runs = ones(firsts);
    int chains = count;
    for (Lanes chain = follow(starts); !none(chain); chain = follow(chain)) chains += ones(chain);
    sum.count += runs;
    sum.squares += 2 * chains + 3 * count + 4 * runs;
  }

  static void add_upright(Lanes starts, Sum& sum, Lanes& cells) {
    if (none(starts)) return;
    const auto follow = [](Lanes chain) { return chain & chain >> 1; };
    add_counts(starts, starts & ~(starts << 1), follow, sum);
    cells |= starts | starts << 1 | starts << 2;
  }

  template <int Rows>
  static void add_sideways(Lanes starts, Sum& sum) {
    if (none(starts)) return;
    const auto follow = [](Lanes chain) { return chain & down<Rows>(next(chain)); };
    add_counts(starts, starts & ~down<-Rows>(last(starts)), follow, sum);
    sum.sideways[0] |= starts;
    sum.sideways[1] |= down<-Rows>(starts);
    sum.sideways[2] |= down<-Rows>(down<-Rows>(starts));
  }

  static void gather(const Sum& sum, Words& cells) {
    for (std::size_t i = 0; i < kLanes; ++i) {
      cells[i] = sum.low[i];
      cells[kLanes + i] = sum.high[i];
    }
    for (std::size_t columns = 0; columns < sum.sideways.size(); ++columns) {
      for (std::size_t i = 0; i < kLanes; ++i) {
        cells[kMargin + columns + i] |= sum.sideways[columns][i];
      }
    }
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
