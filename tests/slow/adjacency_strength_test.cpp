// How strong the Adjacency agents are: levels, `best` against the paper's minimax
// and against random play, and the paper's own ranking.
#include <gtest/gtest.h>

#include <string>

#include "agents/catalogue.hpp"
#include "arena/match.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> start_of(int rounds) {
  Rng rng;
  return std::move(
      *(*find_game("adjacency"))->game.start({{"rounds", std::to_string(rounds)}}, rng));
}

WinDrawLoss tally_of(int rounds, const MatchPlan& plan) {
  const auto result = run_match(*start_of(rounds), plan, [](int, const WinDrawLoss&) {}, {});
  EXPECT_TRUE(result.ok());
  return result->tally;
}

TEST(AdjacencyStrength, EveryLevelBeatsTheOneTwoBelow) {
  for (int level = 1; level <= 8; ++level) {
    MatchPlan plan;
    plan.agents = {"best:level=" + std::to_string(level + 2),
                   "best:level=" + std::to_string(level)};
    plan.games = 100;
    plan.random_plies = 4;
    EXPECT_GE(tally_of(28, plan).score(), 0.65) << level;
  }
}

TEST(AdjacencyStrength, BestBeatsThePapersMinimax) {
  for (const int rounds : {18, 23, 28}) {
    MatchPlan plan;
    plan.agents = {"best:time=0.05", "minimax"};
    plan.games = 100;
    plan.random_plies = 2;
    EXPECT_GE(tally_of(rounds, plan).wins, 95) << rounds;
  }
}

// Both seats: as second mover it must not lose at all.
TEST(AdjacencyStrength, BestAsSecondMoverNeverLosesToRandomPlay) {
  for (const int rounds : {8, 13, 18, 23, 28}) {
    MatchPlan plan;
    plan.agents = {"best:nodes=2000", "random"};
    plan.games = 2000;
    const auto result = run_match(*start_of(rounds), plan, [](int, const WinDrawLoss&) {}, {});
    ASSERT_TRUE(result.ok());
    for (int game = 1; game < plan.games; game += 2) {
      ASSERT_FALSE(seats_as_named(game));
      EXPECT_LE(result->games[static_cast<std::size_t>(game)].score, 0) << rounds << ' ' << game;
    }
  }
}

TEST(AdjacencyStrength, ThePapersRankingHolds) {
  for (const int rounds : {8, 13, 18, 23, 28}) {
    for (const std::string local : {"sideways", "annealing"}) {
      MatchPlan plan;
      plan.games = 100;
      plan.random_plies = 2;
      plan.agents = {"minimax", local};
      EXPECT_GT(tally_of(rounds, plan).score(), 0.5) << rounds << ' ' << local;
      plan.agents = {local, "genetic"};
      EXPECT_GT(tally_of(rounds, plan).score(), 0.5) << rounds << ' ' << local;
    }
  }
}

}  // namespace
}  // namespace papan
