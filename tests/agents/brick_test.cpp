// The thesis's worked examples: its tables score what it says, and its agent
// chooses what it chose, with the evaluations that it printed.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "games/brick/play/thesis.hpp"
#include "games/brick/rules/family.hpp"

namespace papan::brick {
namespace {

struct Ply {
  const char* brick;
  int column;
  int rotation;
};

// Tables 2.1, 2.4 and 5.11 of the thesis.
const std::vector<Ply> kTable21 = {{"211", 1, 1}, {"321", 2, 0}, {"232", 3, 0}, {"233", 3, 2},
                                   {"345", 4, 0}, {"245", 5, 0}, {"451", 6, 0}, {"332", 6, 0},
                                   {"451", 7, 0}, {"332", 7, 0}, {"312", 8, 1}};
const std::vector<Ply> kTable24 = {{"211", 1, 0}, {"321", 2, 0}, {"232", 3, 2}, {"233", 4, 2},
                                   {"345", 5, 1}, {"245", 6, 1}, {"451", 7, 2}, {"332", 3, 0},
                                   {"451", 1, 0}, {"332", 5, 0}, {"312", 5, 2}};
const std::vector<Ply> kTable511 = {{"332", 1, 2}, {"232", 2, 0}, {"112", 3, 2}, {"333", 2, 0},
                                    {"212", 6, 0}, {"323", 3, 0}, {"111", 1, 0}, {"131", 7, 0},
                                    {"221", 4, 2}, {"333", 2, 0}};

Move move_of(const Ply& ply) {
  return {static_cast<std::uint8_t>(ply.rotation), static_cast<std::uint8_t>(ply.column - 1)};
}

ColourBrick rules_for(int colours, const std::vector<Ply>& plies) {
  return ColourBrick({.colours = colours, .bricks = static_cast<int>(plies.size())});
}

std::vector<Score> steps_of_last(const ColourBrick& rules, const std::vector<Ply>& plies,
                                 Score& total) {
  Rng rng;
  auto state = rules.start(rng);
  StepLog log;
  for (const Ply& ply : plies) {
    rules.resolve(state, *rules.parse_outcome(ply.brick));
    log = {};
    rules.play(state, move_of(ply), log);
  }
  total = state.score;
  std::vector<Score> points;
  for (const Step& step : log.steps()) {
    if (step.kind == StepKind::kScore) points.push_back(step.amount);
  }
  return points;
}

TEST(BrickThesis, Table21ScoresInFourSteps) {
  Score total = 0;
  EXPECT_EQ(steps_of_last(rules_for(5, kTable21), kTable21, total),
            (std::vector<Score>{9, 246, 108, 144}));
  EXPECT_EQ(total, 507);
}

TEST(BrickThesis, Table24Scores97) {
  Score total = 0;
  steps_of_last(rules_for(5, kTable24), kTable24, total);
  EXPECT_EQ(total, 97);
}

TEST(BrickThesis, TheAgentPlaysTable511ByItself) {
  const ColourBrick rules = rules_for(3, kTable511);
  const std::array<double, 8> evaluations = {2.33335, 193.458, 290.187, 290.187,
                                             292.521, 426.162, 426.162, 522.891};
  const std::array<Score, 10> scores = {0, 0, 0, 9, 0, 0, 9, 0, 36, 172};
  Thesis::For<ColourBrick> agent(rules, {});
  Rng rng;
  auto state = rules.start(rng);
  for (std::size_t i = 0; i < kTable511.size(); ++i) {
    rules.resolve(state, *rules.parse_outcome(kTable511[i].brick));
    const auto choice = agent.choose({rules, state, {}, {{}, rng, {}}});
    EXPECT_EQ(rules.to_text(choice.move), rules.to_text(move_of(kTable511[i]))) << i;
    const Score before = state.score;
    rules.play(state, choice.move);
    EXPECT_EQ(state.score - before, scores[i]) << i;
    if (i < evaluations.size()) {
      EXPECT_NEAR(choice.value, evaluations[i], 5e-4) << i;
    } else {
      EXPECT_EQ(choice.value, scores[i]);
    }
  }
  EXPECT_EQ(state.score, 226);
  EXPECT_EQ(rules.turn(state), Turn::kOver);
}

TEST(BrickGreedy, TakesTheMostPoints) {
  const ColourBrick rules({.colours = 3, .bricks = 10});
  Rng rng;
  auto state = rules.start(rng);
  for (const char* brick : {"112", "113"}) {
    rules.resolve(state, *rules.parse_outcome(brick));
    rules.play(state, {0, 0});
  }
  rules.resolve(state, *rules.parse_outcome("111"));
  Greedy::For<ColourBrick> agent(rules, {});
  const auto choice = agent.choose({rules, state, {}, {{}, rng, {}}});
  EXPECT_EQ(rules.to_text(choice.move), "1,0");
  EXPECT_EQ(choice.value, 25);  // five in a column
}

}  // namespace
}  // namespace papan::brick
