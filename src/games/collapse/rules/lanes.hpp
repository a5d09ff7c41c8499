// Lanes: the cells of one colour, or of any other kind, on a board of at most 16 columns of 16
// rows, in one vector: a lane a column, a bit a row.
//
// What a bitboard is for smaller boards: all columns are looked at in one
// instruction. Written in the compilers' portable vectors, so that every machine gives the same
// answers; the two questions that these cannot put well have an instruction of their own.
// Tested with the decoder that uses them: tests/games/collapse_small_decoder_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#ifdef __AVX2__
#include <immintrin.h>
#endif

#include "core/bits.hpp"

namespace papan::collapse {

inline constexpr int kLaneCount = 16;

using Lane = std::uint16_t;                                                  // from the lowest row
typedef Lane Lanes __attribute__((vector_size(kLaneCount * sizeof(Lane))));  // NOLINT: no other way

namespace lanes {

inline constexpr Lanes kNone = {};
inline constexpr Lanes kNumbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

inline Lanes all(Lane rows) {
  return kNone + rows;
}

// Everything in one lane; in those to the left of it.
inline Lanes only(int lane) {
  return reinterpret_cast<Lanes>(kNumbers == all(static_cast<Lane>(lane)));
}
inline Lanes left_of(int lane) {
  return reinterpret_cast<Lanes>(kNumbers < all(static_cast<Lane>(lane)));
}

// Each lane gets what its neighbour has.
inline Lanes from_left(Lanes cells) {
  return __builtin_shufflevector(kNone, cells, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                                 28, 29, 30);
}
inline Lanes from_right(Lanes cells) {
  return __builtin_shufflevector(cells, kNone, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
                                 16);
}
inline Lanes around(Lanes cells) {
  return (cells << 1 | cells >> 1) | (from_left(cells) | from_right(cells));
}

inline std::array<std::uint64_t, 4> words(Lanes cells) {
  std::array<std::uint64_t, 4> words;
  static_assert(sizeof words == sizeof cells);
  std::memcpy(&words, &cells, sizeof words);
  return words;
}

inline bool is_empty(Lanes cells) {
#ifdef __AVX2__
  const auto bits = reinterpret_cast<__m256i>(cells);
  return _mm256_testz_si256(bits, bits) != 0;
#else
  const auto [a, b, c, d] = words(cells);
  return (a | b | c | d) == 0;
#endif
}

inline int count(Lanes cells) {
  const auto [a, b, c, d] = words(cells);
  return std::popcount(a) + std::popcount(b) + std::popcount(c) + std::popcount(d);
}

// A bit for each lane that is empty.
inline std::uint32_t empty_ones(Lanes cells) {
#ifdef __AVX2__
  const auto empty = reinterpret_cast<__m256i>(cells == kNone);
  const auto bytes = _mm256_packs_epi16(empty, _mm256_setzero_si256());  // halves apart
  const auto bits = static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes));
  return (bits & 0xff) | (bits >> 8 & 0xff00);
#else
  std::uint32_t empty = 0;
  for (int lane = 0; lane < kLaneCount; ++lane) {
    empty |= static_cast<std::uint32_t>(cells[lane] == 0) << lane;
  }
  return empty;
#endif
}

// A cell's lane and row.
struct Place {
  int lane;
  int row;

  [[nodiscard]] Lanes cell() const { return only(lane) & all(static_cast<Lane>(1U << row)); }
};

// The n-th cell, counted from 0, lane by lane.
inline Place nth(Lanes cells, int n) {
  constexpr int kRows = 16;
  const auto parts = words(cells);
  std::size_t part = 0;
  for (int here; n >= (here = std::popcount(parts[part])); ++part) n -= here;
  const int bit = static_cast<int>(part) * 64 + nth_bit(parts[part], n);
  return {bit / kRows, bit % kRows};
}

// All cells of the kind that hang together with the first ones, which are of it.
inline Lanes flood(Lanes grown, Lanes kind) {
  for (;;) {
    const Lanes more = (around(grown) & kind) | grown;
    const Lanes next = (around(more) & kind) | more;  // two steps a question: it costs as much
    if (is_empty(next ^ grown)) return grown;
    grown = next;
  }
}

}  // namespace lanes
}  // namespace papan::collapse
