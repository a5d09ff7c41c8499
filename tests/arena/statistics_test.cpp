// Elo and its error, by known values and by simulation.
#include "arena/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/simulation.hpp"

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
    const Estimate found = estimate_elo(points);
    const double truth = elo_of(kWin);
    if (found.low <= truth && truth <= found.high) ++covered;
  }
  EXPECT_GE(covered, 930);
  EXPECT_LE(covered, 970);
}

// The pairs of real matches repel: an opening that helps one agent helps the other
// in the second game. Here the error must come out smaller than from single games.
TEST(Statistics, IntervalsCoverTheTruthAtEveryStrength) {
  constexpr int kMatches = 1000;
  using testing_support::Strength;
  for (const Strength& strength :
       {Strength{0.5, 0, 0.2}, Strength{0.6, 0, 0.2}, Strength{0.4, 0.2, 0.2},
        Strength{0.3, 0.4, 0.1}, Strength{0.75, 0, 0.2}}) {
    for (const int pairs : {50, 100, 400}) {
      Rng rng(7);
      int covered = 0;
      for (int match = 0; match < kMatches; ++match) {
        const Estimate found = estimate_elo(simulate_pairs(strength, pairs, rng));
        const double truth = elo_of(strength.score());
        if (found.low <= truth && truth <= found.high) ++covered;
      }
      EXPECT_GE(covered, 930) << strength.win << " " << pairs;
      EXPECT_LE(covered, 970) << strength.win << " " << pairs;
    }
  }
}

TEST(Statistics, MeansOfFewValuesCoverTheTruth) {
  constexpr int kSamples = 1000;
  for (const int size : {3, 10, 50}) {
    Rng rng(5);
    int covered = 0;
    for (int sample = 0; sample < kSamples; ++sample) {
      std::vector<double> values;
      for (int i = 0; i < size; ++i) values.push_back(4 + 3 * rng.normal());
      const Estimate found = mean_of_any(values);
      if (found.low <= 4 && 4 <= found.high) ++covered;
    }
    EXPECT_GE(covered, 930) << size;
    EXPECT_LE(covered, 970) << size;
  }
}

TEST(Statistics, MeansByHand) {
  const Estimate found = mean_of_any({1, 2, 3});
  EXPECT_DOUBLE_EQ(found.value, 2);
  EXPECT_NEAR(found.high - 2, 4.302653 / std::sqrt(3.0), 1e-5);
  EXPECT_DOUBLE_EQ(mean_of_any({}).value, 0);
  EXPECT_LT(mean_of_any({5}).low, 5);
}

TEST(Statistics, ExpectedScoreIsTheInverseOfElo) {
  for (const double elo : {-300.0, 0.0, 12.5, 400.0}) {
    EXPECT_NEAR(elo_of(expected_score(elo)), elo, 1e-9);
  }
}

TEST(Statistics, AllPairsAlikeStillHaveAnError) {
  const Estimate found = estimate_elo({2, 2, 2, 2});
  EXPECT_LT(found.low, found.value);
}

}  // namespace
}  // namespace papan
