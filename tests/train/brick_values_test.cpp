// The learner of Colour Brick's values: the same seed ends with the same bytes, stopped or
// not; damage is refused; and learning learns.
#include "games/brick/learn/values.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "games/brick/learn/beginning.hpp"
#include "games/brick/rules/values_file.hpp"

namespace papan::train {
namespace {

constexpr int kFew = 500;  // bricks of a piece here

const ValuesPlan kSmallPlan = {.colours = 3, .pieces = 4, .beginning = 2000, .seed = 7};

TEST(BrickLearner, TheSameSeedEndsWithTheSameBytesStoppedOrNot) {
  ValuesLearner whole(kSmallPlan);
  for (int i = 0; i < 3; ++i) whole.learn(kFew);
  ValuesLearner stopped(kSmallPlan);
  stopped.learn(kFew);
  stopped.learn(kFew);
  auto resumed = ValuesLearner::resume(kSmallPlan, stopped.checkpoint());
  ASSERT_TRUE(resumed.ok()) << resumed.error().message;
  EXPECT_EQ(resumed->pieces_done(), 2);
  resumed->learn(kFew);
  EXPECT_EQ(resumed->checkpoint(), whole.checkpoint());
}

TEST(BrickLearner, OtherSeedsLearnOtherwise) {
  ValuesLearner one(kSmallPlan);
  ValuesPlan other_plan = kSmallPlan;
  other_plan.seed = 8;
  ValuesLearner other(other_plan);
  one.learn(kFew);
  other.learn(kFew);
  EXPECT_NE(one.values().tables().windows, other.values().tables().windows);
}

TEST(BrickLearner, ACheckpointThatIsDamagedOrOfAnotherPlanIsRefused) {
  ValuesLearner learner(kSmallPlan);
  learner.learn(kFew);
  const std::string checkpoint = learner.checkpoint();
  ValuesPlan other = kSmallPlan;
  other.rate *= 2;
  EXPECT_FALSE(ValuesLearner::resume(other, checkpoint).ok());
  EXPECT_FALSE(ValuesLearner::resume(kSmallPlan, checkpoint.substr(0, checkpoint.size() - 3)).ok());
  EXPECT_FALSE(ValuesLearner::resume(kSmallPlan, "something else").ok());
}

TEST(BrickLearner, WithoutFusesNoneIsAskedFor) {
  ValuesPlan plan = kSmallPlan;
  plan.fuse = 0;
  ValuesLearner learner(plan);
  learner.learn(kFew);
  EXPECT_EQ(learner.values().tables().wait, 0);
  EXPECT_EQ(learner.values().tables().fuses, brick::ValueTables().fuses);
}

// --- beginnings -------------------------------------------------------------------------

TEST(BrickBeginning, IsWorthWhatTheTemplateBuilds) {
  const Beginning beginning = begin_by_template({3}, 4000, 0.5, Rng(1));
  EXPECT_GT(beginning.average, 500);  // points a brick
  EXPECT_LT(beginning.tables.crystal[brick::kOwnColumn], 0);
  EXPECT_EQ(beginning.tables.crystal[brick::kDetonator], 0);
  EXPECT_GT(beginning.tables.bucket, 0);
  EXPECT_GT(beginning.tables.wait, 500);
  EXPECT_GT(beginning.tables.fuses[20][40], beginning.tables.fuses[20][20]);
  EXPECT_GT(beginning.tables.fuses[20][20], beginning.tables.fuses[10][20]);
}

// What three colours learnt plays four before anything more is learnt.
TEST(BrickBeginning, ValuesOfFewerColoursServeForMore) {
  const brick::Values& three = *brick::shipped_values(3);
  const Beginning beginning = begin_by_values(three, {4}, 2000, Rng(1));
  EXPECT_GT(beginning.average, 100);
  EXPECT_LT(beginning.tables.lowest_sum / three.tables().lowest_sum, 1);
}

TEST(BrickBeginning, ScalingScalesWhatBoardsAreWorth) {
  const brick::Values& three = *brick::shipped_values(3);
  const brick::Values half(scaled(three.tables(), 0.5), 3);
  brick::SwiftBoard board(3);
  for (const int column : {0, 2, 3, 5, 0, 2}) board.drop(column, {0, 1, 2});
  const float whole = three.value(board, three.crystal_sum(board));
  // Crystal weights are whole numbers, of which a board has some dozens.
  EXPECT_NEAR(half.value(board, half.crystal_sum(board)), whole / 2, 50);
  EXPECT_EQ(half.tables().wait, three.tables().wait / 2);
}

TEST(BrickBeginning, FusesPromiseTheirShareOnAFullBoard) {
  const auto whole = begin_by_template({3}, 4000, 1, Rng(1)).tables.fuses;
  const auto half = begin_by_template({3}, 4000, 0.5, Rng(1)).tables.fuses;
  EXPECT_FLOAT_EQ(half[22][30], whole[22][30] / 2);
  EXPECT_FLOAT_EQ(whole[22][30], brick::worth_of_fuse_bucket(30));
  EXPECT_EQ(brick::fuse_bucket(brick::worth_of_fuse_bucket(30)), 30);
}

TEST(BrickLearner, ValuesMoveTowardsWhatCame) {
  ValuesLearner learner(kSmallPlan);
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
