// Strength in Colour Brick: on equal deals `best` is not behind `thesis` with any number
// of colours, and the levels of `best` are monotone.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "arena/referee.hpp"
#include "games/brick/play/solution.hpp"

namespace papan::brick {
namespace {

struct Deals {
  int colours;
  int bricks;
  int count;
};

std::vector<Score> play_deals(const std::string& agent, const Deals& deals) {
  std::vector<Score> scores;
  for (int deal = 1; deal <= deals.count; ++deal) {
    Rng rng;
    const auto start = *(*find_game("brick"))
                            ->game.start({{"colours", std::to_string(deals.colours)},
                                          {"bricks", std::to_string(deals.bricks)},
                                          {"deal", std::to_string(deal)}},
                                         rng);
    scores.push_back(play_game(*start, {}, {{agent, ""}, {}, 1, {}})->score);
  }
  return scores;
}

int times_better(const std::vector<Score>& ours, const std::vector<Score>& theirs) {
  int better = 0;
  for (std::size_t i = 0; i < ours.size(); ++i) better += ours[i] > theirs[i] ? 1 : 0;
  return better;
}

class BrickColours : public testing::TestWithParam<int> {};

TEST_P(BrickColours, BestBeatsTheThesisOnMostDeals) {
  const Deals deals{GetParam(), 1500, 10};
  const int better = times_better(play_deals("best", deals), play_deals("thesis", deals));
  RecordProperty("better", std::to_string(better));
  EXPECT_GE(better, 8);
}

INSTANTIATE_TEST_SUITE_P(Best, BrickColours, testing::Range(3, 10));

class BrickLevels : public testing::TestWithParam<int> {};

TEST_P(BrickLevels, TwoHigherIsBetterOnMostDeals) {
  const Deals deals{4, 300, 20};
  const auto low = play_deals("best:level=" + std::to_string(GetParam()), deals);
  const auto high = play_deals("best:level=" + std::to_string(GetParam() + 2), deals);
  const int better = times_better(high, low);
  RecordProperty("better", std::to_string(better));
  EXPECT_GE(better, 13);  // 65 %
}

INSTANTIATE_TEST_SUITE_P(Best, BrickLevels, testing::Range(1, 9));

TEST(BrickSolution, FitsTheJudge) {
  EXPECT_LT(solution_source({3, 4, 5, 6, 7, 8, 9}).size(), 50'000U);
}

}  // namespace
}  // namespace papan::brick
