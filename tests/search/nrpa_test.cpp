// Nested rollout policy adaptation: it learns, repeatably, within its limits.
#include "search/nrpa.hpp"

#include <gtest/gtest.h>

#include <map>

#include "search/nmcs.hpp"
#include "tests/support/solo.hpp"

namespace papan {
namespace {

using collapse::Collapse;
using collapse::Scoring;
using collapse::TabooColour;
using testing_support::CollapseDeal;

template <class Policy = TabooColour>
Choice<Collapse> run(const CollapseDeal& deal, const NrpaParts& parts, std::uint64_t nodes,
                     std::uint64_t seed = 1) {
  return deal.run(nodes, seed,
                  [&](const auto& task) { return Nrpa<Collapse, Policy>(task, parts).run(); });
}

// As many nodes of games that do not learn (alpha 0) and of plain sampling.
TEST(Nrpa, LearnsWhatRandomGamesDoNot) {
  double learnt = 0;
  double ignorant = 0;
  double sampled = 0;
  for (int number = 1; number <= 5; ++number) {
    const CollapseDeal deal(
        {.width = 10, .height = 10, .colours = 4, .scoring = Scoring::kSamegame, .deal = number});
    learnt += run(deal, {.level = 2}, 40'000).value;
    ignorant += run(deal, {.level = 2, .alpha = 0}, 40'000).value;
    sampled +=
        deal.run(40'000, 1,
                 [&](const auto& task) { return Nmcs<Collapse, TabooColour>(task, 0).run(); })
            .value;
  }
  EXPECT_GT(learnt, ignorant);
  EXPECT_GT(learnt, sampled);
}

TEST(Nrpa, FindsTheBestOfTinyBoards) {
  for (int number = 1; number <= 5; ++number) {
    const CollapseDeal deal(
        {.width = 4, .height = 3, .colours = 2, .scoring = Scoring::kSamegame, .deal = number});
    if (deal.rules.turn(deal.state) == Turn::kOver) continue;
    EXPECT_EQ(run<PlainPlayout>(deal, {.level = 1, .iterations = 30}, 20'000).value,
              testing_support::best_score(deal.rules, deal.state));
  }
}

TEST(Nrpa, LineEndsWithThePromisedScore) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 5});
  for (int level = 1; level <= 3; ++level) {
    const auto found = run(deal, {.level = level, .iterations = 10}, 30'000);
    EXPECT_EQ(testing_support::score_of_line(deal.rules, deal.state, found.line), found.value);
  }
}

TEST(Nrpa, SameSeedSameLine) {
  const CollapseDeal deal({.width = 6, .height = 6, .deal = 6});
  const auto one = run(deal, {.level = 2}, 10'000, 7);
  const auto two = run(deal, {.level = 2}, 10'000, 7);
  EXPECT_EQ(one.line, two.line);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_EQ(one.note, two.note);
  EXPECT_NE(one.note, run(deal, {.level = 2}, 10'000, 8).note);
}

// A game that was begun is played to its end, so the last one may run over.
TEST(Nrpa, NodesAreExceededByLessThanOneGame) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 7});
  for (int level = 1; level <= 3; ++level) {
    for (const std::uint64_t nodes : {1u, 100u, 5000u}) {
      const auto found = run(deal, {.level = level, .iterations = 5}, nodes);
      EXPECT_GE(found.nodes, nodes);
      EXPECT_LT(found.nodes, nodes + 64);
    }
  }
}

TEST(MoveWeights, AgreeWithAStandardMap) {
  MoveWeights weights;
  MoveWeights copy;
  Rng rng(3);
  for (int round = 0; round < 3; ++round) {
    std::map<std::uint64_t, double> twin;
    for (int i = 0; i < 3000; ++i) {
      const std::uint64_t code = rng.below(1000);
      const double amount = rng.uniform() - 0.5;
      weights.add(code, amount);
      twin[code] += amount;
    }
    copy.copy_from(weights);
    for (std::uint64_t code = 0; code < 1100; ++code) {
      const double expected = twin.count(code) != 0 ? twin[code] : 0;
      EXPECT_EQ(weights.weight(code), expected);
      EXPECT_EQ(copy.weight(code), expected);
    }
    EXPECT_EQ(weights.size(), twin.size());
    weights.clear();
    EXPECT_EQ(weights.weight(5), 0);
  }
}

TEST(MoveWeights, AFullTableForgetsNothingAndTakesNoMore) {
  MoveWeights weights;
  for (std::uint64_t code = 0; code < MoveWeights::kSlots; ++code) weights.add(code, 1);
  EXPECT_EQ(weights.size(), MoveWeights::kMostUsed);
  EXPECT_EQ(weights.weight(0), 1);
  EXPECT_EQ(weights.weight(MoveWeights::kSlots - 1), 0);
}

}  // namespace
}  // namespace papan
