// Collapse: points and ends by hand, notation, names of moves, deals, files of boards.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "games/collapse/rules/boards.hpp"
#include "games/collapse/rules/family.hpp"
#include "games/collapse/rules/standard_positions.hpp"

namespace papan::collapse {
namespace {

Collapse rules_of(int width, int height, Scoring scoring, Single single = Single::kRemoves) {
  return Collapse(
      {.width = width, .height = height, .colours = 3, .scoring = scoring, .single = single});
}

Collapse::State after(const Collapse& rules, const std::string& position, const char* move) {
  auto state = *rules.parse_state(position);
  rules.play(state, *rules.parse_move(move));
  return state;
}

TEST(Collapse, GroupsScoreByTheScoring) {
  const std::string board = "1112/2333";
  EXPECT_EQ(after(rules_of(4, 2, Scoring::kXxl), board, "a1").points, 9);
  EXPECT_EQ(after(rules_of(4, 2, Scoring::kSamegame), board, "a1").points, 1);
  EXPECT_EQ(after(rules_of(4, 2, Scoring::kBubble), board, "a1").points, 6);
}

TEST(Collapse, CellsFallAndColumnsClose) {
  const Collapse rules = rules_of(3, 3, Scoring::kXxl);
  EXPECT_EQ(rules.to_text(after(rules, "213/213/112", "b1")), "-3-/23-/22- 16");
  EXPECT_EQ(rules.to_text(after(rules, "211/212/213", "b1")), "2--/22-/23- 16");
}

TEST(Collapse, SingleCellsAreRemovedOrCostOrAreOff) {
  const std::string board = "12/13";
  const Collapse removes = rules_of(2, 2, Scoring::kXxl, Single::kRemoves);
  EXPECT_EQ(removes.to_text(after(removes, board, "b1")), "1-/13 -5");
  const Collapse costs = rules_of(2, 2, Scoring::kXxl, Single::kCosts);
  EXPECT_EQ(costs.to_text(after(costs, board, "b1")), "12/13 -5 1");
  for (const Collapse& rules : {rules_of(2, 2, Scoring::kXxl, Single::kOff),
                                rules_of(2, 2, Scoring::kSamegame, Single::kRemoves)}) {
    Collapse::Moves moves;
    rules.legal_moves(*rules.parse_state(board), moves);
    ASSERT_EQ(moves.size(), 1u);
    EXPECT_EQ(rules.to_text(moves[0]), "a1");
  }
}

TEST(Collapse, PaidClicksAreBounded) {
  const Collapse rules = rules_of(2, 2, Scoring::kXxl, Single::kCosts);
  auto state = *rules.parse_state("12/13");
  for (int i = 0; i < 4; ++i) {
    ASSERT_EQ(rules.count_moves(state), 3);
    rules.play(state, *rules.parse_move("b1"));
  }
  EXPECT_EQ(rules.count_moves(state), 1);
  EXPECT_EQ(rules.to_text(state), "12/13 -20 4");
}

TEST(Collapse, AnEmptyBoardAndLeftoversCountInSamegame) {
  const Collapse rules = rules_of(2, 2, Scoring::kSamegame);
  EXPECT_EQ(rules.score(after(rules, "11/11", "a1")), 4 + 1000);
  const auto left = after(rules, "21/21", "b1");  // two of colour 2 go on
  EXPECT_EQ(rules.turn(left), Turn::kFirst);
  EXPECT_EQ(rules.score(left), 0);
  const Collapse wide = rules_of(5, 1, Scoring::kSamegame);
  // One 1, two 2 apart, one 3: minus 1, 0 and 1.
  EXPECT_EQ(wide.score(*wide.parse_state("21232")), -(1 + 1 + 1));
}

TEST(Collapse, TheGameEndsWithoutAGroup) {
  const Collapse rules = rules_of(2, 2, Scoring::kXxl);
  EXPECT_EQ(rules.turn(*rules.parse_state("12/21")), Turn::kOver);
  EXPECT_EQ(rules.turn(*rules.parse_state("--/--")), Turn::kOver);
  EXPECT_EQ(rules.turn(*rules.parse_state("1-/12")), Turn::kFirst);
}

TEST(Collapse, AnyCellNamesItsGroup) {
  const Collapse rules = rules_of(3, 2, Scoring::kXxl);
  PositionOf<Collapse> position(std::make_shared<const Collapse>(rules),
                                *rules.parse_state("211/112"));
  for (const char* cell : {"b1", "c1", "a2", "b2"}) EXPECT_EQ(position.named(cell), "b1");
  EXPECT_EQ(position.named("c2"), "c2");
  EXPECT_EQ(position.named("nonsense"), "nonsense");
  const auto steps = position.play("a2");
  ASSERT_TRUE(steps.ok());
  EXPECT_EQ(position.text(), "---/22- 16");
  EXPECT_FALSE(position.play("c1").ok());  // empty now
}

TEST(Collapse, StepsRemoveThenFallThenScore) {
  const Collapse rules = rules_of(2, 2, Scoring::kXxl);
  auto state = *rules.parse_state("12/33");
  StepLog log;
  rules.play(state, *rules.parse_move("b2"), log);
  ASSERT_EQ(log.steps().size(), 5u);
  EXPECT_EQ(log.steps()[0].kind, StepKind::kRemove);
  EXPECT_EQ(log.steps()[2], (Step{StepKind::kFall, 0, 2, '1', 0}));
  EXPECT_EQ(log.steps()[3], (Step{StepKind::kFall, 1, 3, '2', 0}));
  EXPECT_EQ(log.steps()[4].amount, 4);
}

TEST(Collapse, PositionsAreReadAndWritten) {
  const Collapse rules = rules_of(3, 2, Scoring::kXxl);
  for (const char* text : {"123/321", "---/12-", "---/--- 99", "1--/23- -5"}) {
    const auto state = rules.parse_state(text);
    ASSERT_TRUE(state.ok()) << state.error().message;
    EXPECT_EQ(rules.to_text(*state), text);
  }
  for (const char* text : {"", "123", "123/321/123", "124/321", "12/321", "123/-21", "-23/-21",
                           "123/321 0", "123/321 x", "123/321 5 1", "123/321 9999999999"}) {
    EXPECT_FALSE(rules.parse_state(text).ok()) << text;
  }
}

TEST(Collapse, ANumberedDealIsBlindToTheGenerator) {
  const Collapse seven({.deal = 7});
  Rng one(1);
  Rng two(2);
  EXPECT_TRUE(seven.start(one) == seven.start(two));
  EXPECT_FALSE(seven.start(one) == Collapse({.deal = 8}).start(one));
  const Collapse open;
  EXPECT_FALSE(open.start(one) == open.start(two));
}

// --- Files of boards ------------------------------------------------------------------

TEST(CollapseBoards, AreReadWithAndWithoutSpaces) {
  std::istringstream in("0 1 2\n2 1 0\n\n\n01\n\n");
  const auto boards = read_boards(in);
  ASSERT_TRUE(boards.ok()) << boards.error().message;
  ASSERT_EQ(boards->size(), 2u);
  EXPECT_EQ((*boards)[0].text, "123/321");
  EXPECT_EQ((*boards)[0].colours, 3);
  EXPECT_EQ((*boards)[1].width, 2);
  EXPECT_EQ((*boards)[1].height, 1);
}

TEST(CollapseBoards, NameTheLineThatIsWrong) {
  for (const char* text : {"0 1\n0 1 2\n", "01\n9 1\n", "01\n0x\n"}) {
    std::istringstream in(text);
    EXPECT_NE(read_boards(in).error().message.find("line 2"), std::string::npos) << text;
  }
  std::istringstream nothing("\n\n");
  EXPECT_FALSE(read_boards(nothing).ok());
}

// The first and last row of the literature's file.
TEST(CollapseBoards, TheStandardPositionsAreThoseOfTheLiterature) {
  const auto& boards = standard_positions();
  ASSERT_EQ(boards.size(), 20u);
  for (const FileBoard& board : boards) {
    EXPECT_EQ(to_text(settings_of(board)), "width=15,height=15,colours=5");
  }
  EXPECT_TRUE(boards.front().text.starts_with("422521515522134/"));
  EXPECT_TRUE(boards.back().text.ends_with("/452551111213211"));
}

}  // namespace
}  // namespace papan::collapse
