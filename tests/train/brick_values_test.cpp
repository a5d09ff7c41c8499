// The learner of Colour Brick's values: the same seed ends with the same bytes, stopped or
// not; damage is refused; and learning learns.
#include "train/brick_values.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "games/brick/values_file.hpp"
#include "train/brick_calibration.hpp"

namespace papan::train {
namespace {

constexpr int kFew = 500;  // bricks of a piece here

const ValuesPlan kPlan = {.colours = 3, .pieces = 4, .calibration = 2000, .seed = 7};

TEST(BrickLearner, TheSameSeedEndsWithTheSameBytesStoppedOrNot) {
  ValuesLearner whole(kPlan);
  for (int i = 0; i < 3; ++i) whole.learn(kFew);
  ValuesLearner stopped(kPlan);
  stopped.learn(kFew);
  stopped.learn(kFew);
  auto resumed = ValuesLearner::resume(kPlan, stopped.checkpoint());
  ASSERT_TRUE(resumed.ok()) << resumed.error().message;
  EXPECT_EQ(resumed->pieces_done(), 2);
  resumed->learn(kFew);
  EXPECT_EQ(resumed->checkpoint(), whole.checkpoint());
}

TEST(BrickLearner, OtherSeedsLearnOtherwise) {
  ValuesLearner one(kPlan);
  ValuesPlan other_plan = kPlan;
  other_plan.seed = 8;
  ValuesLearner other(other_plan);
  one.learn(kFew);
  other.learn(kFew);
  EXPECT_NE(one.values().tables().windows, other.values().tables().windows);
}

TEST(BrickLearner, ACheckpointThatIsDamagedOrOfAnotherPlanIsRefused) {
  ValuesLearner learner(kPlan);
  learner.learn(kFew);
  const std::string checkpoint = learner.checkpoint();
  ValuesPlan other = kPlan;
  other.rate *= 2;
  EXPECT_FALSE(ValuesLearner::resume(other, checkpoint).ok());
  EXPECT_FALSE(ValuesLearner::resume(kPlan, checkpoint.substr(0, checkpoint.size() - 3)).ok());
  EXPECT_FALSE(ValuesLearner::resume(kPlan, "something else").ok());
}

TEST(BrickLearner, CalibrationChoosesAsThePolicyBuilds) {
  const Calibration calibration = calibrate(3, 4000, Rng(1));
  EXPECT_GT(calibration.average, 500);  // points a brick
  EXPECT_LT(calibration.tables.crystal[brick::kOwnColumn], 0);
  EXPECT_EQ(calibration.tables.crystal[brick::kDetonator], 0);
  EXPECT_GT(calibration.tables.bucket, 0);
}

TEST(BrickLearner, ValuesMoveTowardsWhatCame) {
  ValuesLearner learner(kPlan);
  const auto before = learner.values().tables().counts;
  learner.learn(kFew);
  int moved = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    moved += before[i] != learner.values().tables().counts[i] ? 1 : 0;
    EXPECT_TRUE(std::isfinite(learner.values().tables().counts[i]));
  }
  EXPECT_GT(moved, 50);
  EXPECT_GT(learner.points_a_brick(), 300);
}

}  // namespace
}  // namespace papan::train
