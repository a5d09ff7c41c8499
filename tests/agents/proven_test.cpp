// What is proven stays: a shorter search neither hides nor replaces it.
#include "agents/proven.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace papan {
namespace {

// Eight empty cells, which all subsets solve at once.
std::unique_ptr<Position> adjacency() {
  Rng rng(3);
  return std::move(*(*find_game("adjacency"))->game.start({{"size", "4"}}, rng));
}

Analyst analysed(const Position& position, std::string_view spec) {
  Analyst analyst = *Analyst::make(position, spec);
  while (!analyst.finished()) EXPECT_TRUE(analyst.step({}));
  return analyst;
}

Judgement judged(const Position& position, std::string_view move, std::string_view spec) {
  Rng rng(1);
  return *judge(position, move, spec, {parse_spec(spec)->budget, rng, {}});
}

// What `best` has proven, as another agent finds it.
ProvenMoves found_by(std::string_view spec, const Position& position, const Analyst& best) {
  Proven proven;
  proven.keep(position, "best", proven_by(position, best.moves()));
  return proven.find(position, spec);
}

TEST(Proven, SettlesWhatAShorterSearchWouldGuess) {
  const auto position = adjacency();
  const Analyst analyst = analysed(*position, "best");
  const ProvenMoves known = found_by("best:time=0.1", *position, analyst);
  ASSERT_TRUE(known.has_best) << "the same agent, whatever its budget";
  ASSERT_EQ(known.moves.size(), position->legal_moves().size());
  const double best = analyst.moves().front().value;
  for (const ValuedMove& move : analyst.moves()) {
    const auto found = judged_by(known, *position, move.move.text);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->best_kind, Kind::kExact);
    EXPECT_EQ(found->kind, Kind::kExact);
    EXPECT_EQ(found->best_value, best);
    EXPECT_EQ(found->value, move.value);
    EXPECT_EQ(found->lost, std::abs(best - move.value));
  }
}

// Marks are marks, whoever counts them.
TEST(Proven, WhatOneAgentHasProvenAnotherDoesNotReplace) {
  const auto position = adjacency();
  const Analyst analyst = analysed(*position, "best");
  const ProvenMoves known = found_by("negascout:depth=1", *position, analyst);
  ASSERT_TRUE(known.has_best);
  const std::string worst = analyst.moves().back().move.text;
  const auto found = judged_by(known, *position, worst);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->best_value, analyst.moves().front().value);
  EXPECT_EQ(found->value, analyst.moves().back().value);
}

// A won game of Ntil counts 1 or, in the paper's evaluation, 500.
TEST(Proven, WhereAgentsCountDifferentlyEachKeepsItsOwn) {
  const auto position =
      std::move(*(*find_game("ntil"))->game.parse({{"board", "5x5"}}, "......b..w..w w"));
  const Judgement found = judged(*position, "", "negascout:depth=6");
  ASSERT_TRUE(found.exact);
  Proven proven;
  proven.keep(*position, "negascout", proven_by(*position, found));
  EXPECT_TRUE(proven.find(*position, "negascout:depth=2").has_best);
  EXPECT_TRUE(proven.find(*position, "negascout:eval=paper").moves.empty());
}

TEST(Proven, AnEstimateOfTheBestGivesWay) {
  const auto position = adjacency();
  const Analyst analyst = analysed(*position, "best");
  ProvenMoves known = proven_by(*position, analyst.moves());
  known.moves.resize(1);  // the best alone, as a judgement leaves it
  const std::string other = analyst.moves().back().move.text;
  EXPECT_FALSE(judged_by(known, *position, other));
  const Judgement guess = judged(*position, other, "best:depth=2");
  ASSERT_FALSE(guess.exact);
  const Judgement found = with_proven(guess, known);
  EXPECT_TRUE(found.exact);
  EXPECT_EQ(found.best_value, analyst.moves().front().value);
  EXPECT_FALSE(found.compared);
  EXPECT_EQ(found.lost, 0);
}

TEST(Proven, AnAnalystBeginsWithIt) {
  const auto position = adjacency();
  const Analyst whole = analysed(*position, "best");
  Analyst analyst = *Analyst::make(*position, "best");
  analyst.begin_with(whole.moves());
  ASSERT_TRUE(analyst.step({}));
  ASSERT_FALSE(analyst.moves().empty());
  while (!analyst.finished()) {
    ASSERT_TRUE(analyst.step({}));
    for (const ValuedMove& move : analyst.moves()) EXPECT_TRUE(move.exact);
  }
  EXPECT_EQ(analyst.depth(), 2) << "nothing is left to deepen";
  EXPECT_EQ(analyst.nodes(), 0u);
}

TEST(Proven, JudgementsTeachItAndTheOldestMakesRoom) {
  const auto position = adjacency();
  Proven proven(1);
  const Judgement found = judged(*position, position->legal_moves()[0].text, "best");
  ASSERT_TRUE(found.exact);
  proven.keep(*position, "best", proven_by(*position, found));
  EXPECT_TRUE(judged_by(proven.find(*position, "best"), *position, found.move));
  EXPECT_TRUE(judged_by(proven.find(*position, "best"), *position, ""));
  auto next = position->clone();
  ASSERT_TRUE(next->play(found.best));
  proven.keep(*next, "best", proven_by(*next, judged(*next, "", "best")));
  EXPECT_TRUE(proven.find(*position, "best").moves.empty());
  EXPECT_TRUE(proven.find(*next, "best").has_best);
}

}  // namespace
}  // namespace papan
