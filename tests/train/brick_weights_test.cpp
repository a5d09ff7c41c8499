// A training run gives the same weights on any number of threads, and when it was
// stopped and resumed; plans that make no sense are refused in one line.
#include "games/brick/learn/weights_run.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace papan::train {
namespace {

WeightsPlan small_plan(const std::string& algorithm) {
  WeightsPlan plan;
  plan.algorithm = algorithm;
  plan.colours = 4;
  plan.bricks = 30;
  plan.features = {"HP", "VP", "PD", "P12", "LIMIT"};
  plan.deals = 2;
  plan.held_out = 2;
  plan.population = 14;
  plan.generations = 5;
  return plan;
}

Json finished(WeightsRun run, int threads) {
  finish(run, threads, {});
  return run.weights();
}

class EveryRun : public testing::TestWithParam<std::string> {};

TEST_P(EveryRun, GivesTheSameOnAnyNumberOfThreads) {
  EXPECT_EQ(finished(train::WeightsRun(small_plan(GetParam())), 1),
            finished(train::WeightsRun(small_plan(GetParam())), 3));
}

TEST_P(EveryRun, ResumesToTheSameEnd) {
  const Json whole = finished(train::WeightsRun(small_plan(GetParam())), 2);
  train::WeightsRun stopped(small_plan(GetParam()));
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(stopped.step(1, {}));
  const auto state = parse_json(stopped.state().dump());
  ASSERT_TRUE(state.ok());
  auto resumed = train::WeightsRun::resume(*state);
  ASSERT_TRUE(resumed.ok()) << resumed.error().message;
  EXPECT_EQ(resumed->history().size(), 3U);
  EXPECT_EQ(finished(std::move(*resumed), 2), whole);
}

INSTANTIATE_TEST_SUITE_P(Runs, EveryRun, testing::ValuesIn(algorithm_names()),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(TrainingRun, ScoresAreThoseOfTheGame) {
  train::WeightsRun run(small_plan("thesis-ga"));
  ASSERT_TRUE(run.step(1, {}));
  const auto policy = brick::thesis_policy({4, 30, 0});
  EXPECT_GT(score_of_game(run.plan(), policy, 1), 0);
  const Json weights = run.weights();
  EXPECT_EQ(weights["made"]["training_deals"], (Json{1, 2}));
  EXPECT_EQ(weights["made"]["held_out_deals"], (Json{3, 4}));
  EXPECT_EQ(weights["made"]["evaluations"], 14);
}

TEST(TrainingRun, AStopLeavesTheRunAsItWas) {
  train::WeightsRun run(small_plan("cmaes"));
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(run.step(2, source.get_token()));
  EXPECT_TRUE(run.history().empty());
}

TEST(TrainingRun, ADamagedStateIsRefused) {
  train::WeightsRun run(small_plan("cmaes"));
  ASSERT_TRUE(run.step(1, {}));
  Json state = run.state();
  state["values"][0].keep_last(state["values"][0].size() - 1);
  EXPECT_FALSE(train::WeightsRun::resume(state).ok());
  EXPECT_FALSE(train::WeightsRun::resume(Json::object()).ok());
  EXPECT_FALSE(train::WeightsRun::resume(Json::array()).ok());
}

TEST(TrainingPlan, WhatMakesNoSenseIsNamed) {
  WeightsPlan plan = small_plan("thesis-ga");
  plan.features = {"HP", "XX"};
  EXPECT_NE(check(plan).error().message.find("unknown feature 'XX'"), std::string::npos);
  plan.features = {"HP", "HP"};
  EXPECT_NE(check(plan).error().message.find("twice"), std::string::npos);
  plan.features = {"LIMIT"};
  EXPECT_FALSE(check(plan).ok());
  plan = small_plan("magic");
  EXPECT_NE(check(plan).error().message.find("unknown algorithm"), std::string::npos);
  plan = small_plan("cmaes");
  plan.population = 3;
  EXPECT_NE(check(plan).error().message.find("population must be 12"), std::string::npos);
}

TEST(TrainingPlan, TheLimitGeneDoublesByTheHundred) {
  WeightsPlan plan = small_plan("cmaes");
  plan.limit = 1000;
  EXPECT_EQ(plan.policy({0, 0, 0, 0, 100}).limit, 2000);
  EXPECT_EQ(plan.policy({0, 0, 0, 0, -100}).limit, 500);
  EXPECT_EQ(plan.policy({3, 0, 0, 0, 0}).weights[brick::kHorizontalPairs], 3);
}

}  // namespace
}  // namespace papan::train
