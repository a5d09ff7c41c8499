// Known values of the Adjacency Strategy Game for the first mover, through the
// catalogue's `solve`, which takes the game's own exact method.
#include <gtest/gtest.h>

#include <string>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

double solved(int size, int rounds) {
  const auto* entry = *find_game("adjacency");
  Rng rng;
  const auto start =
      entry->game.start({{"size", std::to_string(size)}, {"rounds", std::to_string(rounds)}}, rng);
  const Decision decision = entry->solve(**start, {{}, rng, {}});
  EXPECT_TRUE(decision.exact) << size << ' ' << rounds;
  return decision.value;
}

TEST(AdjacencyValues, FiveByFive) {
  for (int rounds = 1; rounds <= 3; ++rounds) EXPECT_EQ(solved(5, rounds), 0) << rounds;
  for (int rounds = 4; rounds <= 8; ++rounds) EXPECT_EQ(solved(5, rounds), -2) << rounds;
}

TEST(AdjacencyValues, SixBySix) {
  for (int rounds = 1; rounds <= 4; ++rounds) EXPECT_EQ(solved(6, rounds), 0) << rounds;
  EXPECT_EQ(solved(6, 5), -2);
}

TEST(AdjacencyValues, EightByEight) {
  for (int rounds = 1; rounds <= 4; ++rounds) EXPECT_EQ(solved(8, rounds), 0) << rounds;
  EXPECT_EQ(solved(8, 5), -2);
}

TEST(AdjacencyValues, SixBySixToTheLastCellInSeconds) {
  EXPECT_EQ(solved(6, 14), -4);
}

}  // namespace
}  // namespace papan
