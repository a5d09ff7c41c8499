// Monte-Carlo tree search for one player: right in the end, repeatable, within its
// limits.
#include "search/solo_mcts.hpp"

#include <gtest/gtest.h>

#include "tests/support/solo.hpp"

namespace papan {
namespace {

using collapse::Collapse;
using collapse::Scoring;
using collapse::TabooColour;
using testing_support::CollapseDeal;

template <class Policy = TabooColour>
Choice<Collapse> plan(const CollapseDeal& deal, const SoloMctsParts& parts, std::uint64_t nodes = 0,
                      std::uint64_t seed = 1) {
  return deal.run(nodes, seed,
                  [&](const auto& task) { return SoloMcts<Collapse, Policy>(task, parts).run(); });
}

TEST(SoloMcts, FindsTheBestOfTinyBoards) {
  for (int number = 1; number <= 5; ++number) {
    const CollapseDeal deal(
        {.width = 4, .height = 3, .colours = 2, .scoring = Scoring::kSamegame, .deal = number});
    if (deal.rules.turn(deal.state) == Turn::kOver) continue;
    EXPECT_EQ(plan<PlainPlayout>(deal, {.games = 5000}).value,
              testing_support::best_score(deal.rules, deal.state));
  }
}

TEST(SoloMcts, LineEndsWithThePromisedScore) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 5});
  for (const std::uint64_t restart : {0u, 50u}) {
    const auto found = plan(deal, {.restart = restart}, 20'000);
    EXPECT_EQ(testing_support::score_of_line(deal.rules, deal.state, found.line), found.value);
  }
}

TEST(SoloMcts, SameSeedSameLine) {
  const CollapseDeal deal({.width = 6, .height = 6, .deal = 6});
  const auto one = plan(deal, {}, 10'000, 7);
  const auto two = plan(deal, {}, 10'000, 7);
  EXPECT_EQ(one.line, two.line);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_EQ(one.note, two.note);
  EXPECT_NE(one.note, plan(deal, {}, 10'000, 8).note);
}

// A game that was begun is played to its end, so the last one may run over.
TEST(SoloMcts, NodesAreExceededByLessThanOneGame) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 7});
  for (const std::uint64_t nodes : {1u, 100u, 5000u}) {
    const auto found = plan(deal, {}, nodes);
    EXPECT_GE(found.nodes, nodes);
    EXPECT_LT(found.nodes, nodes + 64);
  }
}

TEST(SoloMcts, AFullTreeStillPlays) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 8});
  for (const std::size_t room : {1u, 30u, 100u}) {
    const auto found = plan(deal, {.games = 200, .max_tree_nodes = room});
    EXPECT_EQ(found.note, "200 games in 1 trees");
    EXPECT_EQ(testing_support::score_of_line(deal.rules, deal.state, found.line), found.value);
  }
}

TEST(SoloMcts, UrgencyGrowsWithMeanSpreadAndNeglect) {
  const SoloMctsParts parts{.exploration = 0.1, .deviation = 0.1};
  const auto tally_of = [](std::initializer_list<Score> scores) {
    SoloTally tally;
    for (const Score score : scores) tally.add(score);
    return tally;
  };
  const auto urgency = [&](const SoloTally& move) { return solo_urgency(parts, move, 2.0, 100); };
  EXPECT_GT(urgency(tally_of({30, 30})), urgency(tally_of({20, 20})));
  EXPECT_GT(urgency(tally_of({10, 30})), urgency(tally_of({20, 20})));
  EXPECT_GT(urgency(tally_of({20})), urgency(tally_of({20, 20})));
  EXPECT_DOUBLE_EQ(urgency(tally_of({10, 30})), 20 + 10 + std::sqrt((200.0 + 100) / 2));
}

}  // namespace
}  // namespace papan
