// What tests of searches for one player need: small boards, the plain search that
// they are held against, and a plan played to its end.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "game/game.hpp"
#include "game/task.hpp"
#include "games/collapse/rules/family.hpp"
#include "tests/support/games.hpp"

namespace papan::testing_support {

// The best final score, by playing everything.
template <Solo G>
Score best_score(const G& rules, const StateOf<G>& state) {
  if (rules.turn(state) == Turn::kOver) return rules.score(state);
  Score best = -kInfinity;
  for (const auto& move : legal_moves(rules, state)) {
    StateOf<G> child = state;
    rules.play(child, move);
    best = std::max(best, best_score(rules, child));
  }
  return best;
}

// The score after the moves; they are legal and lead to the end, or it is -kInfinity.
template <Solo G>
Score score_of_line(const G& rules, StateOf<G> state, const std::vector<MoveOf<G>>& line) {
  for (const auto& move : line) {
    const auto moves = legal_moves(rules, state);
    if (!std::binary_search(moves.begin(), moves.end(), move)) return -kInfinity;
    rules.play(state, move);
  }
  return rules.turn(state) == Turn::kOver ? rules.score(state) : -kInfinity;
}

// A Collapse board with a search's request around it.
struct CollapseDeal {
  collapse::Collapse rules;
  collapse::Collapse::State state;

  explicit CollapseDeal(const collapse::Parameters& parameters)
      : rules(parameters), state(first(rules)) {}

  template <class Search>
  Choice<collapse::Collapse> run(std::uint64_t nodes, std::uint64_t seed, Search&& search) const {
    Rng rng(seed);
    return search(Task<collapse::Collapse>{rules, state, {}, {Budget{.nodes = nodes}, rng, {}}});
  }

 private:
  static collapse::Collapse::State first(const collapse::Collapse& rules) {
    Rng rng(1);
    return rules.start(rng);
  }
};

}  // namespace papan::testing_support
