#include "games/position_parameters.hpp"

#include <gtest/gtest.h>

namespace papan {
namespace {

std::string told(std::string_view game, std::string_view position) {
  std::string text;
  for (const auto& [key, value] : parameters_told_by(game, position)) {
    text += key + "=" + value + " ";
  }
  return text;
}

TEST(PositionParameters, AreReadOffTheBoard) {
  EXPECT_EQ(told("othello", "-XX--XO--OXO-OO- X"), "size=4 ");
  EXPECT_EQ(told("othello", std::string(100, '-') + " X"), "size=10 ");
  EXPECT_EQ(told("adjacency", std::string(36, '-') + " X 36"), "size=6 ");
  EXPECT_EQ(told("collapse", "12-/213 25"), "width=3 height=2 ");
  EXPECT_EQ(told("collapse", "17/21"), "width=2 height=2 colours=7 ");
  EXPECT_EQ(told("ntil", "b.b...b..w.ww w"), "board=5x5 ");
  EXPECT_EQ(told("ntil", std::string(61, '.') + " w"), "board=7x11 ");
  EXPECT_EQ(told("ntil", std::string(75, '.') + " b ntil"), "board=9x11 ");
  EXPECT_EQ(told("brick", "1-/26 - 3"), "colours=6 ");
  EXPECT_EQ(told("brick", "1-/24 175 3"), "colours=7 ");
  EXPECT_EQ(told("brick", "1-/24 143 3"), "");
}

TEST(PositionParameters, AreNoneWhereTheTextTellsNone) {
  EXPECT_EQ(told("othello", "XO X"), "");
  EXPECT_EQ(told("othello", ""), "");
  EXPECT_EQ(told("ntil", "XO X"), "");
}

}  // namespace
}  // namespace papan
