// Explanations of Colour Brick show the numbers that the thesis prints for its
// example of ten bricks (its table 5.11 and the figures after it).
#include "games/brick/rules/explanation.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>

#include "games/brick/rules/family.hpp"

namespace papan::brick {
namespace {

struct Figure {
  const char* brick;
  const char* move;
  const char* evaluation;  // of the chosen cell, where the thesis prints it
  Score score;
};

constexpr std::array<Figure, 10> kFigures = {{{"332", "1,2", "2.33335", 0},
                                              {"232", "2,0", "193.458", 0},
                                              {"112", "3,2", "290.187", 0},
                                              {"333", "2,0", "290.187", 9},
                                              {"212", "6,0", "292.521", 0},
                                              {"323", "3,0", "426.162", 0},
                                              {"111", "1,0", "426.162", 9},
                                              {"131", "7,0", "522.891", 0},
                                              {"221", "4,2", "", 36},
                                              {"333", "2,0", "", 172}}};

TEST(BrickExplanation, ShowsTheThesissTenBricks) {
  const ColourBrick rules({.colours = 3, .bricks = 10});
  const Policy policy = thesis_policy(rules.parameters());
  Rng none;
  auto state = rules.start(none);
  for (const Figure& figure : kFigures) {
    rules.resolve(state, *rules.parse_outcome(figure.brick));
    const Explanation explanation = explain(rules, state, policy);
    EXPECT_EQ(explanation.placements.size(), 30U);
    const Placement& chosen = explanation.chosen();
    EXPECT_EQ(rules.to_text(chosen.move), figure.move);
    EXPECT_EQ(chosen.score, figure.score);
    const bool by_evaluation = *figure.evaluation != '\0';
    if (by_evaluation) {
      EXPECT_EQ(fmt::format("{:.6g}", chosen.evaluation), figure.evaluation);
    }
    EXPECT_EQ(explanation.pick.rule, by_evaluation ? Rule::kEvaluation : Rule::kEnd);
    rules.play(state, chosen.move);
  }
  EXPECT_EQ(state.score, 226);
}

TEST(BrickExplanation, JsonHasEveryPlacementWithItsFeatures) {
  const ColourBrick rules({.colours = 3, .bricks = 10});
  Rng none;
  auto state = rules.start(none);
  rules.resolve(state, *rules.parse_outcome("332"));
  const Explanation explanation = explain(rules, state, thesis_policy(rules.parameters()));
  const Json json = to_json(rules, explanation);
  EXPECT_EQ(json["move"], "1,2");
  EXPECT_EQ(json["rule"], "by evaluation");
  EXPECT_EQ(json["weights"].size(), 6U);
  ASSERT_EQ(json["placements"].size(), 30U);
  EXPECT_EQ(json["placements"][0]["move"], "1,0");
  EXPECT_EQ(json["placements"][0]["features"]["VP"], 1);
  EXPECT_EQ(json["placements"][0]["features"]["B"], 3);
}

}  // namespace
}  // namespace papan::brick
