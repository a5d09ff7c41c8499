// Specs of tournaments between agents that need no time.
#pragma once

#include <string>

#include "arena/tournament_spec.hpp"

namespace papan::testing_support {

inline TournamentSpec random_tournament(const std::string& game, int agents, int games) {
  TournamentSpec spec;
  spec.game = game;
  spec.agents.assign(static_cast<std::size_t>(agents), "random");
  spec.games = games;
  return spec;
}

}  // namespace papan::testing_support
