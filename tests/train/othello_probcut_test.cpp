// The model of Multi-ProbCut: a fit that finds what it was given, and the same bytes from
// the same seed.
#include "games/othello/learn/probcut.hpp"

#include <gtest/gtest.h>

namespace papan::train {
namespace {

TEST(ProbCut, FitFindsTheModelThatMadeTheSpreads) {
  const othello::ProbCutModel truth{{0.9, 0.08, -0.2, 1.1, -0.7}};
  std::vector<ProbCutSpread> spreads;
  for (const int discs : {12, 28, 44, 60}) {
    for (const int deep : {3, 6, 9}) {
      for (const int shallow : {1, 2, 4}) {
        spreads.push_back({discs, deep, shallow, 10 + deep, truth.spread(discs, deep, shallow)});
      }
    }
  }
  const auto found = fit_model(spreads);
  for (std::size_t i = 0; i < truth.coefficients.size(); ++i) {
    EXPECT_NEAR(found.coefficients[i], truth.coefficients[i], 1e-9);
  }
}

TEST(ProbCut, TheShallowDepthIsLessAndOfTheSameParity) {
  for (int deep = 3; deep <= 40; ++deep) {
    EXPECT_LT(othello::shallow_depth(deep), deep);
    EXPECT_GE(othello::shallow_depth(deep), 1);
    EXPECT_EQ(othello::shallow_depth(deep) % 2, deep % 2);
  }
}

TEST(ProbCut, SameSeedSameModelAndStopsWhenTold) {
  const ProbCutPlan plan{.positions = 150, .depth = 4};
  const auto on = [](double) { return true; };
  const auto one = fit_probcut(plan, on);
  const auto two = fit_probcut(plan, on);
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->model.coefficients, two->model.coefficients);
  ASSERT_FALSE(one->spreads.empty());
  for (const ProbCutSpread& spread : one->spreads) {
    EXPECT_GT(spread.spread, 0.5);
    EXPECT_LT(spread.spread, 20);
  }
  EXPECT_FALSE(fit_probcut(plan, [](double) { return false; }));
}

}  // namespace
}  // namespace papan::train
