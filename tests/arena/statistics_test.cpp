// Elo and its error, by known values and by simulation.
#include "arena/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/rng.hpp"

namespace papan {
namespace {

TEST(Statistics, EloOfKnownScores) {
  EXPECT_NEAR(elo_of(0.5), 0, 1e-9);
  EXPECT_NEAR(elo_of(10.0 / 11.0), 400, 1e-6);
  EXPECT_NEAR(elo_of(0.25), -elo_of(0.75), 1e-9);
  EXPECT_TRUE(std::isfinite(elo_of(0)));
  EXPECT_TRUE(std::isfinite(elo_of(1)));
}

TEST(Statistics, TheTallyScores) {
  const WinDrawLoss tally{3, 2, 5};
  EXPECT_EQ(tally.games(), 10);
  EXPECT_DOUBLE_EQ(tally.score(), 0.4);
  EXPECT_DOUBLE_EQ(WinDrawLoss{}.score(), 0.5);
}

// Pairs whose games hang together: the interval must still hold the truth about
// 95 times in a hundred, which an interval from single games would not.
TEST(Statistics, IntervalsCoverTheTruth) {
  constexpr int kMatches = 1000;
  constexpr int kPairs = 100;
  constexpr double kWin = 0.6;
  Rng rng(11);
  int covered = 0;
  for (int match = 0; match < kMatches; ++match) {
    std::vector<double> points;
    for (int pair = 0; pair < kPairs; ++pair) {
      const bool together = rng.uniform() < 0.3;
      const double first = rng.uniform() < kWin ? 1 : 0;
      const double second = together ? first : rng.uniform() < kWin ? 1 : 0;
      points.push_back(first + second);
    }
    const EloEstimate found = estimate_elo(points);
    const double truth = elo_of(kWin);
    if (found.low <= truth && truth <= found.high) ++covered;
  }
  EXPECT_GE(covered, 930);
  EXPECT_LE(covered, 970);
}

TEST(Statistics, AllPairsAlikeStillHaveAnError) {
  const EloEstimate found = estimate_elo({2, 2, 2, 2});
  EXPECT_LT(found.low, found.elo);
}

}  // namespace
}  // namespace papan
