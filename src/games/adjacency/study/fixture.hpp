// A game of the Adjacency paper as it was set up: who is X, who is O, how many
// rounds, which letter begins. Shared by its experiments.
#pragma once

#include <stop_token>

#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/score.hpp"

namespace papan::lab {

struct Fixture {
  const char* x;
  const char* o;
  int rounds;
  char begins;
};

enum class Winner { kX, kO, kNobody };

// `margin` is X's marks minus O's.
constexpr Winner winner_by(Score margin) {
  return margin > 0 ? Winner::kX : margin < 0 ? Winner::kO : Winner::kNobody;
}

// X's marks minus O's at the end.
Result<Score> play_fixture(const Fixture& fixture, const Rng& rng, const std::stop_token& stop);

}  // namespace papan::lab
