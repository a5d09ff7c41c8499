// The last four empty cells of Othello, each number with code of its own.
//
// Here nearly all nodes of an endgame are. No lists, no table: the empty cells come as
// arguments, those alone in their quadrant first (parity: who fills an odd region moves
// last in it), a cell without an enemy neighbour is no move, and of the last cell only
// the number of flips is found. Values are for the side to move; every search is a null
// window: the answer is a bound on the side of `alpha` where the value is.
// Tested with the solver in tests/agents/othello_endgame_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "games/othello/play/area.hpp"
#include "games/othello/rules/board.hpp"
#include "games/othello/rules/last_flips.hpp"

namespace papan::othello {

// What the empty cells count at the end.
enum class Empties { kNobodys, kWinners };

// The cells around each cell.
constexpr std::array<std::uint64_t, 64> make_neighbours() {
  std::array<std::uint64_t, 64> neighbours{};
  for (int cell = 0; cell < 64; ++cell) {
    for (int other = 0; other < 64; ++other) {
      const int rows = cell / 8 - other / 8;
      const int columns = cell % 8 - other % 8;
      const bool near = rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1;
      if (near && other != cell) neighbours[cell] |= bit<std::uint64_t>(other);
    }
  }
  return neighbours;
}
inline constexpr std::array<std::uint64_t, 64> kNeighbours = make_neighbours();

constexpr std::array<std::uint8_t, 64> make_quadrants() {
  std::array<std::uint8_t, 64> quadrants{};
  for (int cell = 0; cell < 64; ++cell) {
    quadrants[cell] = static_cast<std::uint8_t>(1 << (cell / 32 * 2 + cell % 8 / 4));
  }
  return quadrants;
}
// Each cell's quadrant as one of four bits.
inline constexpr std::array<std::uint8_t, 64> kQuadrant = make_quadrants();

constexpr std::array<std::uint64_t, 16> make_quadrant_cells() {
  std::array<std::uint64_t, 16> cells{};
  for (int set = 0; set < 16; ++set) {
    for (int cell = 0; cell < 64; ++cell) {
      if ((set & kQuadrant[cell]) != 0) cells[set] |= bit<std::uint64_t>(cell);
    }
  }
  return cells;
}
// The cells of each set of quadrants.
inline constexpr std::array<std::uint64_t, 16> kQuadrantCells = make_quadrant_cells();

// The quadrants with an odd number of empty cells.
inline unsigned odd_quadrants(std::uint64_t empty) {
  unsigned odd = 0;
  for_each_bit(empty, [&](int cell) { odd ^= kQuadrant[static_cast<std::size_t>(cell)]; });
  return odd;
}

template <int N>
struct LastEmpties {
  using A = Area<N>;
  static constexpr int kNone = -128;  // below every value

  Empties empties = Empties::kWinners;
  bool parity = true;       // the cells alone in their quadrant first
  std::uint64_t nodes = 0;  // moves played

  // The game is over.
  [[nodiscard]] int final(std::uint64_t own, std::uint64_t enemy) const {
    const int mine = count(own);
    const int theirs = count(enemy);
    if (empties == Empties::kNobodys || mine == theirs) return mine - theirs;
    return mine > theirs ? A::kSize - 2 * theirs : 2 * mine - A::kSize;
  }

  // One empty cell; the other side has the rest.
  int one(std::uint64_t own, int cell) {
    const int mine = count(own);
    ++nodes;
    const int flips = count_last_flips(own, cell);
    if (flips != 0) return 2 * (mine + flips + 1) - A::kSize;
    const std::uint64_t enemy = A::kCells & ~(own | bit<std::uint64_t>(cell));
    const int lost = count_last_flips(enemy, cell);
    if (lost != 0) return 2 * (mine - lost) - A::kSize;
    return final(own, enemy);
  }

  int two(std::uint64_t own, std::uint64_t enemy, int alpha, std::array<int, 2> cells) {
    int best = try_two(own, enemy, alpha, cells);
    if (best != kNone) return best;
    best = try_two(enemy, own, ~alpha, cells);
    return best != kNone ? -best : final(own, enemy);
  }

  int three(std::uint64_t own, std::uint64_t enemy, int alpha, std::array<int, 3> cells) {
    int best = try_three(own, enemy, alpha, cells);
    if (best != kNone) return best;
    best = try_three(enemy, own, ~alpha, cells);
    return best != kNone ? -best : final(own, enemy);
  }

  int four(std::uint64_t own, std::uint64_t enemy, int alpha, std::array<int, 4> cells) {
    int best = try_four(own, enemy, alpha, cells);
    if (best != kNone) return best;
    best = try_four(enemy, own, ~alpha, cells);
    return best != kNone ? -best : final(own, enemy);
  }

  // The empty cells in the order in which they are to be tried.
  template <std::size_t Count>
  static std::array<int, Count> in_order(std::uint64_t empty, unsigned odd) {
    std::array<int, Count> cells{};
    std::size_t at = 0;
    const std::uint64_t first = empty & kQuadrantCells[odd];
    for_each_bit(first, [&](int cell) { cells[at++] = cell; });
    for_each_bit(empty & ~first, [&](int cell) { cells[at++] = cell; });
    return cells;
  }

 private:
  // What turns if `own` fills the cell; nothing, at little cost, if no enemy is near.
  static std::uint64_t flips(std::uint64_t own, std::uint64_t enemy, int cell) {
    if ((kNeighbours[static_cast<std::size_t>(cell)] & enemy) == 0) return 0;
    return Board<8>::flips(own, enemy, cell);
  }

  // The best of the moves, up to the first that is above alpha; kNone without a move.
  int try_two(std::uint64_t own, std::uint64_t enemy, int alpha, std::array<int, 2> cells) {
    int best = kNone;
    if (const std::uint64_t turned = flips(own, enemy, cells[0]); turned != 0) {
      ++nodes;
      best = -one(enemy ^ turned, cells[1]);
      if (best > alpha) return best;
    }
    if (const std::uint64_t turned = flips(own, enemy, cells[1]); turned != 0) {
      ++nodes;
      best = std::max(best, -one(enemy ^ turned, cells[0]));
    }
    return best;
  }

  int try_three(std::uint64_t own, std::uint64_t enemy, int alpha, std::array<int, 3> cells) {
    int best = kNone;
    for (int i = 0; i < 3; ++i) {
      const int cell = cells[i];
      const std::uint64_t turned = flips(own, enemy, cell);
      if (turned == 0) continue;
      ++nodes;
      const std::array<int, 2> rest = {cells[i == 0 ? 1 : 0], cells[i == 2 ? 1 : 2]};
      best = std::max(best,
                      -two(enemy ^ turned, own | turned | bit<std::uint64_t>(cell), ~alpha, rest));
      if (best > alpha) return best;
    }
    return best;
  }

  int try_four(std::uint64_t own, std::uint64_t enemy, int alpha, std::array<int, 4> cells) {
    int best = kNone;
    for (int i = 0; i < 4; ++i) {
      const int cell = cells[i];
      const std::uint64_t turned = flips(own, enemy, cell);
      if (turned == 0) continue;
      ++nodes;
      best = std::max(best, -three(enemy ^ turned, own | turned | bit<std::uint64_t>(cell), ~alpha,
                                   rest_of(cells, i)));
      if (best > alpha) return best;
    }
    return best;
  }

  // The other three, a cell alone in its quadrant first.
  [[nodiscard]] std::array<int, 3> rest_of(const std::array<int, 4>& cells, int left_out) const {
    std::array<int, 3> rest{};
    for (int i = 0, at = 0; i < 4; ++i) {
      if (i != left_out) rest[at++] = cells[i];
    }
    if (!parity) return rest;
    const auto same = [&](int a, int b) { return kQuadrant[rest[a]] == kQuadrant[rest[b]]; };
    if (same(0, 1) && !same(0, 2)) std::swap(rest[0], rest[2]);
    if (same(0, 2) && !same(0, 1)) std::swap(rest[0], rest[1]);
    return rest;
  }
};

}  // namespace papan::othello
