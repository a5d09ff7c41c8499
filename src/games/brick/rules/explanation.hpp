// Explanation: why the thesis's rule places a brick where it does.
//
// All placements with their features, evaluation and score, and the rule that
// chose among them: a value that terminal and page render.
// The thesis's own figures are tested in tests/games/brick_explanation_test.cpp.
#pragma once

#include "core/json.hpp"
#include "games/brick/rules/policy.hpp"

namespace papan::brick {

struct Explanation {
  Brick brick{};
  Policy policy;
  Placements placements;
  Pick pick;

  [[nodiscard]] const Placement& chosen() const { return placements[pick.index]; }
};

// `state` has a brick in hand that fits somewhere.
Explanation explain(const ColourBrick& rules, const ColourBrick::State& state,
                    const Policy& policy);

Json to_json(const ColourBrick& rules, const Explanation& explanation);

}  // namespace papan::brick
