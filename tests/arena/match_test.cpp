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

MatchPlan plan(int games) {
  MatchPlan plan;
  plan.agents = {"best:level=3", "mcts:playouts=10"};
  plan.games = games;
  plan.random_plies = 6;
  plan.seed = 5;
  return plan;
}

std::string records(const MatchResult& result) {
  std::string all;
  for (const PlayedGame& game : result.games) all += to_text(game.record) + '\n';
  return all;
}

TEST(Match, PairsShareAnOpeningWithSeatsSwapped) {
  const auto result = run_match(*othello(), plan(6), {}, {});
  ASSERT_TRUE(result.ok());
  EXPECT_TRUE(result->finished);
  ASSERT_EQ(result->games.size(), 6U);
  for (std::size_t i = 0; i < 6; i += 2) {
    const Record& a = result->games[i].record;
    const Record& b = result->games[i + 1].record;
    EXPECT_TRUE(std::equal(a.plies.begin(), a.plies.begin() + 6, b.plies.begin()));
    EXPECT_EQ(a.seats[0], b.seats[1]);
    EXPECT_EQ(a.seats[1], b.seats[0]);
  }
  EXPECT_NE(result->games[0].record.plies, result->games[2].record.plies);
}

TEST(Match, SameBytesOnAnyNumberOfThreads) {
  MatchPlan one = plan(10);
  MatchPlan three = one;
  three.threads = 3;
  EXPECT_EQ(records(*run_match(*othello(), one, {}, {})),
            records(*run_match(*othello(), three, {}, {})));
}

TEST(Match, TalliesForTheFirstAgent) {
  const auto result = run_match(*othello(), plan(10), {}, {});
  ASSERT_TRUE(result.ok());
  WinDrawLoss expected;
  double margins = 0;
  for (int i = 0; i < 10; ++i) {
    const Score score = result->games[static_cast<std::size_t>(i)].score;
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
  const auto result = run_match(
      *othello(), plan(50),
      [&](int done, const WinDrawLoss&) {
        told = done;
        if (done == 3) source.request_stop();
      },
      source.get_token());
  ASSERT_TRUE(result.ok());
  EXPECT_FALSE(result->finished);
  EXPECT_EQ(result->tally.games(), 3);
  EXPECT_EQ(told, 3);
}

TEST(Match, ABadAgentIsAnError) {
  MatchPlan wrong = plan(2);
  wrong.agents[1] = "nobody";
  EXPECT_FALSE(run_match(*othello(), wrong, {}, {}).ok());
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
