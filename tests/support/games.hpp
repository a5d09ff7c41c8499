// What several tests need of games: random states on the way of random games,
// and the plain minimax that searches are held against.
#pragma once

#include <algorithm>
#include <vector>

#include "game/game.hpp"

namespace papan::testing_support {

template <Game G>
std::vector<MoveOf<G>> legal_moves(const G& rules, const StateOf<G>& state) {
  MovesOf<G> moves;
  rules.legal_moves(state, moves);
  return {moves.begin(), moves.end()};
}

// The state after at most `plies` random moves; it stops before the end, so
// that a seat has the turn in what is returned.
template <ZeroSum G>
StateOf<G> random_state(const G& rules, int plies, Rng& rng) {
  StateOf<G> state = rules.start(rng);
  for (int i = 0; i < plies; ++i) {
    const auto moves = legal_moves(rules, state);
    StateOf<G> next = state;
    rules.play(next, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    if (rules.turn(next) == Turn::kOver) break;
    state = next;
  }
  return state;
}

// Minimax as the textbook has it: First takes the greatest, Second the least.
template <ZeroSum G, class Eval>
Score naive_value(const G& rules, const Eval& eval, const StateOf<G>& state, int depth) {
  const Turn turn = rules.turn(state);
  if (turn == Turn::kOver) return eval.final(rules, state);
  if (depth == 0) return eval(rules, state);
  std::vector<Score> values;
  for (const auto& move : legal_moves(rules, state)) {
    StateOf<G> child = state;
    rules.play(child, move);
    values.push_back(naive_value(rules, eval, child, depth - 1));
  }
  return turn == Turn::kFirst ? *std::max_element(values.begin(), values.end())
                              : *std::min_element(values.begin(), values.end());
}

// The value of one move, `depth` plies deep counted from before it.
template <ZeroSum G, class Eval>
Score naive_value_of(const G& rules, const Eval& eval, const StateOf<G>& state,
                     const MoveOf<G>& move, int depth) {
  StateOf<G> child = state;
  rules.play(child, move);
  return naive_value(rules, eval, child, depth - 1);
}

}  // namespace papan::testing_support
