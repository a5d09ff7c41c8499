// Statistics of matches: Elo from pairs of games, as pure maths.
//
// Games come in pairs that share an opening with the seats swapped, and the two
// games of a pair are not independent; so the error is taken from the scores of
// pairs (the five outcomes 0, 1/2, ..., 2 of a pair: "pentanomial"), not of
// games. Tested in tests/arena/statistics_test.cpp.
#pragma once

#include <vector>

#include "arena/estimate.hpp"

namespace papan {

struct WinDrawLoss {
  int wins = 0;
  int draws = 0;
  int losses = 0;

  // A game by its margin: positive is a win.
  void add(int margin) { ++(margin > 0 ? wins : margin < 0 ? losses : draws); }
  [[nodiscard]] int games() const { return wins + draws + losses; }
  [[nodiscard]] double points() const { return wins + 0.5 * draws; }
  // In [0, 1]; one half when nothing was played.
  [[nodiscard]] double score() const { return games() > 0 ? points() / games() : 0.5; }
};

// Rating difference that makes `score` the expected one; capped near 0 and 1,
// where it would be infinite.
double elo_of(double score);

// The score that a player so much stronger expects.
double expected_score(double elo);

// From the points of each pair (0 to 2) for the first player.
Estimate estimate_elo(const std::vector<double>& pair_points);

}  // namespace papan
