// Leaps and slides: where one piece may go, and which men of a set may capture.
//
// The naive twin is tests/oracle/ntil_oracle.hpp.
#pragma once

#include "game/turn.hpp"
#include "games/ntil/rules/geometry.hpp"

namespace papan::ntil {

// A range of directions, both ends included.
struct Ways {
  int first = kNorthWest;
  int last = kSouthEast;
};

// The pieces as one side sees them.
template <BitSet Bits>
struct Sides {
  Bits enemy;
  Bits occupied;
};

// Index of a side in arrays: white is 0, black is 1.
constexpr std::size_t index_of(Turn side) {
  return side == Turn::kSecond ? 1 : 0;
}

// Forward, diagonally forward and sideways: white goes up, black goes down.
constexpr Ways forward_ways(Turn side) {
  return side == Turn::kFirst ? Ways{kNorthWest, kEast} : Ways{kWest, kSouthEast};
}

// The men that can leap over an enemy one of these ways.
template <BitSet Bits>
Bits capturing_men(const Geometry<Bits>& board, Ways ways, Bits men, const Sides<Bits>& sides) {
  const Bits empty = board.all & ~sides.occupied;
  Bits found = 0;
  for (int way = ways.first; way <= ways.last; ++way) {
    const int back = opposite(way);
    const Bits over = board.moved(back, empty) & sides.enemy;
    if (over != 0) found |= board.moved(back, over) & men;
  }
  return found;
}

// The points behind an adjacent enemy where a short leap lands.
template <BitSet Bits>
Bits short_landings(const Geometry<Bits>& board, Ways ways, int from, const Sides<Bits>& sides) {
  Bits found = 0;
  for (int way = ways.first; way <= ways.last; ++way) {
    const auto& next = board.neighbour[static_cast<std::size_t>(way)];
    const int over = next[static_cast<std::size_t>(from)];
    if (over == kNowhere || !contains(sides.enemy, over)) continue;
    const int to = next[static_cast<std::size_t>(over)];
    if (to != kNowhere && !contains(sides.occupied, to)) found |= bit<Bits>(to);
  }
  return found;
}

// The free points on a ray before the first piece.
template <BitSet Bits>
Bits open_points(const Geometry<Bits>& board, int way, int from, Bits occupied) {
  const auto& rays = board.ray[static_cast<std::size_t>(way)];
  const Bits ray = rays[static_cast<std::size_t>(from)];
  const Bits blockers = ray & occupied;
  if (blockers == 0) return ray;
  const int blocker = board.nearest(way, blockers);
  return ray & ~(rays[static_cast<std::size_t>(blocker)] | bit<Bits>(blocker));
}

// The points where a flying king lands after leaping over the first piece of a
// ray, which must be an enemy.
template <BitSet Bits>
Bits far_landings(const Geometry<Bits>& board, int from, const Sides<Bits>& sides) {
  Bits found = 0;
  for (int way = 0; way < kDirections; ++way) {
    const Bits ray = board.ray[static_cast<std::size_t>(way)][static_cast<std::size_t>(from)];
    if ((ray & sides.enemy) == 0) continue;
    const int over = board.nearest(way, ray & sides.occupied);
    if (contains(sides.enemy, over)) found |= open_points(board, way, over, sides.occupied);
  }
  return found;
}

template <BitSet Bits>
Bits slides(const Geometry<Bits>& board, int from, Bits occupied) {
  Bits found = 0;
  for (int way = 0; way < kDirections; ++way) found |= open_points(board, way, from, occupied);
  return found;
}

}  // namespace papan::ntil
