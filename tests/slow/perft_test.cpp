// Deep counts that take more than a second.
#include <gtest/gtest.h>

#include "games/othello/rules/family.hpp"
#include "search/perft.hpp"

namespace papan {
namespace {

TEST(DeepPerft, Othello) {
  const othello::Othello<8> rules;
  Rng rng;
  EXPECT_EQ(perft(rules, rules.start(rng), 11), 212258800U);
  EXPECT_EQ(perft(rules, rules.start(rng), 12), 1939886636U);
}

}  // namespace
}  // namespace papan
