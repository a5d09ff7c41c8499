// Where a search to a fixed depth goes no further: the game is over, or the depth is
// spent. Shared by the plain searches and by the tree that people look at.
//
// A paper's search may test the depth first and value whatever stands there, as
// printed listings do: an evaluation says so by `kBlindAtHorizon`.
#pragma once

#include "game/game.hpp"
#include "search/search_parts.hpp"

namespace papan {

// Is a value at this depth only what the evaluation thinks?
template <class Eval>
constexpr bool is_horizon(const Eval& eval, Turn turn, int depth) {
  return depth == 0 && (turn != Turn::kOver || is_blind_at_horizon(eval));
}

// The value for First; only where the game is over or the depth is spent.
template <Game G, class Eval>
Score leaf_value(const Eval& eval, const G& rules, const StateOf<G>& state, bool horizon) {
  return horizon ? eval(rules, state) : eval.final(rules, state);
}

}  // namespace papan
