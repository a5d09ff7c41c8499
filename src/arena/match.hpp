// A match: two agents, many games, in pairs that share an opening and swap seats.
//
// It is a series of one pairing that is kept in memory. Tested in tests/arena/match_test.cpp.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "arena/series.hpp"

namespace papan {

struct MatchResult {
  WinDrawLoss tally;  // for the first agent
  Estimate elo;
  double mean_margin = 0;         // points a game, for the first agent
  std::array<Effort, 2> efforts;  // by agent
  std::vector<Record> records;    // in order of their number
  bool finished = false;
};

// Called after each game with how many are done, and the tally so far.
using MatchProgress = std::function<void(int done, const WinDrawLoss& tally)>;

// Of a schedule of two agents in a game for two.
Result<MatchResult> run_match(const Schedule& schedule, const WorkLimits& limits,
                              const MatchProgress& progress);

}  // namespace papan
