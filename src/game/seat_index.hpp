// The place of a seat in what is kept by seat: 0 or 1.
#pragma once

#include <cstddef>

#include "game/turn.hpp"

namespace papan {

// Of a turn that is no seat's: 0.
constexpr std::size_t seat_index(Turn turn) {
  return turn == Turn::kSecond ? 1 : 0;
}

}  // namespace papan
