// Jobs: a promise is kept until it is dropped, and whoever watches sees that others wrote.
#include "tests/store/store_fixture.hpp"

namespace papan {
namespace {

class JobsTest : public testing_support::StoreTest {};

TEST_F(JobsTest, PromisesStayUntilTheyAreDropped) {
  {
    Store store = open();
    ASSERT_TRUE(store.promise_job("tournament", 3));
    ASSERT_TRUE(store.promise_job("training", 1));
    ASSERT_TRUE(store.promise_job("tournament", 3)) << "asked twice, promised once";
  }
  Store store = open();
  const auto jobs = store.jobs();
  ASSERT_TRUE(jobs);
  ASSERT_EQ(jobs->size(), 2U);
  EXPECT_EQ(jobs->front().kind, "tournament");
  EXPECT_EQ(jobs->front().subject, 3);
  ASSERT_TRUE(store.drop_job("tournament", 3));
  ASSERT_TRUE(store.drop_job("tournament", 3)) << "twice does no harm";
  EXPECT_EQ(store.jobs()->size(), 1U);
}

TEST_F(JobsTest, ChangesOfOthersAreSeen) {
  Store watcher = open();
  Store writer = open();
  const auto before = watcher.changes();
  ASSERT_TRUE(before);
  EXPECT_EQ(*watcher.changes(), *before);
  ASSERT_TRUE(writer.promise_job("training", 1));
  EXPECT_NE(*watcher.changes(), *before);
}

TEST_F(JobsTest, GlimpsesOfTrainingRunsHaveTheNewestProgress) {
  Store store = open();
  const auto run = store.training_of({"who", "plan"});
  ASSERT_TRUE(run);
  EXPECT_EQ(store.training_glimpses()->front().steps, 0);
  EXPECT_EQ(store.training_glimpses()->front().last, "");
  ASSERT_TRUE(store.append_step(run->id, {"one", "state"}));
  ASSERT_TRUE(store.append_step(run->id, {"two", "state"}));
  const auto glimpses = store.training_glimpses();
  ASSERT_TRUE(glimpses);
  ASSERT_EQ(glimpses->size(), 1U);
  EXPECT_EQ(glimpses->front().steps, 2);
  EXPECT_EQ(glimpses->front().last, "two");
  EXPECT_EQ(glimpses->front().training.spec.learner, "who");
  EXPECT_EQ(glimpses->front().training.spec.plan, "plan");
}

}  // namespace
}  // namespace papan
