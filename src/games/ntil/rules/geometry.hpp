// Geometry: one of Ntil's six boards, from its width and height alone.
//
// A rectangle of alquerque lines with a six-point triangle at each end; 5x5 is
// two triangles that share their apex. Points are numbered row by row from the
// top left, and a set of points is a word of bits. Directions are numbered so
// that the first four lower a point's number and `7 - d` is the opposite of d.
// A whole set moves one point in a direction by at most three masked shifts,
// because triangle and rectangle rows differ in length.
// Checked against the paper's templates in tests/games/ntil_geometry_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/bits.hpp"
#include "game/cell.hpp"

namespace papan::ntil {

enum class BoardId : std::uint8_t { k5x5, k5x9, k7x9, k9x9, k7x11, k9x11 };
inline constexpr int kBoards = 6;

struct BoardSize {
  int columns;
  int rows;
};
inline constexpr std::array<BoardSize, kBoards> kBoardSizes = {
    {{5, 5}, {5, 9}, {7, 9}, {9, 9}, {7, 11}, {9, 11}}};

enum Direction : int {
  kNorthWest,
  kNorth,
  kNorthEast,
  kWest,
  kEast,
  kSouthWest,
  kSouth,
  kSouthEast
};
inline constexpr int kDirections = 8;
inline constexpr int kNowhere = -1;

constexpr int opposite(int direction) {
  return kDirections - 1 - direction;
}

// Does a step that way lead to points of lower number?
constexpr bool descends(int direction) {
  return direction < kEast;
}

template <BitSet Bits>
struct Geometry {
  static constexpr int kMostPoints = sizeof(Bits) == 8 ? 61 : 75;

  template <class T>
  using PerPoint = std::array<T, kMostPoints>;
  template <class T>
  using PerDirection = std::array<T, kDirections>;

  struct Shift {
    Bits mask = 0;  // the points that move by this much
    int amount = 0;
  };

  int columns = 0;
  int rows = 0;
  int points = 0;
  int pieces = 0;  // of each side at the start
  Bits all = 0;
  std::array<Bits, 2> home{};    // where white and black start
  std::array<Bits, 2> centre{};  // where white and black promote: middle of the far row
  std::array<Bits, 2> far_row{};
  PerPoint<Cell> cells{};
  PerDirection<PerPoint<int>> neighbour{};
  PerDirection<PerPoint<Bits>> ray{};  // all points that way, up to the edge
  PerDirection<std::array<Shift, 3>> shifts{};
  PerPoint<PerPoint<Bits>> between{};           // the points between two on one line
  PerPoint<PerPoint<std::int8_t>> direction{};  // from one to another, or kNowhere
  PerPoint<int> mirrored{};                     // left and right exchanged
  PerPoint<int> exposure{};                     // ways from which a piece there can be leapt over
  std::array<std::array<PerPoint<Bits>, 2>, 2> reach{};  // steps: [is king][side][point]

  // Every point of `set` moved one point along its line, if there is one.
  [[nodiscard]] Bits moved(int way, Bits set) const {
    const auto& parts = shifts[static_cast<std::size_t>(way)];
    if (descends(way)) {
      return ((set & parts[0].mask) >> parts[0].amount) |
             ((set & parts[1].mask) >> parts[1].amount) |
             ((set & parts[2].mask) >> parts[2].amount);
    }
    return ((set & parts[0].mask) << parts[0].amount) | ((set & parts[1].mask) << parts[1].amount) |
           ((set & parts[2].mask) << parts[2].amount);
  }

  // The nearest of `set` along a ray; `set` must lie on it and not be empty.
  static int nearest(int way, Bits set) { return descends(way) ? highest(set) : lowest(set); }

  // The point at a cell, or kNowhere.
  [[nodiscard]] int point_at(Cell cell) const;
};

// The board's tables, made once and never changed. 9x11 needs 128 bits, all
// others are served by 64.
template <BitSet Bits>
const Geometry<Bits>& geometry(BoardId board);

template <>
const Geometry<std::uint64_t>& geometry(BoardId board);
template <>
const Geometry<Bits128>& geometry(BoardId board);

}  // namespace papan::ntil
