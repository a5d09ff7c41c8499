// hash_board: where a board of 8x8 belongs in the tables of the midgame and the endgame.
//
// Two multiplications by odd constants; the tables use its low bits and compare whole
// boards, so it must spread, not tell apart.
#pragma once

#include <bit>
#include <cstdint>

namespace papan::othello {

inline std::uint64_t hash_board(std::uint64_t own, std::uint64_t enemy) {
  const std::uint64_t word =
      (own ^ std::rotl(enemy * 0x9e3779b97f4a7c15ULL, 29)) * 0xbf58476d1ce4e5b9ULL;
  return word ^ word >> 32;
}

}  // namespace papan::othello
