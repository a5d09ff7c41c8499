// Who acts in a state.
#pragma once

#include <cstdint>
#include <string_view>

namespace papan {

enum class Turn : std::uint8_t { kFirst, kSecond, kChance, kOver };

constexpr bool is_seat(Turn turn) {
  return turn == Turn::kFirst || turn == Turn::kSecond;
}

constexpr Turn opponent(Turn turn) {
  return turn == Turn::kFirst ? Turn::kSecond : Turn::kFirst;
}

// +1 for First, -1 for Second: turns a score into the seat's own view of it.
constexpr int sign(Turn seat) {
  return seat == Turn::kSecond ? -1 : 1;
}

constexpr std::string_view to_text(Turn turn) {
  switch (turn) {
    case Turn::kFirst: return "first";
    case Turn::kSecond: return "second";
    case Turn::kChance: return "chance";
    case Turn::kOver: return "over";
  }
  return "";
}

}  // namespace papan
