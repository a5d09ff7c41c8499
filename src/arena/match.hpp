// A match: two agents, many games, in pairs that share an opening and swap seats.
//
// Games are numbered; game i depends only on the plan and i, so any number of
// threads plays the same match. Tested in tests/arena/match_test.cpp.
#pragma once

#include <array>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "arena/referee.hpp"
#include "arena/statistics.hpp"

namespace papan {

struct MatchPlan {
  std::array<std::string, 2> agents;  // specs: the first is whose score is told
  int games = 2;
  int threads = 1;
  int random_plies = 0;  // of each opening
  Budget budget;
  std::uint64_t seed = 0;
  Programs programs = Programs::kRefused;
};

struct MatchResult {
  WinDrawLoss tally;  // for the first agent
  EloEstimate elo;
  double mean_margin = 0;         // points a game, for the first agent
  std::array<Effort, 2> efforts;  // by agent
  std::vector<PlayedGame> games;  // in order of their number
  bool finished = false;
};

// Called after each game with how many are done, and the tally so far.
using MatchProgress = std::function<void(int done, const WinDrawLoss& tally)>;

// Is the first agent in the first seat in this game?
constexpr bool seats_as_named(int game) {
  return game % 2 == 0;
}

Result<MatchResult> run_match(const Position& start, const MatchPlan& plan,
                              const MatchProgress& progress, const std::stop_token& stop);

}  // namespace papan
