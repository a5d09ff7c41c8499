#include "games/othello/study/midgames.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace papan::lab {
namespace {

TEST(OthelloMidgames, AreDifferentInTheMiddleAndTheSameAgain) {
  std::set<std::string> texts;
  for (std::uint64_t i = 0; i < 5; ++i) {
    const auto position = othello_midgame(Rng(1).fork(i));
    const std::string text = position->text();
    EXPECT_NE(position->turn(), Turn::kOver);
    const auto empties = std::count(text.begin(), text.end(), '-');
    EXPECT_GE(empties, 34);
    EXPECT_LE(empties, 37);
    EXPECT_EQ(othello_midgame(Rng(1).fork(i))->text(), text);
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), 5U);
}

}  // namespace
}  // namespace papan::lab
