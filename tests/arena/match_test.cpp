// Matches: paired openings, seats swapped, the same on any number of threads.
#include "arena/match.hpp"

#include <gtest/gtest.h>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> othello(const Settings& parameters = {}) {
  Rng rng;
  return std::move(*(*find_game("othello"))->game.start(parameters, rng));
}

Schedule schedule(int games, const std::string& second = "mcts:playouts=10") {
  return {
      {.agents = {"best:level=3", second}, .games = games, .random_plies = 6}, *othello(), Rng(5)};
}

std::string records(const MatchResult& result) {
  std::string all;
  for (const Record& record : result.records) all += to_text(record) + '\n';
  return all;
}

TEST(Match, PairsShareAnOpeningWithSeatsSwapped) {
  const auto result = run_match(schedule(6), {}, {});
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->finished);
  ASSERT_EQ(result->records.size(), 6U);
  for (std::size_t i = 0; i < 6; i += 2) {
    const Record& a = result->records[i];
    const Record& b = result->records[i + 1];
    EXPECT_TRUE(std::equal(a.plies.begin(), a.plies.begin() + 6, b.plies.begin()));
    EXPECT_EQ(a.seats[0], b.seats[1]);
    EXPECT_EQ(a.seats[1], b.seats[0]);
  }
  EXPECT_NE(result->records[0].plies, result->records[2].plies);
}

TEST(Match, SameBytesOnAnyNumberOfThreads) {
  EXPECT_EQ(records(*run_match(schedule(10), {1, {}}, {})),
            records(*run_match(schedule(10), {3, {}}, {})));
}

TEST(Match, TalliesForTheFirstAgent) {
  const auto result = run_match(schedule(10), {}, {});
  ASSERT_TRUE(result.ok());
  WinDrawLoss expected;
  double margins = 0;
  for (int i = 0; i < 10; ++i) {
    const Score score = *result->records[static_cast<std::size_t>(i)].result;
    const Score margin = seats_as_named(i) ? score : -score;
    margins += margin;
    ++(margin > 0 ? expected.wins : margin < 0 ? expected.losses : expected.draws);
  }
  EXPECT_EQ(result->tally.wins, expected.wins);
  EXPECT_EQ(result->tally.draws, expected.draws);
  EXPECT_EQ(result->tally.losses, expected.losses);
  EXPECT_DOUBLE_EQ(result->mean_margin, margins / 10);
}

TEST(Match, AStopKeepsWhatIsFinished) {
  std::stop_source source;
  int told = 0;
  const auto result =
      run_match(schedule(50), {1, source.get_token()}, [&](int done, const WinDrawLoss&) {
        told = done;
        if (done == 3) source.request_stop();
      });
  ASSERT_TRUE(result.ok());
  EXPECT_FALSE(result->finished);
  EXPECT_EQ(result->tally.games(), 3);
  EXPECT_EQ(told, 3);
}

TEST(Match, ABadAgentIsAnError) {
  EXPECT_FALSE(run_match(schedule(2, "nobody"), {}, {}).ok());
}

TEST(Referee, RandomPliesNeverEndTheGame) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto position = othello({{"size", "4"}});
    Rng rng(seed);
    play_random_plies(*position, 1000, rng);
    EXPECT_NE(position->turn(), Turn::kOver);
  }
}

}  // namespace
}  // namespace papan
