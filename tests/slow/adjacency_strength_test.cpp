// How strong the Adjacency agents are: `best` against the paper's minimax and
// against random play, and the paper's own ranking. (Levels of `best`:
// tests/slow/levels_test.cpp.)
#include "tests/support/match.hpp"

namespace papan {
namespace {

using testing_support::Pairing;

constexpr int kOpening = 2;  // random plies

MatchResult play(int rounds, const Pairing& pairing) {
  return testing_support::play_match("adjacency", {{"rounds", std::to_string(rounds)}}, pairing);
}

TEST(AdjacencyStrength, BestBeatsThePapersMinimax) {
  for (const int rounds : {18, 23, 28}) {
    const auto result = play(rounds, {"best:time=0.05", "minimax", 100, kOpening});
    EXPECT_GE(result.tally.wins, 95) << rounds;
  }
}

// Both seats: as second mover it must not lose at all.
TEST(AdjacencyStrength, BestAsSecondMoverNeverLosesToRandomPlay) {
  for (const int rounds : {8, 13, 18, 23, 28}) {
    const auto result = play(rounds, {"best:nodes=2000", "random", 2000, 0});
    for (int game = 1; game < 2000; game += 2) {
      ASSERT_FALSE(seats_as_named(game));
      EXPECT_LE(*result.records[static_cast<std::size_t>(game)].result, 0) << rounds << ' ' << game;
    }
  }
}

TEST(AdjacencyStrength, ThePapersRankingHolds) {
  for (const int rounds : {8, 13, 18, 23, 28}) {
    for (const std::string local : {"sideways", "annealing"}) {
      EXPECT_GT(play(rounds, {"minimax", local, 100, kOpening}).tally.score(), 0.5)
          << rounds << ' ' << local;
      EXPECT_GT(play(rounds, {local, "genetic", 100, kOpening}).tally.score(), 0.5)
          << rounds << ' ' << local;
    }
  }
}

}  // namespace
}  // namespace papan
