// Names of cells and budgets.
#include "game/cell.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "game/budget.hpp"

namespace papan {
namespace {

TEST(Cell, ColumnsAreLettersRowsAreNumbersFromTheTop) {
  EXPECT_EQ(to_text(Cell{0, 0}), "a1");
  EXPECT_EQ(to_text(Cell{2, 3}), "c4");
  EXPECT_EQ(to_text(Cell{25, 99}), "z100");
}

TEST(Cell, AllCellsOfAllBoardsRoundTrip) {
  for (int columns = 1; columns <= kMaxColumns; ++columns) {
    for (int rows = 1; rows <= 12; ++rows) {
      for (int i = 0; i < columns * rows; ++i) {
        const Cell cell{i % columns, i / columns};
        const auto parsed = parse_cell(to_text(cell), columns, rows);
        ASSERT_TRUE(parsed);
        ASSERT_EQ(*parsed, cell);
      }
    }
  }
}

TEST(Cell, WrongOnesAreNamedWithTheBoard) {
  for (const char* bad : {"", "a", "1", "1a", "A1", "a0", "a01", "a+1", "a-1", "a9", "i1", "a1 ",
                          " a1", "a1x", "a99999999999999999999", "\xe1"}) {
    const auto cell = parse_cell(bad, 8, 8);
    ASSERT_FALSE(cell) << bad;
  }
  EXPECT_EQ(parse_cell("i9", 8, 8).error().message, "expected a cell from a1 to h8, got 'i9'");
}

RC_GTEST_PROP(CellProperty, WhateverParsesPrintsBack, ()) {
  const std::string text =
      *rc::gen::container<std::string>(rc::gen::element('a', 'h', 'i', '0', '1', '9', '-', ' '));
  const auto cell = parse_cell(text, 8, 19);
  if (cell) RC_ASSERT(to_text(*cell) == text);
}

TEST(Budget, LimitsAreSetByName) {
  Budget budget;
  EXPECT_TRUE(budget.unlimited());
  ASSERT_TRUE(set_limit(budget, "depth", "6"));
  EXPECT_EQ(budget, (Budget{.depth = 6}));
  ASSERT_TRUE(set_limit(budget, "nodes", "1000000000000"));
  ASSERT_TRUE(set_limit(budget, "time", "0.25"));
  EXPECT_EQ(budget, (Budget{.depth = 6, .nodes = kMaxNodes, .seconds = 0.25}));
  EXPECT_EQ(to_text(settings(budget)), "depth=6,nodes=1000000000000,time=0.25");
  EXPECT_FALSE(budget.unlimited());
}

TEST(Budget, BadLimitsChangeNothing) {
  Budget budget{.depth = 3};
  for (const auto& [key, value] : Settings{{"depth", "0"},
                                           {"depth", "121"},
                                           {"depth", "x"},
                                           {"nodes", "0"},
                                           {"nodes", "-1"},
                                           {"nodes", "1000000000001"},
                                           {"time", "0"},
                                           {"time", "86401"},
                                           {"time", "nan"},
                                           {"plies", "1"}}) {
    EXPECT_FALSE(set_limit(budget, key, value)) << key << "=" << value;
  }
  EXPECT_EQ(budget, (Budget{.depth = 3}));
  EXPECT_EQ(set_limit(budget, "depth", "0").error().message,
            "depth must be a whole number from 1 to 120, got '0'");
}

TEST(Budget, OnlyItsOwnKeys) {
  EXPECT_TRUE(is_budget_key("depth") && is_budget_key("nodes") && is_budget_key("time"));
  EXPECT_FALSE(is_budget_key("seconds") || is_budget_key("") || is_budget_key("Depth"));
}

TEST(Budget, WhatIsAskedReplacesTheFallbackWhole) {
  const Budget fallback{.depth = 8};
  EXPECT_EQ(or_else({}, fallback), fallback);
  EXPECT_EQ(or_else({.nodes = 5}, fallback), (Budget{.nodes = 5}));
}

}  // namespace
}  // namespace papan
