// Training runs in the store: whatever learns, the same plan goes on where it was and ends with the
// same bytes; runs of before learners had names go on too; runs are listed and compared.
#include "lab/training.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/text.hpp"
#include "games/brick/learn/weights_run.hpp"
#include "lab/report/writers.hpp"
#include "lab/training_report.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

using testing_support::StoreTest;
using train::LearnerKind;

const LearnerKind& learner(const std::string& name) {
  return **train::find_learner(name);
}

// Tiny, of every learner.
Settings small_plan(const std::string& name, const Settings& changes = {}) {
  const std::map<std::string, Settings> small = {
      {"brick",
       {{"algorithm", "cmaes"},
        {"colours", "4"},
        {"bricks", "30"},
        {"held_out", "2"},
        {"population", "14"},
        {"generations", "5"}}},
      {"brick-builder",
       {{"generations", "3"},
        {"population", "5"},
        {"bricks", "12"},
        {"long_deals", "1"},
        {"long_bricks", "12"},
        {"held_out_bricks", "12"}}},
      {"brick-values", {{"millions", "1"}, {"step", "500"}, {"beginning", "2000"}}},
      {"othello-patterns", {{"deviations", "20"}, {"epochs", "1"}}},
      {"othello-probcut", {{"positions", "100"}, {"depth", "6"}}},
      {"othello-book", {{"plies", "4"}, {"depth", "3"}}}};
  Settings plan = small.at(name);
  plan.insert(plan.end(), changes.begin(), changes.end());
  return *learner(name).complete(plan);
}

StoredRun run_of(Store& store, const std::string& name, const Settings& changes = {}) {
  auto run = training_of(store, learner(name), small_plan(name, changes));
  EXPECT_TRUE(run) << run.error().message;
  return std::move(*run);
}

// Goes on until so many steps are known in all.
void go_on_until(Store& store, StoredRun& run, int steps) {
  std::stop_source stop;
  TrainingEffort effort{1, stop.get_token(), [&](const StoredRun& now) {
                          if (now.stand.done == steps) stop.request_stop();
                        }};
  ASSERT_TRUE(go_on(store, run, effort));
}

class EveryLearner : public StoreTest, public testing::WithParamInterface<std::string> {};

TEST_P(EveryLearner, EndsWithTheSameBytesStoppedOrNot) {
  Store whole_store = *Store::open(scratch_.file("whole.db"));
  StoredRun whole = run_of(whole_store, GetParam());
  ASSERT_TRUE(go_on(whole_store, whole, {2, {}, {}}));
  const auto expected = result_of(whole_store, whole);
  ASSERT_TRUE(expected);
  ASSERT_GT(whole.stand.done, 1);
  for (const int cut : {1, whole.stand.done / 2}) {
    Store store = open();
    StoredRun stopped = run_of(store, GetParam());
    go_on_until(store, stopped, std::max(cut, stopped.stand.done));
    EXPECT_FALSE(stopped.stand.finished);
    EXPECT_FALSE(trainings(store)->front().stand.finished);
  }
  Store store = open();
  StoredRun again = run_of(store, GetParam());
  EXPECT_EQ(again.id, 1);
  EXPECT_GT(again.stand.done, 0);
  ASSERT_TRUE(go_on(store, again, {}));
  EXPECT_TRUE(trainings(store)->front().stand.finished);
  EXPECT_EQ(*result_of(store, again), *expected);
  EXPECT_EQ(curve_csv(*stored_training(store, 1)), curve_csv(whole));
  StoredRun read = *stored_training(store, 1);
  EXPECT_EQ(*result_of(store, read), *expected);
}

TEST_P(EveryLearner, IsToldInBothLanguages) {
  const LearnerKind& kind = learner(GetParam());
  EXPECT_NE(kind.title.english, kind.title.indonesian);
  EXPECT_FALSE(kind.examples.empty());
  EXPECT_TRUE(kind.complete(kind.trial)) << "a form begins with what may be asked";
  for (const OptionInfo& option : kind.options) EXPECT_FALSE(option.help.empty()) << option.key;
}

INSTANTIATE_TEST_SUITE_P(Learners, EveryLearner,
                         testing::Values("brick", "brick-builder", "brick-values",
                                         "othello-patterns", "othello-probcut", "othello-book"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Learners, AllOfThemAreTried) {
  EXPECT_EQ(train::learners().size(), 6U);
}

train::WeightsPlan old_plan() {
  train::WeightsPlan plan;
  plan.algorithm = "cmaes";
  plan.colours = 4;
  plan.bricks = 30;
  plan.held_out = 2;
  plan.population = 14;
  plan.generations = 5;
  plan.restarts = 30;
  return plan;
}

TEST_F(StoreTest, WeightsAreKeptAtTheEnd) {
  train::WeightsRun whole(old_plan());
  train::finish(whole, 2, {});
  Store store = open();
  StoredRun run = run_of(store, "brick");
  go_on_until(store, run, 2);
  EXPECT_TRUE(store.all_weights()->empty());
  ASSERT_TRUE(go_on(store, run, {}));
  EXPECT_EQ(*parse_json(*result_of(store, run)), whole.weights());
  EXPECT_EQ(store.all_weights()->front().content, whole.weights().dump(2));
  EXPECT_EQ(to_json(store, run)->at("history").size(), whole.history().size());
}

// What a store of before learners had names holds of a run: JSON, and no name.
TEST_F(StoreTest, ARunWithoutANameGoesOnToTheSameBytes) {
  train::WeightsRun whole(old_plan());
  train::finish(whole, 2, {});
  train::WeightsRun begun(old_plan());
  Store store = open();
  const auto old = store.training_of({"", train::to_json(old_plan()).dump()});
  ASSERT_TRUE(old);
  for (int i = 1; i <= 2; ++i) {
    const auto now = begun.step(1, {});
    const Json progress = {{"generation", i},       {"evaluations", now->evaluations},
                           {"best", now->best},     {"mean", now->mean},
                           {"spread", now->spread}, {"held_out", now->held_out},
                           {"finished", false}};
    ASSERT_TRUE(store.append_step(old->id, {progress.dump(), begun.state().dump()}));
  }
  EXPECT_EQ(trainings(store)->front().kind->name, "brick");
  EXPECT_EQ(stored_training(store, old->id)->curve.size(), 2U);
  StoredRun run = run_of(store, "brick");
  EXPECT_EQ(run.id, old->id) << "the same plan";
  EXPECT_EQ(run.stand.done, 2);
  ASSERT_TRUE(go_on(store, run, {}));
  EXPECT_EQ(*parse_json(*result_of(store, run)), whole.weights());
  EXPECT_EQ(run.curve.size(), whole.history().size());
  EXPECT_EQ(run.curve.front()[2], whole.history().front().best);
}

TEST_F(StoreTest, RunsAreToldApartByTheirPlansAndCompared) {
  Store store = open();
  std::vector<StoredRun> runs;
  for (const char* algorithm : {"thesis-ga", "cmaes"}) {
    runs.push_back(run_of(store, "brick", {{"algorithm", algorithm}}));
    ASSERT_TRUE(go_on(store, runs.back(), {}));
  }
  EXPECT_NE(runs[0].id, runs[1].id);
  const std::vector<const StoredRun*> both = {&runs[0], &runs[1]};
  const Chapter chapter = comparison(both, Language::kEnglish);
  ASSERT_EQ(chapter.report.tables.front().rows.size(), 2U);
  EXPECT_EQ(chapter.report.tables.front().rows[1].figures[2].ours->value, runs[1].curve.back()[2]);
  EXPECT_EQ(chapter.report.plots.front().series.size(), 4U);
  EXPECT_NE(to_html({chapter}, {}).find("Learning curves"), std::string::npos);
  EXPECT_NE(chapter.report.headline.find("leads with"), std::string::npos);
  EXPECT_EQ(curve_csv(runs[0]).find("generation,evaluations"), 0U);
}

TEST_F(StoreTest, ATrainingThatCannotBeReadIsNamed) {
  Store store = open();
  for (const TrainingSpec& spec : {TrainingSpec{"", "{}"}, TrainingSpec{"nobody", ""}}) {
    const auto made = store.training_of(spec);
    ASSERT_TRUE(made);
    const auto stored = stored_training(store, made->id);
    ASSERT_FALSE(stored);
    EXPECT_EQ(stored.error().message.find(fmt::format("training run {} of the store: ", made->id)),
              0U);
  }
  EXPECT_FALSE(stored_training(store, 7));
  EXPECT_TRUE(trainings(store)->empty());
}

TEST_F(StoreTest, WhatCannotBeginIsNotKept) {
  Store store = open();
  const auto plan = learner("brick-values").complete({{"from", "nowhere.bin"}});
  const auto run = training_of(store, learner("brick-values"), *plan);
  ASSERT_FALSE(run);
  EXPECT_NE(run.error().message.find("nowhere.bin"), std::string::npos);
  EXPECT_TRUE(trainings(store)->empty());
}

}  // namespace
}  // namespace papan::lab
