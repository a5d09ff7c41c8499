// Every way to place the brick in hand, with what comes of it: the table that
// the thesis's agent chooses from, and that the explanations show.
#pragma once

#include "core/inline_list.hpp"
#include "games/brick/rules/brick.hpp"
#include "games/brick/rules/weighed.hpp"

namespace papan::brick {

struct Placement {
  Move move;
  Score score = 0;  // points of this brick
  Features features{};
  double evaluation = 0;
};

inline constexpr int kPlacements = 3 * kColumns;

using Placements = InlineList<Placement, kPlacements>;

// In the thesis's order: rotation by rotation, columns from the left.
inline Placements placements(const ColourBrick& rules, const ColourBrick::State& state,
                             const Weights& weights) {
  const Weighed weighed(weights);
  Placements found;
  ColourBrick::Moves moves;
  rules.legal_moves(state, moves);
  for (const Move move : moves) {
    ColourBrick::State after = state;
    rules.play(after, move);
    Placement placement{move, after.score - state.score, {}, 0};
    placement.features = weighed(after.board, rules.colours());
    placement.evaluation = evaluate(placement.features, weights);
    found.push(placement);
  }
  return found;
}

}  // namespace papan::brick
