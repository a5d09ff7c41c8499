// Strength of Ntil's `best` on 5x9, four random plies to open, seats swapped: each
// level beats the one two below, and a tenth of a second a move beats the paper's
// alpha-beta at depth 6.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <string>

#include "agents/catalogue.hpp"
#include "arena/match.hpp"

namespace papan {
namespace {

constexpr int kGames = 100;

// The first agent's share of the points; a draw is half a point.
double share(const std::string& first, const std::string& second) {
  Rng rng;
  const auto start = (*find_game("ntil"))->game.start({}, rng);
  MatchPlan plan;
  plan.agents = {first, second};
  plan.games = kGames;
  plan.random_plies = 4;
  plan.seed = 1;
  plan.threads = 2;
  const auto result = run_match(**start, plan, [](int, const WinDrawLoss&) {}, {});
  EXPECT_TRUE(result) << result.error().message;
  return result->tally.score();
}

class NtilLevels : public ::testing::TestWithParam<int> {};

TEST_P(NtilLevels, TwoLevelsUpScores65Percent) {
  const int level = GetParam();
  EXPECT_GE(share(fmt::format("best:level={}", level + 2), fmt::format("best:level={}", level)),
            0.65);
}

INSTANTIATE_TEST_SUITE_P(All, NtilLevels, ::testing::Range(1, 9));

TEST(NtilStrength, BestBeatsThePapersAlphaBeta) {
  EXPECT_GE(share("best:time=0.1", "alphabeta:depth=6,eval=paper,order=paper"), 0.8);
}

}  // namespace
}  // namespace papan
