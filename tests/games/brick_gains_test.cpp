// What a brick adds, by tables, against the whole board counted before and after.
#include "games/brick/rules/gains.hpp"

#include <gtest/gtest.h>

#include "games/brick/rules/brick.hpp"
#include "games/brick/rules/features.hpp"
#include "games/brick/rules/swift_pairs.hpp"

namespace papan::brick {
namespace {

Pairs slow_pairs(const Board& board, int colours) {
  const Features found = features(board, colours);
  return {found[kHorizontalPairs], found[kVerticalPairs], found[kDiagonalPairs],
          found[kPossibleDissolve]};
}

// Returns whether the brick makes no run.
bool expect_same_gain(const Board& board, int colours, int column, const Brick& brick) {
  const Gain gain = gain_of_brick(SwiftBoard(board, colours), column, brick);
  Board after = board;
  after.place(column, brick);
  const bool runs = find_runs(after, colours).count > 0;
  EXPECT_EQ(gain.runs(), runs);
  if (runs) return false;  // the counts are of no use then
  const Pairs before = slow_pairs(board, colours);
  const Pairs sum{before.horizontal + gain.horizontal(), before.vertical + gain.vertical(),
                  before.diagonal + gain.diagonal(), before.dissolves + gain.dissolves()};
  EXPECT_EQ(sum, slow_pairs(after, colours));
  return true;
}

int expect_same_gains(const ColourBrick& rules, const ColourBrick::State& state) {
  ColourBrick::Moves moves;
  rules.legal_moves(state, moves);
  int quiet = 0;
  for (const Move move : moves) {
    quiet += expect_same_gain(state.board, rules.colours(), move.column,
                              rotated(*state.hand, move.rotation));
  }
  return quiet;
}

class BrickGainsTest : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Colours, BrickGainsTest, testing::Range(3, kMaxColours + 1));

// Placed at random, so that boards of all heights and full ones are seen.
TEST_P(BrickGainsTest, AreWhatTheCountsOfTheWholeBoardGain) {
  const ColourBrick rules({GetParam(), 300, 0});
  Rng rng(static_cast<std::uint64_t>(GetParam()));
  auto state = rules.start(rng);
  int quiet = 0;
  while (rules.turn(state) != Turn::kOver) {
    rules.resolve(state, rules.draw(state, rng));
    quiet += expect_same_gains(rules, state);
    ASSERT_FALSE(HasFailure()) << rules.to_text(state);
    ColourBrick::Moves moves;
    rules.legal_moves(state, moves);
    rules.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    ASSERT_EQ(pairs_of(SwiftBoard(state.board, rules.colours())),
              slow_pairs(state.board, rules.colours()))
        << rules.to_text(state);
  }
  EXPECT_GT(quiet, 300);
}

// A pair that has a fourth cell on both sides is one possible dissolve, not two.
TEST(BrickGains, PairBetweenTwoFourthCellsCountsOnce) {
  Board board;
  const std::array<std::uint8_t, 6> column = {0, 1, 0, 0, 1, 0};  // lowest first, the last to come
  for (std::size_t row = 0; row < 3; ++row) board.cells[column[row]][4] |= 1U << row;
  EXPECT_TRUE(expect_same_gain(board, 3, 4, {column[5], column[4], column[3]}));
}

}  // namespace
}  // namespace papan::brick
