// Matches for tests of strength: from the start of a game, on two threads.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "agents/catalogue.hpp"
#include "arena/match.hpp"

namespace papan::testing_support {

struct Pairing {
  std::string first;
  std::string second;
  int games = 100;
  int random_plies = 4;
};

inline MatchResult play_match(const std::string& game, const Settings& parameters,
                              const Pairing& pairing) {
  Rng rng(1);
  const auto start = (*find_game(game))->game.start(parameters, rng);
  const SeriesPlan plan{.agents = {pairing.first, pairing.second},
                        .games = pairing.games,
                        .random_plies = pairing.random_plies};
  auto result = run_match({plan, **start, Rng(1)}, {2, {}}, {});
  EXPECT_TRUE(result.ok());
  return std::move(*result);
}

}  // namespace papan::testing_support
