// Geometry: the six boards built from width and height.
#include "games/ntil/rules/geometry.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <memory>

namespace papan::ntil {

namespace {

constexpr int kTriangleRows = 2;  // rows of a triangle outside of the rectangle

constexpr std::array<Cell, kDirections> kStep = {
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

template <BitSet Bits>
class Builder {
 public:
  explicit Builder(BoardSize size) : board_(std::make_unique<Geometry<Bits>>()) {
    board_->columns = size.columns;
    board_->rows = size.rows;
    middle_ = size.columns / 2;
    add_points();
    add_neighbours();
    add_rays();
    add_shifts();
    add_sides();
    add_reach();
  }

  std::unique_ptr<Geometry<Bits>> take() { return std::move(board_); }

 private:
  using G = Geometry<Bits>;

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  // How many rows away from the nearer end: 0 is a base row.
  [[nodiscard]] int depth(int row) const { return std::min(row, board_->rows - 1 - row); }

  [[nodiscard]] bool is_point(Cell cell) const {
    if (cell.row < 0 || cell.row >= board_->rows) return false;
    const int aside = std::abs(cell.column - middle_);
    switch (depth(cell.row)) {
      case 0: return aside == 0 || aside == 2;
      case 1: return aside <= 1;
      default: return board_->rows > 2 * kTriangleRows + 1 ? aside <= middle_ : aside == 0;
    }
  }

  void add_points() {
    for (int row = 0; row < board_->rows; ++row) {
      for (int column = 0; column < board_->columns; ++column) {
        if (!is_point({column, row})) continue;
        board_->all |= bit<Bits>(board_->points);
        board_->cells[at(board_->points++)] = {column, row};
      }
    }
    for (int point = 0; point < board_->points; ++point) {
      const Cell cell = board_->cells[at(point)];
      board_->mirrored[at(point)] = board_->point_at({board_->columns - 1 - cell.column, cell.row});
    }
  }

  // Diagonal lines of the rectangle join the points of the apex's parity; those
  // of the triangles run to the apex.
  [[nodiscard]] bool joined(Cell from, Cell to) const {
    if (!is_point(to)) return false;
    const bool diagonal = from.column != to.column && from.row != to.row;
    if (std::min(depth(from.row), depth(to.row)) < kTriangleRows) {
      return from.row == to.row || in_triangle(from, to);
    }
    return !diagonal || (from.column + from.row + middle_ + kTriangleRows) % 2 == 0;
  }

  // A line of the triangle leads straight to the apex in the middle column.
  [[nodiscard]] bool in_triangle(Cell from, Cell to) const {
    const Cell outer = depth(from.row) < depth(to.row) ? from : to;
    const Cell inner = depth(from.row) < depth(to.row) ? to : from;
    return 2 * (inner.column - middle_) == outer.column - middle_ ||
           (depth(outer.row) == 1 && inner.column == middle_);
  }

  [[nodiscard]] int neighbour(Cell from, int way) const {
    Cell to{from.column + kStep[at(way)].column, from.row + kStep[at(way)].row};
    const bool along_base = depth(from.row) == 0 && to.row == from.row;
    if (along_base) to.column += kStep[at(way)].column;
    return joined(from, to) ? board_->point_at(to) : kNowhere;
  }

  void add_neighbours() {
    for (int way = 0; way < kDirections; ++way) {
      board_->neighbour[at(way)].fill(kNowhere);
      for (int point = 0; point < board_->points; ++point) {
        board_->neighbour[at(way)][at(point)] = neighbour(board_->cells[at(point)], way);
      }
    }
    for (int point = 0; point < board_->points; ++point) {
      for (int way = 0; way < kDirections; ++way) {
        const bool through = board_->neighbour[at(way)][at(point)] != kNowhere &&
                             board_->neighbour[at(opposite(way))][at(point)] != kNowhere;
        if (through) ++board_->exposure[at(point)];
      }
    }
  }

  void add_rays() {
    for (auto& row : board_->direction) row.fill(kNowhere);
    for (int way = 0; way < kDirections; ++way) {
      const auto& next = board_->neighbour[at(way)];
      for (int from = 0; from < board_->points; ++from) {
        Bits passed = 0;
        for (int to = next[at(from)]; to != kNowhere; to = next[at(to)]) {
          board_->between[at(from)][at(to)] = passed;
          board_->direction[at(from)][at(to)] = static_cast<std::int8_t>(way);
          passed |= bit<Bits>(to);
        }
        board_->ray[at(way)][at(from)] = passed;
      }
    }
  }

  void add_shifts() {
    for (int way = 0; way < kDirections; ++way) {
      for (int from = 0; from < board_->points; ++from) {
        const int to = board_->neighbour[at(way)][at(from)];
        if (to != kNowhere) add_shift(board_->shifts[at(way)], from, std::abs(to - from));
      }
    }
  }

  static void add_shift(std::array<typename G::Shift, 3>& shifts, int from, int amount) {
    for (auto& shift : shifts) {
      if (shift.mask != 0 && shift.amount != amount) continue;
      shift.amount = amount;
      shift.mask |= bit<Bits>(from);
      return;
    }
    assert(false && "a direction needs at most three shifts");
  }

  void add_sides() {
    for (int point = 0; point < board_->points; ++point) {
      const Cell cell = board_->cells[at(point)];
      const Bits self = bit<Bits>(point);
      if (cell.row > board_->rows / 2) board_->home[0] |= self;
      if (cell.row < board_->rows / 2) board_->home[1] |= self;
      if (depth(cell.row) != 0) continue;
      const std::size_t side = cell.row == 0 ? 0 : 1;
      board_->far_row[side] |= self;
      if (cell.column == middle_) board_->centre[side] |= self;
    }
    board_->pieces = count(board_->home[0]);
  }

  // Men step forward, diagonally forward or sideways; kings (of range one) anywhere.
  void add_reach() {
    for (int way = 0; way < kDirections; ++way) {
      for (int from = 0; from < board_->points; ++from) {
        const int to = board_->neighbour[at(way)][at(from)];
        if (to == kNowhere) continue;
        auto& [men, kings] = board_->reach;
        if (way <= kEast) men[0][at(from)] |= bit<Bits>(to);
        if (way >= kWest) men[1][at(from)] |= bit<Bits>(to);
        kings[0][at(from)] |= bit<Bits>(to);
        kings[1][at(from)] |= bit<Bits>(to);
      }
    }
  }

  std::unique_ptr<G> board_;
  int middle_ = 0;
};

}  // namespace

template <BitSet Bits>
int Geometry<Bits>::point_at(Cell cell) const {
  for (int point = 0; point < points; ++point) {
    if (cells[static_cast<std::size_t>(point)] == cell) return point;
  }
  return kNowhere;
}

template <>
const Geometry<std::uint64_t>& geometry(BoardId board) {
  static const auto boards = [] {
    std::array<std::unique_ptr<const Geometry<std::uint64_t>>, kBoards - 1> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i] = Builder<std::uint64_t>(kBoardSizes[i]).take();
    }
    return all;
  }();
  assert(board != BoardId::k9x11);
  return *boards[static_cast<std::size_t>(board)];
}

template <>
const Geometry<Bits128>& geometry(BoardId board) {
  static const auto only =
      Builder<Bits128>(kBoardSizes[static_cast<std::size_t>(BoardId::k9x11)]).take();
  assert(board == BoardId::k9x11);
  (void)board;
  return *only;
}

template struct Geometry<std::uint64_t>;
template struct Geometry<Bits128>;

}  // namespace papan::ntil
