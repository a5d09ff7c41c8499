// Colour Brick: the bit rules and features against their slow twin, on every
// position of random games with every number of colours.
#include <gtest/gtest.h>

#include "games/brick/rules/family.hpp"
#include "games/brick/rules/weighed.hpp"
#include "tests/oracle/brick_oracle.hpp"

namespace papan::brick {
namespace {

std::string board_text(const ColourBrick& rules, const ColourBrick::State& state) {
  const std::string text = rules.to_text(state);
  return text.substr(0, text.find(' '));
}

Features all_features(const Board& board, int colours) {
  Weights weights;
  weights.fill(1);
  return Weighed(weights)(board, colours);
}

// Plays random bricks; returns how many fell.
int compare_game(int colours, Rng& rng) {
  const ColourBrick rules({.colours = colours, .bricks = 400});
  ColourBrick::State state = rules.start(rng);
  oracle::BrickBoard twin;
  int drops = 0;
  int points = 0;
  while (rules.turn(state) != Turn::kOver) {
    const Brick brick = rules.draw(state, rng);
    rules.resolve(state, brick);
    for (int column = 0; column < kColumns; ++column) {
      EXPECT_EQ(state.board.fits(column), twin.fits(column));
    }
    ColourBrick::Moves moves;
    rules.legal_moves(state, moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    points += twin.drop(move.column, rules.to_text(rotated(brick, move.rotation)));
    rules.play(state, move);
    EXPECT_EQ(board_text(rules, state), twin.text());
    EXPECT_EQ(state.score, points);
    EXPECT_EQ(all_features(state.board, colours), twin.features());
    ++drops;
    if (testing::Test::HasFailure()) break;
  }
  return drops;
}

TEST(BrickOracle, TenThousandRandomDropsAgree) {
  Rng rng(18073);
  int drops = 0;
  for (int game = 0; drops < 10'000 && !HasFailure(); ++game)
    drops += compare_game(3 + game % 7, rng);
  EXPECT_GE(drops, 10'000);
}

}  // namespace
}  // namespace papan::brick
