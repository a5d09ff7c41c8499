// Standings: what the finished games of a tournament say, as pure maths.
//
// Only the numbers of the games and their results matter, not the order in which
// they were finished, so a tournament that was interrupted stands as one that was
// not. A sequential test reads the pairs in the order of the schedule and counts
// nothing after its verdict. Tested in tests/arena/standings_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "arena/schedule.hpp"
#include "arena/sprt.hpp"
#include "arena/statistics.hpp"

namespace papan {

struct FinishedGame {
  int number = 0;
  Score score = 0;                // for First
  std::array<Effort, 2> efforts;  // by seat
  double seconds = 0;             // of the whole game
};

struct AgentStanding {
  WinDrawLoss tally;  // over all pairings; by deals in a game for one
  Estimate elo;       // against all it met; games for two only
  Estimate score;     // a game: margin, or in a game for one its points
  Effort effort;
  int games = 0;

  // In a game for one: what the points were made with.
  [[nodiscard]] double moves_a_game() const {
    return games > 0 ? static_cast<double>(effort.moves) / games : 0;
  }
};

struct PairingStanding {
  Pairing agents;
  WinDrawLoss tally;    // for the first; by deals in a game for one
  Estimate elo;         // games for two only
  Estimate difference;  // points for the first, by pairs or by deals
};

struct SprtStanding {
  SprtVerdict verdict = SprtVerdict::kUndecided;
  double log_likelihood_ratio = 0;
  double lower = 0;
  double upper = 0;
  int pairs = 0;
};

struct Standings {
  int games = 0;  // counted
  bool finished = false;
  std::vector<AgentStanding> agents;      // in the order of the spec
  std::vector<PairingStanding> pairings;  // in the order of the schedule
  std::optional<SprtStanding> sprt;
  double thinking_seconds = 0;  // of all agents
  double game_seconds = 0;      // of all games, thinking included
};

// `games` in any order, each number at most once; a sequential test if there is one.
Standings standings(const Schedule& schedule, std::vector<FinishedGame> games,
                    const std::optional<SprtBounds>& bounds = std::nullopt);

// The verdict so far; `games` in order of their number.
SprtStanding sprt_standing(const SprtBounds& bounds, const std::vector<FinishedGame>& games);

}  // namespace papan
