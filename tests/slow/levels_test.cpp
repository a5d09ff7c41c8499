// Levels of `best` are monotone in every game for two: level n+2 scores at least
// 65 % against level n over 100 games, in pairs with four random opening plies.
#include "tests/support/match.hpp"

namespace papan {
namespace {

std::vector<std::string> games_for_two() {
  std::vector<std::string> names;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.game.seats == 2) names.push_back(entry.game.name);
  }
  return names;
}

MatchResult match(const std::string& game, const std::string& first, const std::string& second) {
  return testing_support::play_match(game, {}, {first, second});
}

class Levels : public testing::TestWithParam<std::tuple<std::string, int>> {};

TEST_P(Levels, TwoHigherScoresSixtyFivePercent) {
  const auto& [game, level] = GetParam();
  const auto result =
      match(game, "best:level=" + std::to_string(level + 2), "best:level=" + std::to_string(level));
  RecordProperty("score", std::to_string(result.tally.score()));
  EXPECT_GE(result.tally.score(), 0.65);
}

INSTANTIATE_TEST_SUITE_P(Best, Levels,
                         testing::Combine(testing::ValuesIn(games_for_two()), testing::Range(1, 9)),
                         [](const auto& test) {
                           return std::get<0>(test.param) + "_" +
                                  std::to_string(std::get<1>(test.param));
                         });

TEST(OthelloStrength, LevelFiveBeatsBothGreedyAgents) {
  for (const char* greedy : {"greedy-count", "greedy-position"}) {
    EXPECT_GE(match("othello", "best:level=5", greedy).tally.wins, 98) << greedy;
  }
}

// A careful beginner looks one move ahead and knows what corners are worth.
TEST(OthelloStrength, LevelOneLosesToACarefulBeginner) {
  EXPECT_LE(match("othello", "best:level=1", "alphabeta:depth=1").tally.score(), 0.1);
}

}  // namespace
}  // namespace papan
