// Pairs: the thesis's pairs and possible dissolves of a SwiftBoard.
//
// The same counts as in features.hpp; the empty words beyond the walls need no test, so the loops
// over columns have no branch. Columns have no holes: a fourth cell above a pair is over a
// filled one always.
// The twins in tests/games/brick_thesis_sum_test.cpp and brick_gains_test.cpp are `features`.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/brick/rules/swift_board.hpp"

namespace papan::brick {

struct Pairs {
  int horizontal = 0;
  int vertical = 0;
  int diagonal = 0;
  int dissolves = 0;

  friend bool operator==(const Pairs&, const Pairs&) = default;
};

namespace detail {

// Kinds as in features.hpp: a cell has one colour, so all colours share their words.
using SwiftHits = std::array<std::array<std::uint32_t, kColumns>, 9>;

inline void add_hits(const SwiftBoard& board, int colour, SwiftHits& hits) {
  std::array<std::uint32_t, SwiftBoard::kWords> plane;
  for (std::size_t i = 0; i < plane.size(); ++i) {
    plane[i] = board.plane(colour, static_cast<int>(i) - SwiftBoard::kMargin);
  }
  for (std::size_t i = 0; i < kColumns; ++i) {
    const std::uint32_t* cells = plane.data() + i + SwiftBoard::kMargin;
    const std::uint32_t own = cells[0];
    const std::uint32_t right = own & cells[1];
    const std::uint32_t above = own & own >> 1;
    const std::uint32_t above_right = own & cells[1] >> 1;
    const std::uint32_t above_left = own & cells[-1] >> 1;
    hits[0][i] |= right;
    hits[1][i] |= above;
    hits[2][i] |= above_right;
    hits[3][i] |= above_left;
    hits[4][i] |= right & cells[2] >> 1;
    hits[5][i] |= right & cells[-1] >> 1;
    hits[6][i] |= above & (own >> 3 | own << 2);
    hits[7][i] |= above_right & cells[2] >> 3;
    hits[8][i] |= above_left & cells[-2] >> 3;
  }
}

inline int count_hits(const SwiftHits& hits, std::size_t first, std::size_t last) {
  int sum = 0;
  for (std::size_t kind = first; kind <= last; ++kind) {
    for (std::size_t i = 0; i < kColumns; i += 2) {  // two columns a word
      sum += std::popcount(hits[kind][i] | std::uint64_t{hits[kind][i + 1]} << 32);
    }
  }
  return sum;
}

}  // namespace detail

inline Pairs pairs_of(const SwiftBoard& board) {
  detail::SwiftHits hits{};
  for (int colour = 0; colour < board.colours(); ++colour) detail::add_hits(board, colour, hits);
  return {detail::count_hits(hits, 0, 0), detail::count_hits(hits, 1, 1),
          detail::count_hits(hits, 2, 3), detail::count_hits(hits, 4, 8)};
}

}  // namespace papan::brick
