// Perft of Othello against the published counts (rules in docs/games/othello.md).
#include <gtest/gtest.h>

#include <vector>

#include "games/othello/rules/family.hpp"
#include "search/perft.hpp"

namespace papan::othello {
namespace {

// A pass is a ply; a finished game is one leaf at any depth.
const std::vector<std::uint64_t> kCounts = {4,    12,    56,     244,     1396,
                                            8200, 55092, 390216, 3005288, 24571284};

TEST(OthelloPerft, MatchesThePublishedCounts) {
  const Othello<8> rules;
  Rng rng;
  const auto start = rules.start(rng);
  for (std::size_t depth = 1; depth <= kCounts.size(); ++depth) {
    EXPECT_EQ(perft(rules, start, static_cast<int>(depth)), kCounts[depth - 1]) << depth;
  }
}

}  // namespace
}  // namespace papan::othello
