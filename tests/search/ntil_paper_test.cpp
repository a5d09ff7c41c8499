// The tables of the Ntil paper: nodes by depth on 5x9, nodes on six boards at depth 3,
// pieces left, and the same game by minimax and alpha-beta. Two cells differ from what it
// prints: minimax on 7x11 (3,068) and the pieces left at depth 5 (0-4).
// Minimax to depths 5 and 6 is in tests/slow/ntil_paper_test.cpp.
#include <gtest/gtest.h>

#include "games/ntil/play/paper_game.hpp"

namespace papan::lab {
namespace {

constexpr double kRounding = 0.051;  // the means are given to one decimal

TEST(NtilPaper, MinimaxNodesByDepth) {
  const std::vector<double> means = {5.2, 58.7, 1015.6, 9728.7};
  for (std::size_t i = 0; i < means.size(); ++i) {
    const auto game = play_ntil_paper_game(
        {PlainSearch::kMinimax, ntil::BoardId::k5x9, static_cast<int>(i) + 1, Until::kTenMoves});
    EXPECT_NEAR(game.mean_nodes(), means[i], kRounding) << "depth " << i + 1;
  }
}

TEST(NtilPaper, AlphaBetaNodesByDepth) {
  const std::vector<double> means = {5.2, 31.1, 275.1, 877.6, 5364.6, 28778.6};
  for (std::size_t i = 0; i < means.size(); ++i) {
    const auto game = play_ntil_paper_game(
        {PlainSearch::kAlphaBeta, ntil::BoardId::k5x9, static_cast<int>(i) + 1, Until::kTenMoves});
    EXPECT_NEAR(game.mean_nodes(), means[i], kRounding) << "depth " << i + 1;
  }
}

TEST(NtilPaper, NodesByBoard) {
  const std::vector<double> minimax = {33.6, 1015.6, 1308.2, 2418.5, 3066.5, 6196.1};
  const std::vector<double> alphabeta = {26.1, 275.1, 388.8, 623.5, 588.2, 1138.5};
  for (std::size_t i = 0; i < minimax.size(); ++i) {
    const auto board = static_cast<ntil::BoardId>(i);
    const auto full = play_ntil_paper_game({PlainSearch::kMinimax, board, 3, Until::kTenMoves});
    const auto cut = play_ntil_paper_game({PlainSearch::kAlphaBeta, board, 3, Until::kTenMoves});
    EXPECT_NEAR(full.mean_nodes(), minimax[i], kRounding) << "board " << i;
    EXPECT_NEAR(cut.mean_nodes(), alphabeta[i], kRounding) << "board " << i;
    EXPECT_EQ(full.moves, cut.moves) << "board " << i;
  }
}

// Depth 5 leaves 6 pieces by these rules; the paper's table says 4.
TEST(NtilPaper, PiecesLeft) {
  const std::vector<std::array<int, 2>> pieces = {{8, 5}, {7, 7}, {10, 11}, {3, 6}, {0, 6}, {1, 5}};
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const auto game = play_ntil_paper_game({PlainSearch::kAlphaBeta, ntil::BoardId::k5x9,
                                            static_cast<int>(i) + 1, Until::kRepetition});
    EXPECT_EQ(game.pieces, pieces[i]) << "depth " << i + 1;
  }
}

TEST(NtilPaper, MinimaxAndAlphaBetaPlayTheSameGame) {
  for (int depth = 1; depth <= 4; ++depth) {
    const auto full = play_ntil_paper_game(
        {PlainSearch::kMinimax, ntil::BoardId::k5x9, depth, Until::kRepetition});
    const auto cut = play_ntil_paper_game(
        {PlainSearch::kAlphaBeta, ntil::BoardId::k5x9, depth, Until::kRepetition});
    EXPECT_EQ(full.moves, cut.moves) << "depth " << depth;
  }
}

}  // namespace
}  // namespace papan::lab
