// The quick game of a policy against the one that lists all placements and picks.
#include "games/brick/rules/policy_game.hpp"

#include <gtest/gtest.h>

namespace papan::brick {
namespace {

PolicyGame slow_game(const Parameters& parameters, const Policy& policy) {
  const ColourBrick rules(parameters);
  Rng none;
  auto state = rules.start(none);
  PolicyGame played;
  for (; rules.turn(state) != Turn::kOver; ++played.placed) {
    rules.resolve(state, *rules.dealt(state));
    const Placements all = placements(rules, state, policy.weights);
    rules.play(state, all[pick(all, state, policy).index].move);
  }
  played.score = state.score;
  return played;
}

class BrickPolicyGameTest : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Colours, BrickPolicyGameTest, testing::Range(3, 10));

TEST_P(BrickPolicyGameTest, ThesissGamesAreTheSame) {
  for (int deal = 1; deal <= 3; ++deal) {
    const Parameters parameters{GetParam(), 400, deal};
    Policy policy = thesis_policy(parameters);
    EXPECT_EQ(play_policy(parameters, policy), slow_game(parameters, policy)) << deal;
    policy.limit /= 4;
    policy.free_cells = 60;
    EXPECT_EQ(play_policy(parameters, policy), slow_game(parameters, policy)) << deal;
  }
}

// Weights as training draws them; with these, boards fill up and games end early.
TEST_P(BrickPolicyGameTest, GamesByAnyWeightsAreTheSame) {
  Rng rng(7);
  for (int deal = 1; deal <= 8; ++deal) {
    const Parameters parameters{GetParam(), 200, deal};
    Policy policy;
    policy.limit = static_cast<int>(rng.below(100));
    for (std::size_t i = 0; i < kThesisFeatures; ++i) policy.weights[i] = rng.normal() * 100;
    EXPECT_EQ(play_policy(parameters, policy), slow_game(parameters, policy)) << deal;
  }
}

// Where any points are taken, none ever are, or even those of none.
TEST_P(BrickPolicyGameTest, GamesByAnyLimitAreTheSame) {
  for (const int limit : {-1, 0, 1'000'000}) {
    for (int deal = 1; deal <= 2; ++deal) {
      const Parameters parameters{GetParam(), 300, deal};
      Policy policy = thesis_policy(parameters);
      policy.limit = limit;
      policy.weights[kPileHeight] = -3.5;  // the thesis leaves it out
      EXPECT_EQ(play_policy(parameters, policy), slow_game(parameters, policy)) << limit;
    }
  }
}

// A column that is left alone is a well as deep as the board.
TEST_P(BrickPolicyGameTest, GamesRoundADeepWellAreTheSame) {
  const Parameters parameters{GetParam(), 200, 1};
  Policy policy;
  policy.limit = 1'000'000;
  policy.weights[kMaximumWell] = 100;
  policy.weights[kBlocks] = 1;
  EXPECT_EQ(play_policy(parameters, policy), slow_game(parameters, policy));
}

TEST(BrickPolicyGame, OtherFeaturesAreHeardToo) {
  const Parameters parameters{4, 200, 1};
  Policy policy = thesis_policy(parameters);
  const PolicyGame plain = play_policy(parameters, policy);
  policy.weights[kRoughness] = -50;
  EXPECT_EQ(play_policy(parameters, policy), slow_game(parameters, policy));
  EXPECT_NE(play_policy(parameters, policy), plain);
}

TEST(BrickPolicyGame, TenFreeCellsAsPrinted) {
  EXPECT_EQ(thesis_policy({8, 12'500, 1}).free_cells, 10);
}

}  // namespace
}  // namespace papan::brick
