// Minimax to depths 5 and 6 in the experiments of the Ntil paper; the rest of its
// tables is in tests/search/ntil_paper_test.cpp.
#include <gtest/gtest.h>

#include "games/ntil/play/paper_game.hpp"

namespace papan::lab {
namespace {

TEST(NtilPaperSlow, MinimaxNodesAtDepths5And6) {
  EXPECT_NEAR(
      play_ntil_paper_game({PlainSearch::kMinimax, ntil::BoardId::k5x9, 5, Until::kTenMoves})
          .mean_nodes(),
      105039.2, 0.051);
  EXPECT_NEAR(
      play_ntil_paper_game({PlainSearch::kMinimax, ntil::BoardId::k5x9, 6, Until::kTenMoves})
          .mean_nodes(),
      1176562.0, 0.051);
}

TEST(NtilPaperSlow, MinimaxAndAlphaBetaPlayTheSameGame) {
  for (const int depth : {5, 6}) {
    const auto full = play_ntil_paper_game(
        {PlainSearch::kMinimax, ntil::BoardId::k5x9, depth, Until::kRepetition});
    const auto cut = play_ntil_paper_game(
        {PlainSearch::kAlphaBeta, ntil::BoardId::k5x9, depth, Until::kRepetition});
    EXPECT_EQ(full.moves, cut.moves) << "depth " << depth;
    EXPECT_EQ(full.pieces, cut.pieces) << "depth " << depth;
  }
}

}  // namespace
}  // namespace papan::lab
