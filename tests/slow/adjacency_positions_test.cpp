// The fourth row of the distinct positions of the Adjacency Strategy Game.
#include <gtest/gtest.h>

#include "games/adjacency/rules/family.hpp"
#include "tests/perft/distinct.hpp"

namespace papan::adjacency {
namespace {

TEST(AdjacencyPositions, FourPliesReachTheKnownNumber) {
  const Adjacency<8> rules;
  Rng rng;
  EXPECT_EQ(distinct_positions(rules, rules.start(rng), 4), 2326848u);
}

}  // namespace
}  // namespace papan::adjacency
