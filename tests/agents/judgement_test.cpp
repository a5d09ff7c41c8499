// What a move lost: nothing for the best, the difference for the others, in the
// points of who moved.
#include "agents/judgement.hpp"

#include <gtest/gtest.h>

#include "agents/analyst.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> start(std::string_view game, const Settings& settings) {
  Rng rng(7);
  return std::move(*(*find_game(game))->game.start(settings, rng));
}

Judgement judged(const Position& position, std::string_view move, std::string_view spec) {
  Rng rng(1);
  auto found = judge(position, move, spec, {{}, rng, {}});
  EXPECT_TRUE(found) << found.error().message;
  return found ? *found : Judgement{};
}

TEST(Judgement, AMoveLosesWhatTheBestIsWorthMore) {
  auto position = start("othello", {{"size", "6"}});
  for (int ply = 0; ply < 5; ++ply) {
    Analyst analyst = *Analyst::make(*position, "negascout:depth=4");
    while (!analyst.finished()) ASSERT_TRUE(analyst.step({}));
    const double best = analyst.moves()[0].value;
    for (const ValuedMove& move : analyst.moves()) {
      const Judgement found = judged(*position, move.move.text, "negascout:depth=4");
      EXPECT_EQ(found.value, move.value);
      EXPECT_EQ(found.lost, std::abs(best - move.value));
    }
    ASSERT_TRUE(position->play(analyst.moves().back().move.text));
  }
}

TEST(Judgement, WithoutAMoveTheBestIsJudged) {
  const auto position = start("ntil", {{"board", "5x5"}});
  const Judgement found = judged(*position, "", "negascout:depth=3");
  EXPECT_EQ(found.move, found.best);
  EXPECT_EQ(found.lost, 0);
}

TEST(Judgement, BrickLosesByItsEvaluationInLongGames) {
  auto position = start("brick", {{"colours", "3"}, {"bricks", "1000"}});
  ASSERT_TRUE(position->play("112"));
  Analyst analyst = *Analyst::make(*position, "best");
  ASSERT_TRUE(analyst.step({}));
  const ValuedMove& worst = analyst.moves().back();
  const Judgement found = judged(*position, worst.move.text, "best");
  EXPECT_EQ(found.lost, analyst.moves()[0].value - worst.value);
  EXPECT_GE(found.lost, 4 * found.scale) << "the worst of all placements is a blunder";
}

TEST(Judgement, SaysWhatIsNotAMove) {
  Rng rng(1);
  EXPECT_FALSE(judge(*start("othello", {}), "a1", "negascout:depth=2", {{}, rng, {}}));
}

}  // namespace
}  // namespace papan
