// A game of the Adjacency paper as it was set up: who is X, who is O, how many
// rounds, which letter begins. Shared by its experiments.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

struct Fixture {
  const char* x;
  const char* o;
  int rounds;
  char begins;
};

enum class Winner { kX, kO, kNobody };

Result<Winner> play_fixture(const Fixture& fixture, const Rng& rng, const std::stop_token& stop);

Experiment adjacency_pairings_experiment(const Words& paper);

}  // namespace papan::lab
