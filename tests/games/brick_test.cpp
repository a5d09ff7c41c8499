// Colour Brick: notation, what a position must be, and the judge's protocol.
#include <gtest/gtest.h>

#include <sstream>

#include "games/brick/rules/family.hpp"
#include "games/brick/rules/judge.hpp"

namespace papan::brick {
namespace {

const ColourBrick kRules({.colours = 4, .bricks = 20});

std::string with_bottom(const std::string& row) {
  std::string text;
  for (int i = 1; i < kRows; ++i) text += "----------/";
  return text + row;
}

TEST(Brick, RotationsAreThoseOfTheJudge) {
  const Brick brick = *kRules.parse_outcome("123");
  EXPECT_EQ(kRules.to_text(rotated(brick, 0)), "123");
  EXPECT_EQ(kRules.to_text(rotated(brick, 1)), "312");
  EXPECT_EQ(kRules.to_text(rotated(brick, 2)), "231");
}

TEST(Brick, MovesAreReadAndWritten) {
  for (const char* text : {"1,0", "10,2", "8,1"}) {
    EXPECT_EQ(kRules.to_text(*kRules.parse_move(text)), text);
  }
  for (const char* text :
       {"", "0,1", "11,0", "3,3", "3", "3,", ",1", "03,1", "+3,1", "3, 1", "3,1,1"}) {
    EXPECT_FALSE(kRules.parse_move(text).ok()) << text;
  }
}

TEST(Brick, PositionsAreReadAndWritten) {
  for (const std::string tail : {" - 20", " 123 20", " 444 1 99"}) {
    const std::string text = with_bottom("1234-12341") + tail;
    const auto state = kRules.parse_state(text);
    ASSERT_TRUE(state.ok()) << state.error().message;
    EXPECT_EQ(kRules.to_text(*state), text);
  }
}

TEST(Brick, WrongPositionsAreRefused) {
  const std::string good = with_bottom("1234-12341");
  std::string hanging = good;
  hanging[0] = '1';
  for (const std::string& text :
       {good + " 125 20", good + " - 21", good + " 123 0", good + " - -1", good + " - 20 0", good,
        with_bottom("111-------") + " - 20", with_bottom("1234-1234") + " - 20",
        with_bottom("1234-12345") + " - 20", hanging + " - 20", std::string("- - 20")}) {
    EXPECT_FALSE(kRules.parse_state(text).ok()) << text;
  }
}

TEST(Brick, ANumberedDealIsFixedAndBlindToTheGenerator) {
  const ColourBrick rules({.colours = 5, .bricks = 10, .deal = 7});
  Rng rng(1);
  auto state = rules.start(rng);
  EXPECT_EQ(*rules.dealt(state), *rules.dealt(state));
  const Brick first = *rules.dealt(state);
  state.left = 9;
  const Brick second = *rules.dealt(state);
  state.left = 8;
  EXPECT_TRUE(first != second || second != *rules.dealt(state));
  EXPECT_FALSE(ColourBrick({.colours = 5, .bricks = 10}).dealt(state).has_value());
}

TEST(Brick, TheGameEndsWhenNoColumnHasRoom) {
  const ColourBrick rules({.colours = 4, .bricks = 1000});
  std::string rows;
  for (int row = 0; row < kRows; ++row) {
    if (row > 0) rows += '/';
    rows += row < 2 ? "----------" : row % 4 < 2 ? "1234123412" : "3412341234";
  }
  const auto state = rules.parse_state(rows + " - 5");
  ASSERT_TRUE(state.ok()) << state.error().message;
  EXPECT_EQ(rules.turn(*state), Turn::kOver);
}

// --- The judge ------------------------------------------------------------------------

TEST(BrickJudge, ReadsBricksWithAndWithoutSpaces) {
  std::istringstream in("3 4\n123\n\n 4 4 1 \n2 34\n");
  JudgeInput input(in);
  const auto parameters = input.header();
  ASSERT_TRUE(parameters.ok());
  EXPECT_EQ(parameters->bricks, 3);
  EXPECT_EQ(parameters->colours, 4);
  EXPECT_EQ(*input.next_brick(), "123");
  EXPECT_EQ(*input.next_brick(), "441");
  EXPECT_EQ(*input.next_brick(), "234");
  EXPECT_FALSE(input.next_brick().ok());
}

TEST(BrickJudge, NamesTheLineThatIsWrong) {
  for (const char* text : {"", "x", "3", "0 3", "3 2", "3 10", "100001 3", "3 4 5"}) {
    std::istringstream in(text);
    EXPECT_NE(JudgeInput(in).header().error().message.find("line 1"), std::string::npos) << text;
  }
  for (const char* text : {"2 3\n12\n", "2 3\n1234\n", "2 3\n1a3\n", "2 3\n103\n", "2 3\n"}) {
    std::istringstream in(text);
    JudgeInput input(in);
    ASSERT_TRUE(input.header().ok());
    EXPECT_NE(input.next_brick().error().message.find("line 2"), std::string::npos) << text;
  }
}

TEST(BrickJudge, AnswersAreReadAndWritten) {
  EXPECT_EQ(to_answer(*parse_answer(" 10  2 ")), "10 2");
  for (const char* text : {"", "1", "0 0", "11 0", "1 3", "a b", "1 1 1"}) {
    EXPECT_FALSE(parse_answer(text).ok()) << text;
  }
}

}  // namespace
}  // namespace papan::brick
