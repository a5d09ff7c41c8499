// The sequential test: known ratios, its bounds, and its error rates by simulation.
#include "arena/sprt.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/statistics.hpp"
#include "tests/support/simulation.hpp"

namespace papan {
namespace {

using testing_support::simulate_pair;
using testing_support::Strength;

TEST(Sprt, ReadsItsBounds) {
  const auto bounds = parse_sprt("elo0=-5,elo1=5,alpha=0.01");
  ASSERT_TRUE(bounds);
  EXPECT_EQ(*bounds, (SprtBounds{-5, 5, 0.01, 0.05}));
  EXPECT_EQ(*parse_sprt(to_text(*bounds)), *bounds);
  EXPECT_FALSE(parse_sprt("elo0=5,elo1=5"));
  EXPECT_FALSE(parse_sprt("elo2=5"));
  EXPECT_FALSE(parse_sprt("alpha=0.7"));
}

TEST(Sprt, BoundsAreWalds) {
  const Sprt sprt({0, 10, 0.05, 0.1});
  EXPECT_NEAR(sprt.lower(), std::log(0.1 / 0.95), 1e-12);
  EXPECT_NEAR(sprt.upper(), std::log(0.9 / 0.05), 1e-12);
}

TEST(Sprt, WinsSpeakForTheStrongerAndLossesAgainst) {
  Sprt even({-10, 10, 0.05, 0.05});
  for (const double points : {0.0, 2.0, 0.5, 1.5, 1.0}) even.add_pair(points);
  EXPECT_NEAR(even.log_likelihood_ratio(), 0, 1e-9);
  EXPECT_EQ(even.verdict(), SprtVerdict::kUndecided);
  for (const double points : {2.0, 0.0}) {
    Sprt sprt({-10, 10, 0.05, 0.05});
    while (sprt.verdict() == SprtVerdict::kUndecided && sprt.pairs() < 1000) sprt.add_pair(points);
    EXPECT_EQ(sprt.verdict(), points > 1 ? SprtVerdict::kStronger : SprtVerdict::kNotStronger);
    EXPECT_GT(sprt.pairs(), 5) << "a few pairs alike must not decide";
  }
}

// How often H1 is accepted when the first agent is really so much stronger.
double acceptance(const SprtBounds& bounds, double elo, double draw, int matches) {
  Rng rng(3);
  int accepted = 0;
  for (int match = 0; match < matches; ++match) {
    Sprt sprt(bounds);
    const Strength strength{expected_score(elo) - draw / 2, draw, 0.15};
    while (sprt.verdict() == SprtVerdict::kUndecided) sprt.add_pair(simulate_pair(strength, rng));
    if (sprt.verdict() == SprtVerdict::kStronger) ++accepted;
  }
  return static_cast<double>(accepted) / matches;
}

// The margin is two standard deviations of the simulation itself.
TEST(Sprt, ErrorRatesStayWithinTheirBounds) {
  constexpr int kMatches = 1000;
  for (const double elo1 : {20.0, 50.0, 100.0}) {
    for (const double draw : {0.0, 0.3}) {
      const SprtBounds bounds{0, elo1, 0.05, 0.05};
      const double slack = 2 * std::sqrt(0.05 * 0.95 / kMatches);
      EXPECT_LE(acceptance(bounds, 0, draw, kMatches), 0.05 + slack) << elo1 << " " << draw;
      EXPECT_GE(acceptance(bounds, elo1, draw, kMatches), 0.95 - slack) << elo1 << " " << draw;
    }
  }
}

}  // namespace
}  // namespace papan
