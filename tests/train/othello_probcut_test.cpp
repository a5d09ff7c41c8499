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

// Of a run that is told anew, from its checkpoint, after each step.
ProbCutFit fitted(const ProbCutPlan& plan, bool (*anew)(int positions)) {
  ProbCutRun run(plan);
  while (!run.finished()) {
    EXPECT_TRUE(run.step({}));
    if (anew(run.positions())) run = *ProbCutRun::resume(plan, run.checkpoint());
  }
  return run.fit();
}

TEST(ProbCut, SameSeedSameModelStoppedOrNot) {
  const ProbCutPlan plan{.positions = 150, .depth = 4};
  const auto one = fitted(plan, [](int) { return false; });
  const auto two = fitted(plan, [](int positions) { return positions % 50 == 0; });
  EXPECT_EQ(one.model.coefficients, two.model.coefficients);
  ASSERT_FALSE(one.spreads.empty());
  for (const ProbCutSpread& spread : one.spreads) {
    EXPECT_GT(spread.spread, 0.5);
    EXPECT_LT(spread.spread, 20);
  }
}

TEST(ProbCut, AStopChangesNothingAndDamageIsRefused) {
  const ProbCutPlan plan{.positions = 150, .depth = 4};
  ProbCutRun run(plan);
  ASSERT_TRUE(run.step({}));
  const std::string before = run.checkpoint();
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(run.step(stop.get_token()));
  EXPECT_EQ(run.checkpoint(), before);
  for (const char* bad : {"", "{}", "[]", R"({"done": 1, "tallies": [[1]]})"}) {
    EXPECT_FALSE(ProbCutRun::resume(plan, bad)) << bad;
  }
}

}  // namespace
}  // namespace papan::train
