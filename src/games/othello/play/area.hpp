// Area<N>: an Othello board of N by N cells in the middle of the 8x8 one.
//
// A smaller board lies inside an empty ring, where lines end as they do at an edge: all
// that is fast on 8x8 serves it too, once moves into the ring are masked away.
// Tested with the solver in tests/agents/othello_endgame_test.cpp.
#pragma once

#include <cstdint>

#include "core/bits.hpp"
#include "games/othello/rules/board.hpp"

namespace papan::othello {

template <int N>
struct Area {
  static_assert(N == 6 || N == 8);

  static constexpr int kSize = N * N;
  static constexpr int kRing = (8 - N) / 2;  // cells on each side

  static constexpr std::uint64_t make_cells() {
    std::uint64_t cells = 0;
    for (int cell = 0; cell < 64; ++cell) {
      const int row = cell / 8 - kRing;
      const int column = cell % 8 - kRing;
      if (row >= 0 && row < N && column >= 0 && column < N) cells |= bit<std::uint64_t>(cell);
    }
    return cells;
  }
  static constexpr std::uint64_t kCells = make_cells();

  static constexpr int at(int row, int column) { return (row + kRing) * 8 + column + kRing; }
  static constexpr std::uint64_t kCorners =
      bit<std::uint64_t>(at(0, 0)) | bit<std::uint64_t>(at(0, N - 1)) |
      bit<std::uint64_t>(at(N - 1, 0)) | bit<std::uint64_t>(at(N - 1, N - 1));

  static std::uint64_t moves(std::uint64_t own, std::uint64_t enemy) {
    return Board<8>::moves(own, enemy) & kCells;
  }
  static std::uint64_t empty(std::uint64_t own, std::uint64_t enemy) {
    return kCells & ~(own | enemy);
  }

  // Between the board of its own, Board<N>, and its place in the middle.
  static std::uint64_t own_board(std::uint64_t cells) { return extract_bits(cells, kCells); }
  static std::uint64_t in_middle(std::uint64_t cells) {
    std::uint64_t placed = 0;
    for_each_bit(cells, [&](int cell) { placed |= bit<std::uint64_t>(in_middle_cell(cell)); });
    return placed;
  }
  static constexpr int in_middle_cell(int cell) { return at(cell / N, cell % N); }
  static constexpr int own_cell(int cell) { return (cell / 8 - kRing) * N + cell % 8 - kRing; }
};

}  // namespace papan::othello
