// A whole game by a policy on a numbered deal: what training and the experiments play by the
// thousand.
//
// The moves are those of `pick` (policy.hpp). Where only the thesis's features have weights,
// the quick board finds them: most drops make no run, and then what their cells add to the
// pairs is looked up (gains.hpp); the whole board is counted only where something dissolved.
// The twin, which lists the placements, is in tests/games/brick_policy_game_test.cpp.
#pragma once

#include "games/brick/rules/policy.hpp"

namespace papan::brick {

struct PolicyGame {
  Score score = 0;
  int placed = 0;  // bricks

  friend bool operator==(const PolicyGame&, const PolicyGame&) = default;
};

// The parameters name a deal.
PolicyGame play_policy(const Parameters& parameters, const Policy& policy);

}  // namespace papan::brick
