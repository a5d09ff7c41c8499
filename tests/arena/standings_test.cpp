// Standings from known results: tallies, pairs, deals, and a sequential test that
// counts nothing after its verdict.
#include "arena/standings.hpp"

#include <gtest/gtest.h>

#include "tests/support/tournaments.hpp"

namespace papan {
namespace {

using testing_support::random_tournament;

FinishedGame game(int number, Score score) {
  return {number, score, {Effort{1, 10, 0.5}, Effort{2, 40, 0.25}}, 1.0};
}

TEST(Standings, CountForTheAgentsWhereverTheySat) {
  const TournamentSpec plan = random_tournament("othello", 2, 4);
  const Standings found =
      standings(schedule_of(plan), {game(0, 6), game(1, -2), game(2, -4), game(3, 0)});
  EXPECT_TRUE(found.finished);
  const PairingStanding& pairing = found.pairings[0];
  EXPECT_EQ(pairing.tally.wins, 2);
  EXPECT_EQ(pairing.tally.draws, 1);
  EXPECT_EQ(pairing.tally.losses, 1);
  EXPECT_DOUBLE_EQ(pairing.difference.value, 1);  // pairs of +4 and -2
  EXPECT_EQ(found.agents[1].tally.wins, 1);
  EXPECT_DOUBLE_EQ(found.agents[1].score.value, -1);
  EXPECT_EQ(found.agents[0].effort.moves, 6U);
  EXPECT_EQ(found.agents[0].effort.nodes, 100U);
  EXPECT_DOUBLE_EQ(found.thinking_seconds, 3);
  EXPECT_DOUBLE_EQ(found.game_seconds, 4);
  EXPECT_DOUBLE_EQ(pairing.elo.value, estimate_elo({2, 0.5}).value);
  EXPECT_DOUBLE_EQ(pairing.elo.low, estimate_elo({2, 0.5}).low);
}

TEST(Standings, DoNotDependOnTheOrderOfArrival) {
  const TournamentSpec plan = random_tournament("othello", 3, 2);
  const Schedule schedule = schedule_of(plan);
  const Standings a = standings(schedule, {game(0, 6), game(1, -2), game(4, 3)});
  const Standings b = standings(schedule, {game(4, 3), game(1, -2), game(0, 6)});
  EXPECT_FALSE(a.finished);
  EXPECT_EQ(a.games, 3);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(a.agents[i].elo.high, b.agents[i].elo.high);
    EXPECT_EQ(a.agents[i].tally.wins, b.agents[i].tally.wins);
  }
}

TEST(Standings, GamesForOneAreComparedDealByDeal) {
  const TournamentSpec plan = random_tournament("brick", 2, 3);
  const Standings found = standings(
      schedule_of(plan), {game(0, 100), game(1, 90), game(2, 10), game(3, 30), game(4, 7)});
  EXPECT_DOUBLE_EQ(found.agents[0].score.value, 39);
  EXPECT_DOUBLE_EQ(found.agents[1].score.value, 60);
  EXPECT_DOUBLE_EQ(found.pairings[0].difference.value, -5) << "only deals that both played";
  EXPECT_EQ(found.pairings[0].tally.wins, 1);
  EXPECT_EQ(found.pairings[0].tally.losses, 1);
}

TEST(Standings, NothingCountsAfterTheVerdict) {
  TournamentSpec plan = random_tournament("othello", 2, 400);
  plan.sprt = SprtBounds{0, 50, 0.05, 0.05};
  std::vector<FinishedGame> games;
  for (int i = 0; i < 400; ++i) games.push_back(game(i, i % 2 == 0 ? 5 : -5));
  const Standings found = standings(schedule_of(plan), games, plan.sprt);
  ASSERT_TRUE(found.sprt);
  EXPECT_EQ(found.sprt->verdict, SprtVerdict::kStronger);
  EXPECT_TRUE(found.finished);
  EXPECT_EQ(found.games, 2 * found.sprt->pairs);
  EXPECT_LT(found.games, 400);
  games.erase(games.begin() + 2);  // a gap: nothing after it may speak yet
  EXPECT_EQ(standings(schedule_of(plan), games, plan.sprt).sprt->pairs, 1);
}

}  // namespace
}  // namespace papan
