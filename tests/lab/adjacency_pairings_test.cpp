// The Adjacency paper's games without chance, as they come out move for move, and what
// its pairings are made of.
#include "games/adjacency/study/pairings.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace papan::lab {
namespace {

Score margin_of(const Fixture& fixture) {
  return *play_fixture(fixture, Rng(1), {});
}

// X's margins: 28 rounds won by minimax (X), 18 won by minimax (O), 8 drawn.
TEST(AdjacencyPairings, MinimaxAgainstSidewaysComesOutTheSameAlways) {
  const Pairing& pairing = adjacency_pairings()[0];
  EXPECT_EQ(margin_of(pairing.games[0].fixture), 10);
  EXPECT_EQ(margin_of(pairing.games[1].fixture), -6);
  EXPECT_EQ(margin_of(pairing.games[2].fixture), 0);
}

// With eight plies, one less than the listing's, minimax would lose the long game; with
// the listing's chain of diagonals it wins it by more.
TEST(AdjacencyPairings, TheLongGameHangsOnTheNinthPly) {
  EXPECT_EQ(margin_of({"minimax:depth=8", "sideways", 28, 'O'}), -2);
  EXPECT_EQ(margin_of({"minimax:diagonals=first", "sideways", 28, 'O'}), 16);
}

// The board scanned by columns is the game with letters exchanged.
TEST(AdjacencyPairings, ScannedByColumnsMinimaxWinsTheSameGames) {
  EXPECT_EQ(margin_of({"sideways", "minimax", 28, 'X'}), -8);
  EXPECT_EQ(margin_of({"minimax", "sideways", 18, 'X'}), 4);
  EXPECT_EQ(margin_of({"sideways", "minimax", 8, 'O'}), 0);
}

TEST(AdjacencyPairings, ThePapersListAndItsSummaryAgreeButForOneGame) {
  int disputed = 0;
  for (const Pairing& pairing : adjacency_pairings()) {
    double won = 0;
    for (const PaperGame& game : pairing.games) {
      const bool first_is_x = std::string_view(game.fixture.x) == pairing.first;
      const bool first_won = (game.winner == Winner::kX) == first_is_x;
      won += first_won != game.disputed ? 1 : 0;
      disputed += game.disputed ? 1 : 0;
    }
    EXPECT_NEAR(100 * won / 3, pairing.paper[0], 0.1) << pairing.first << pairing.second;
  }
  EXPECT_EQ(disputed, 1);
}

}  // namespace
}  // namespace papan::lab
