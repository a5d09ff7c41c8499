// Beam search: perfect when nothing is dropped, repeatable, within its limits.
#include "search/beam.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/solo.hpp"

namespace papan {
namespace {

using collapse::Collapse;
using collapse::Scoring;
using testing_support::CollapseDeal;

template <class Eval = collapse::Spared>
Choice<Collapse> run(const CollapseDeal& deal, std::uint64_t nodes, std::size_t width = 100'000) {
  return deal.run(nodes, 1,
                  [&](const auto& task) { return Beam<Collapse, Eval>(task, width).run(); });
}

TEST(Beam, ThatDropsNothingIsExhaustiveSearch) {
  for (const Scoring scoring : {Scoring::kXxl, Scoring::kSamegame, Scoring::kBubble}) {
    const int width = scoring == Scoring::kXxl ? 3 : 5;  // single cells make many lines
    for (int number = 1; number <= 8; ++number) {
      const CollapseDeal deal(
          {.width = width, .height = 3, .colours = 3, .scoring = scoring, .deal = number});
      if (deal.rules.turn(deal.state) == Turn::kOver) continue;
      const Score best = testing_support::best_score(deal.rules, deal.state);
      const auto found = run(deal, 0);
      EXPECT_TRUE(found.exact);
      EXPECT_EQ(found.value, best) << deal.rules.to_text(deal.state);
      EXPECT_EQ(run<ScoreEvaluation>(deal, 0).value, best);
      EXPECT_EQ(testing_support::score_of_line(deal.rules, deal.state, found.line), best);
    }
  }
}

TEST(Beam, OfWidthOneFollowsTheEvaluation) {
  const CollapseDeal deal({.width = 6, .height = 6, .deal = 3});
  const auto found = run<collapse::Potential>(deal, 0, 1);
  EXPECT_FALSE(found.exact);
  auto state = deal.state;
  for (const auto& move : found.line) {
    const collapse::Potential value;
    Score most = -kInfinity;
    for (const auto& other : testing_support::legal_moves(deal.rules, state)) {
      auto child = state;
      deal.rules.play(child, other);
      if (deal.rules.turn(child) != Turn::kOver) most = std::max(most, value(deal.rules, child));
    }
    deal.rules.play(state, move);
    if (deal.rules.turn(state) == Turn::kOver) break;
    EXPECT_EQ(value(deal.rules, state), most);
  }
}

TEST(Beam, LineEndsWithThePromisedScore) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 5});
  for (const std::uint64_t nodes : {20'000u, 100'000u}) {
    const auto found = run(deal, nodes);
    EXPECT_EQ(testing_support::score_of_line(deal.rules, deal.state, found.line), found.value);
  }
}

TEST(Beam, NodesAreNeverExceededAndEvenOneGivesAMove) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 7});
  for (const std::uint64_t nodes : {1u, 2u, 40u, 333u, 5000u}) {
    const auto found = run(deal, nodes);
    EXPECT_LE(found.nodes, nodes);
    auto state = deal.state;
    ASSERT_FALSE(found.line.empty());
    for (const auto& move : found.line) {
      const auto moves = testing_support::legal_moves(deal.rules, state);
      ASSERT_TRUE(std::binary_search(moves.begin(), moves.end(), move));
      deal.rules.play(state, move);
    }
  }
}

TEST(Beam, SameAgain) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 9});
  const auto one = run(deal, 30'000);
  const auto two = run(deal, 30'000);
  EXPECT_EQ(one.line, two.line);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_EQ(one.note, two.note);
}

TEST(KeySet, AgreesWithAStandardSet) {
  KeySet set;
  Rng rng(1);
  for (int round = 0; round < 3; ++round) {
    std::set<std::uint64_t> twin;
    for (int i = 0; i < 5000; ++i) {
      const std::uint64_t key = rng.below(4000);
      EXPECT_EQ(set.insert(key), twin.insert(key).second);
    }
    set.clear();
  }
}

}  // namespace
}  // namespace papan
