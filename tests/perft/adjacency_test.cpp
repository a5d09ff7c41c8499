// Perft of the Adjacency Strategy Game: lines of play from the first position of
// 8x8, and the distinct positions they lead to.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/adjacency/rules/family.hpp"
#include "search/perft.hpp"
#include "tests/perft/distinct.hpp"

namespace papan::adjacency {
namespace {

const std::vector<std::uint64_t> kLines = {56, 3080, 166320, 8814960};
const std::vector<std::size_t> kPositions = {56, 3000, 85060};

TEST(AdjacencyPerft, MatchesTheKnownCounts) {
  const Adjacency<8> rules;
  Rng rng;
  const auto start = rules.start(rng);
  for (std::size_t depth = 1; depth <= kLines.size(); ++depth) {
    EXPECT_EQ(perft(rules, start, static_cast<int>(depth)), kLines[depth - 1]) << depth;
  }
}

TEST(AdjacencyPerft, ReachesTheKnownNumberOfDistinctPositions) {
  const Adjacency<8> rules;
  Rng rng;
  const auto start = rules.start(rng);
  for (std::size_t depth = 1; depth <= kPositions.size(); ++depth) {
    EXPECT_EQ(distinct_positions(rules, start, static_cast<int>(depth)), kPositions[depth - 1]);
  }
}

TEST(AdjacencyPerft, AFinishedGameIsOneLeaf) {
  const Adjacency<8> rules({.rounds = 1});
  Rng rng;
  EXPECT_EQ(perft(rules, rules.start(rng), 4), 56u * 55);
}

}  // namespace
}  // namespace papan::adjacency
