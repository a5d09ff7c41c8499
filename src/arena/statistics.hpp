// Statistics of matches: Elo from pairs of games, as pure maths.
//
// Games come in pairs that share an opening with the seats swapped, and the two
// games of a pair are not independent; so the error is taken from the scores of
// pairs (the five outcomes 0, 1/2, ..., 2 of a pair: "pentanomial"), not of
// games. Tested in tests/arena/statistics_test.cpp.
#pragma once

#include <array>
#include <vector>

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

struct EloEstimate {
  double elo = 0;
  double low = 0;  // 95 % interval
  double high = 0;
};

// From the points of each pair (0 to 2) for the first player.
EloEstimate estimate_elo(const std::vector<double>& pair_points);

struct MeanEstimate {
  double mean = 0;
  double low = 0;  // 95 % interval; as wide as the mean itself when there is one value
  double high = 0;
};

// Of independent values, such as the differences of two agents on the same deals;
// by Student's distribution.
MeanEstimate estimate_mean(const std::vector<double>& values);

}  // namespace papan
