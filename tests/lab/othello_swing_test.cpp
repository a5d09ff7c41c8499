// The value that `best` tells is steady from depth to depth; tests/slow has the whole sample.
#include <gtest/gtest.h>

#include "agents/othello/midgame.hpp"
#include "tests/support/othello_swing.hpp"

namespace papan {
namespace {

TEST(OthelloSwing, TheToldValueCancelsWhatAlternates) {
  EXPECT_EQ(othello::told_value({}), 0);
  EXPECT_EQ(othello::told_value({40}), 40);
  EXPECT_EQ(othello::told_value({40, -60}), -10);
  EXPECT_EQ(othello::told_value({0, 40, -60, 40}), -10);
  EXPECT_EQ(othello::told_value({0, 40, -60, 40, -60}), -10);
}

// Two to three discs without the mean over depths.
TEST(OthelloSwing, IsSmallOnSomeMidgames) {
  EXPECT_LE(mean_swing(8, {10, 13}), 0.5);
}

}  // namespace
}  // namespace papan
