// Training runs in the store: the same plan goes on where it was and ends with the
// same weights, which are then in the store; runs are listed and compared.
#include "lab/training.hpp"

#include <gtest/gtest.h>

#include "lab/report/writers.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

using testing_support::StoreTest;

train::Plan small_plan(const std::string& algorithm) {
  train::Plan plan;
  plan.algorithm = algorithm;
  plan.colours = 4;
  plan.bricks = 30;
  plan.held_out = 2;
  plan.population = 14;
  plan.generations = 5;
  return plan;
}

// Goes on until `generations` are known in all.
void go_on_until(Store& store, StoredRun& stored, int generations) {
  std::stop_source stop;
  TrainingEffort effort{1, stop.get_token(), [&](const train::Run&, const train::Generation& now) {
                          if (now.number == generations) stop.request_stop();
                        }};
  ASSERT_TRUE(go_on(store, stored, effort));
}

TEST_F(StoreTest, AStoppedTrainingEndsAsIfItHadNotBeen) {
  train::Run whole(small_plan("cmaes"));
  train::finish(whole, 2, {});
  {
    Store store = open();
    auto stored = training_of(store, small_plan("cmaes"));
    ASSERT_TRUE(stored);
    go_on_until(store, *stored, 2);
    EXPECT_FALSE(stored->run.finished());
    EXPECT_EQ(trainings(store)->front().last->number, 2);
    EXPECT_FALSE(trainings(store)->front().finished);
    EXPECT_TRUE(store.all_weights()->empty());
  }
  Store store = open();
  auto again = training_of(store, small_plan("cmaes"));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->id, 1);
  EXPECT_EQ(again->run.history().size(), 2U);
  ASSERT_TRUE(go_on(store, *again, {}));
  EXPECT_EQ(again->run.weights(), whole.weights());
  EXPECT_EQ(store.all_weights()->front().content, whole.weights().dump(2));
  EXPECT_TRUE(trainings(store)->front().finished);
  EXPECT_EQ(to_json(*stored_training(store, 1))["history"].size(), whole.history().size());
}

TEST_F(StoreTest, RunsAreToldApartByTheirPlansAndCompared) {
  Store store = open();
  std::vector<StoredRun> runs;
  for (const char* algorithm : {"thesis-ga", "cmaes"}) {
    runs.push_back(*training_of(store, small_plan(algorithm)));
    ASSERT_TRUE(go_on(store, runs.back(), {}));
  }
  EXPECT_NE(runs[0].id, runs[1].id);
  const Chapter chapter = comparison(runs, Language::kEnglish);
  ASSERT_EQ(chapter.report.tables.front().rows.size(), 2U);
  EXPECT_EQ(chapter.report.tables.front().rows[1].figures[2].ours->value,
            runs[1].run.history().back().best);
  EXPECT_EQ(chapter.report.plots.front().series.size(), 4U);
  EXPECT_NE(to_html({chapter}, {}).find("Learning curves"), std::string::npos);
  EXPECT_EQ(curve_csv(runs[0].run).find("generation,evaluations"), 0U);
}

TEST_F(StoreTest, ATrainingThatCannotBeReadIsNamed) {
  Store store = open();
  const auto made = store.training_of("{}");
  ASSERT_TRUE(made);
  const auto stored = stored_training(store, made->id);
  ASSERT_FALSE(stored);
  EXPECT_EQ(stored.error().message.find("training run 1 of the store: "), 0U);
  EXPECT_FALSE(stored_training(store, 7));
}

}  // namespace
}  // namespace papan::lab
