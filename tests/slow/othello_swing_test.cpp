// The value that `best` tells is steady from depth to depth: at most half a disc over 200
// midgames and depths 10 to 16 (0.47 measured; 2.83 for the values of single depths).
#include <gtest/gtest.h>

#include "tests/support/othello_swing.hpp"

namespace papan {
namespace {

TEST(OthelloSwing, IsHalfADiscOver200Midgames) {
  EXPECT_LE(mean_swing(200, {10, 16}), 0.5);
}

}  // namespace
}  // namespace papan
