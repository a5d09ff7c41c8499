// The value that `best` tells is steady from depth to depth; tests/slow has the whole sample.
#include <gtest/gtest.h>

#include <array>
#include <span>

#include "games/othello/play/midgame.hpp"
#include "tests/support/othello_swing.hpp"

namespace papan {
namespace {

TEST(OthelloSwing, TheToldValueCancelsWhatAlternates) {
  const std::array<int, 5> values = {0, 40, -60, 40, -60};
  const auto told = [&](std::size_t from, std::size_t to) {
    return othello::told_value(std::span(values).subspan(from, to - from));
  };
  EXPECT_EQ(told(0, 0), 0);
  EXPECT_EQ(told(1, 2), 40);
  EXPECT_EQ(told(1, 3), -10) << "two depths as 1:1";
  EXPECT_EQ(told(0, 4), -10) << "three depths as 1:2:1";
  EXPECT_EQ(told(0, 5), -10);
}

// Two to three discs without the mean over depths.
TEST(OthelloSwing, IsSmallOnSomeMidgames) {
  EXPECT_LE(mean_swing(8, {10, 13}), 0.5);
}

}  // namespace
}  // namespace papan
