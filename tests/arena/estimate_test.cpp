// Means and shares with their intervals, against textbook values and by simulation.
#include "arena/estimate.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace papan {
namespace {

TEST(Estimate, OneValueHasNoInterval) {
  const Estimate one = mean_of({7});
  EXPECT_EQ(one.value, 7);
  EXPECT_FALSE(one.has_interval());
  EXPECT_EQ(one.count, 1);
}

TEST(Estimate, MeansAreStudents) {
  const Estimate mean = mean_of({1, 2, 3, 4, 5});
  EXPECT_EQ(mean.value, 3);
  // 2.776 (Student, 4 degrees) times the deviation 1.5811 over the root of 5.
  EXPECT_NEAR(mean.high - mean.value, 1.9632, 1e-3);
  EXPECT_NEAR(mean.value - mean.low, 1.9632, 1e-3);
  EXPECT_EQ(mean.count, 5);
}

TEST(Estimate, SharesAreClopperAndPearsons) {
  const Estimate none = percentage_of(0, 100);
  EXPECT_EQ(none.value, 0);
  EXPECT_NEAR(none.low, 0, 1e-9);
  EXPECT_NEAR(none.high, 3.622, 1e-3);
  const Estimate half = percentage_of(5, 10);
  EXPECT_NEAR(half.low, 18.71, 0.01);
  EXPECT_NEAR(half.high, 81.29, 0.01);
  EXPECT_NEAR(percentage_of(10, 10).high, 100, 1e-9);
}

TEST(Estimate, NineteenIntervalsOfTwentyHoldTheTruth) {
  Rng rng(3);
  int means = 0;
  int shares = 0;
  constexpr int kTrials = 2000;
  for (int trial = 0; trial < kTrials; ++trial) {
    std::vector<double> values;
    int successes = 0;
    for (int i = 0; i < 20; ++i) {
      values.push_back(10 + 3 * rng.normal());
      successes += rng.uniform() < 0.3;
    }
    const Estimate mean = mean_of(values);
    const Estimate share = percentage_of(successes, 20);
    means += mean.low <= 10 && 10 <= mean.high;
    shares += share.low <= 30 && 30 <= share.high;
  }
  EXPECT_NEAR(means, 0.95 * kTrials, 0.015 * kTrials);
  EXPECT_GE(shares, 0.95 * kTrials);  // never too narrow, for few trials too wide
}

}  // namespace
}  // namespace papan
