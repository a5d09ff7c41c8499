// What the opening book tells of a position is what `best` plays from it.
#include "agents/book_moves.hpp"

#include <gtest/gtest.h>

namespace papan {
namespace {

std::unique_ptr<Position> opened(std::string_view game, const Settings& settings) {
  Rng rng(1);
  return std::move(*(*find_game(game))->game.start(settings, rng));
}

TEST(Openings, SymmetricFirstMovesAreAllKnownAndEqual) {
  const auto moves = opening_moves(*opened("othello", {}));
  ASSERT_EQ(moves.size(), 4u);
  for (const ValuedMove& move : moves) {
    EXPECT_EQ(move.value, moves.front().value);
    EXPECT_EQ(move.line.front(), move.move.text);
    EXPECT_GT(move.line.size(), 5u);
  }
}

TEST(Openings, TheBestIsWhatBestPlaysAndComesFirstForEitherSide) {
  auto position = opened("othello", {});
  for (int ply = 0; ply < 6; ++ply) {
    const auto moves = opening_moves(*position);
    ASSERT_FALSE(moves.empty()) << ply;
    const bool first = position->turn() == Turn::kFirst;
    for (const ValuedMove& move : moves) {
      EXPECT_TRUE(first ? move.value <= moves[0].value : move.value >= moves[0].value);
      auto after = position->clone();
      for (const std::string& text : move.line) ASSERT_TRUE(after->play(text)) << text;
    }
    Rng rng(1);
    const auto decision = (*make_player(*position, "best"))->choose(*position, {{}, rng, {}});
    EXPECT_NEAR(decision->value, moves[0].value, 0.5);
    ASSERT_TRUE(position->play(moves[0].move.text));
  }
}

TEST(Openings, NothingIsKnownElsewhere) {
  EXPECT_TRUE(opening_moves(*opened("othello", {{"size", "6"}})).empty());
  EXPECT_TRUE(opening_moves(*opened("ntil", {})).empty());
  EXPECT_TRUE(opening_moves(*opened("collapse", {})).empty());
}

}  // namespace
}  // namespace papan
