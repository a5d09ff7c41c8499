// Perft: the number of lines of play to a depth, the classic test of rules.
//
// A finished game is one leaf at any depth. The last ply is counted in bulk
// where the game can count moves without listing them.
#pragma once

#include <cstdint>

#include "game/game.hpp"

namespace papan {

template <Game G>
std::uint64_t perft(const G& rules, const StateOf<G>& state, int depth) {
  if (depth == 0) return 1;
  if constexpr (Counting<G>) {
    if (depth == 1) return static_cast<std::uint64_t>(std::max(1, rules.count_moves(state)));
  }
  if (rules.turn(state) == Turn::kOver) return 1;
  MovesOf<G> moves;
  rules.legal_moves(state, moves);
  if (depth == 1) return moves.size();
  std::uint64_t leaves = 0;
  for (const auto& move : moves) {
    StateOf<G> child = state;
    rules.play(child, move);
    leaves += perft(rules, child, depth - 1);
  }
  return leaves;
}

}  // namespace papan
