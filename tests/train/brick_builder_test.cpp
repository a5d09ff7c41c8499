// The training of Colour Brick's builder: the same seed ends with the same bytes on any number
// of threads, stopped or not; damage is refused; and the start is the builder's.
#include "games/brick/learn/builder.hpp"

#include <gtest/gtest.h>

#include <string>

#include "games/brick/rules/builder_file.hpp"

namespace papan::train {
namespace {

const BuilderPlan kPlan = {.colours = 4,
                           .generations = 3,
                           .population = 6,
                           .deals = 2,
                           .bricks = 12,
                           .width = 2,
                           .samples = 1,
                           .long_deals = 1,
                           .long_bricks = 12,
                           .held_out_bricks = 20,
                           .seed = 7};
constexpr int kSteps = 3 + 4;  // generations and settled genes

BuilderRun run_of(const BuilderPlan& plan, int generations, int threads) {
  auto run = BuilderRun::start(plan);
  EXPECT_TRUE(run.ok());
  for (int i = 0; i < generations; ++i) EXPECT_TRUE(run->step(threads, {}));
  return std::move(*run);
}

TEST(BrickBuilderRun, TheSameSeedEndsWithTheSameBytesStoppedOrNot) {
  const BuilderRun whole = run_of(kPlan, kSteps, 1);
  EXPECT_TRUE(whole.finished());
  const BuilderRun stopped = run_of(kPlan, kSteps - 2, 3);
  auto resumed = BuilderRun::resume(kPlan, stopped.checkpoint());
  ASSERT_TRUE(resumed.ok()) << resumed.error().message;
  EXPECT_FALSE(resumed->finished());
  EXPECT_TRUE(resumed->step(2, {}));
  EXPECT_TRUE(resumed->step(1, {}));
  EXPECT_EQ(resumed->checkpoint(), whole.checkpoint());
  EXPECT_EQ(resumed->file(), whole.file());
}

TEST(BrickBuilderRun, OtherSeedsFindOtherWeights) {
  BuilderPlan other = kPlan;
  other.seed = 8;
  EXPECT_FALSE(run_of(kPlan, 1, 1).weights() == run_of(other, 1, 1).weights());
}

TEST(BrickBuilderRun, AStopChangesNothing) {
  BuilderRun run = run_of(kPlan, 1, 1);
  const std::string before = run.checkpoint();
  std::stop_source source;
  source.request_stop();
  EXPECT_FALSE(run.step(2, source.get_token()));
  EXPECT_EQ(run.checkpoint(), before);
}

TEST(BrickBuilderRun, ACheckpointThatIsDamagedOrOfAnotherPlanIsRefused) {
  const std::string checkpoint = run_of(kPlan, 1, 1).checkpoint();
  BuilderPlan other = kPlan;
  other.bricks += 1;
  EXPECT_TRUE(BuilderRun::resume(kPlan, checkpoint).ok());
  EXPECT_FALSE(BuilderRun::resume(other, checkpoint).ok());
  EXPECT_FALSE(BuilderRun::resume(kPlan, checkpoint.substr(0, checkpoint.size() - 3)).ok());
  EXPECT_FALSE(BuilderRun::resume(kPlan, "something else").ok());
}

TEST(BrickBuilderRun, TheFileSaysHowItWasMade) {
  const BuilderRun run = run_of(kPlan, 1, 1);
  EXPECT_TRUE(brick::parse_builder(run.file()).ok());
  const auto json = parse_json(run.file());
  ASSERT_TRUE(json.ok());
  EXPECT_EQ((*json)["made"]["plan"], to_json(kPlan));
}

TEST(BrickBuilderRun, TheSearchStartsFromTheBuilder) {
  const brick::BuilderWeights start = builder_weights(kPlan, {});
  EXPECT_LT(start.crystal[brick::kShaftCells], 0);
  EXPECT_GT(start.crystal[brick::kOwnColumn + 1], 0);  // two rows apart
  EXPECT_GT(start.crystal[brick::kNextAlike], 0);      // on one level
  EXPECT_LT(start.crystal[brick::kNextOther], 0);      // in the other phase
  EXPECT_GT(start.crystal[brick::kDetonator], 0);
  EXPECT_EQ(start.crowding, 0);
}

}  // namespace
}  // namespace papan::train
