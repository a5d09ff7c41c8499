// Strength in Collapse: levels of `best` are monotone on equal deals, and the plans
// reach what docs/games/collapse.md says, by counts of sequences that one core tries
// in the stated time.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "arena/referee.hpp"
#include "games/collapse/play/planner.hpp"
#include "games/collapse/rules/standard_positions.hpp"

namespace papan::collapse {
namespace {

Score play_deal(const std::string& agent, int deal) {
  Rng rng;
  const auto start = *(*find_game("collapse"))->game.start({{"deal", std::to_string(deal)}}, rng);
  return play_game(*start, {}, {{agent, ""}, {}, 1, {}})->score;
}

constexpr int kDeals = 20;

std::vector<Score> play_deals(const std::string& agent) {
  std::vector<Score> scores;
  for (int deal = 1; deal <= kDeals; ++deal) scores.push_back(play_deal(agent, deal));
  return scores;
}

class CollapseLevels : public testing::TestWithParam<int> {};

TEST_P(CollapseLevels, TwoHigherIsBetterOnMostDeals) {
  const auto low = play_deals("best:level=" + std::to_string(GetParam()));
  const auto high = play_deals("best:level=" + std::to_string(GetParam() + 2));
  int better = 0;
  for (std::size_t i = 0; i < low.size(); ++i) better += high[i] > low[i] ? 1 : 0;
  RecordProperty("better", std::to_string(better));
  EXPECT_GE(better, 13);  // 65 %
}

INSTANTIATE_TEST_SUITE_P(Best, CollapseLevels, testing::Range(1, 9));

TEST(CollapseStrength, ASecondABoardReaches13000AndNeverLessThanBruteForce) {
  double total = 0;
  for (int deal = 1; deal <= kDeals; ++deal) {
    const Score score = play_deal("best:nodes=200000", deal);
    EXPECT_GE(score, play_deal("brute-force", deal)) << deal;
    total += score;
  }
  EXPECT_GE(total / kDeals, 13'000);
}

// The 20 standard positions of the literature; SP-MCTS made 78,012 in two hours each.
TEST(CollapseStrength, TheStandardPositionsAreAllClearedWith78012) {
  double total = 0;
  for (const FileBoard& board : standard_positions()) {
    const Collapse rules({.width = board.width,
                          .height = board.height,
                          .colours = board.colours,
                          .scoring = Scoring::kSamegame});
    const auto start = *rules.parse_state(board.text);
    Rng rng(1);
    const auto game = plan_game(rules, start, {}, {{.nodes = 5'000'000}, rng, {}});
    auto last = start;
    for (const Move move : game.moves) rules.play(last, move);
    EXPECT_EQ(count_blocks(last.board), 0);
    total += game.score;
  }
  EXPECT_GE(total, 78'012);
}

}  // namespace
}  // namespace papan::collapse
