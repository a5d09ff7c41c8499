// Nested Monte-Carlo search and the playout policy of Collapse.
#include "search/nmcs.hpp"

#include <gtest/gtest.h>

#include "tests/support/solo.hpp"

namespace papan {
namespace {

using collapse::Collapse;
using collapse::Scoring;
using collapse::TabooColour;
using testing_support::CollapseDeal;

template <class Policy = TabooColour>
Choice<Collapse> run(const CollapseDeal& deal, int level, std::uint64_t seed,
                     std::uint64_t searches) {
  return deal.run(
      0, seed, [&](const auto& task) { return Nmcs<Collapse, Policy>(task, level).run(searches); });
}

double mean(const CollapseDeal& deal, int level, int seeds) {
  double sum = 0;
  for (int seed = 0; seed < seeds; ++seed) {
    sum += run(deal, level, static_cast<std::uint64_t>(seed), 1).value;
  }
  return sum / seeds;
}

TEST(Nmcs, EachLevelIsBetterThanTheOneBelow) {
  for (const Scoring scoring : {Scoring::kXxl, Scoring::kSamegame}) {
    const CollapseDeal deal({.width = 6, .height = 6, .colours = 4, .scoring = scoring, .deal = 4});
    const double random = mean(deal, 0, 50);
    const double first = mean(deal, 1, 10);
    const double second = mean(deal, 2, 2);
    EXPECT_GT(first, random);
    EXPECT_GE(second, first);
  }
}

TEST(Nmcs, FindsTheBestOfTinyBoards) {
  for (int number = 1; number <= 5; ++number) {
    const CollapseDeal deal(
        {.width = 4, .height = 3, .colours = 2, .scoring = Scoring::kSamegame, .deal = number});
    if (deal.rules.turn(deal.state) == Turn::kOver) continue;
    EXPECT_EQ(run<PlainPlayout>(deal, 2, 1, 20).value,
              testing_support::best_score(deal.rules, deal.state));
  }
}

TEST(Nmcs, LineEndsWithThePromisedScore) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 5});
  for (int level = 0; level <= 2; ++level) {
    const auto found = deal.run(20'000, 3, [&](const auto& task) {
      return Nmcs<Collapse, TabooColour>(task, level).run();
    });
    EXPECT_EQ(testing_support::score_of_line(deal.rules, deal.state, found.line), found.value);
  }
}

TEST(Nmcs, SameSeedSameLine) {
  const CollapseDeal deal({.width = 6, .height = 6, .deal = 6});
  const auto one = run(deal, 1, 7, 2);
  const auto two = run(deal, 1, 7, 2);
  EXPECT_EQ(one.line, two.line);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_NE(one.nodes, run(deal, 1, 8, 2).nodes);
}

// A game that was begun is played to its end, so the last one may run over.
TEST(Nmcs, NodesAreExceededByLessThanOneGame) {
  const CollapseDeal deal({.width = 8, .height = 8, .deal = 7});
  for (int level = 0; level <= 3; ++level) {
    for (const std::uint64_t nodes : {1u, 100u, 5000u}) {
      const auto found = deal.run(nodes, 1, [&](const auto& task) {
        return Nmcs<Collapse, TabooColour>(task, level).run();
      });
      EXPECT_GE(found.nodes, nodes);
      EXPECT_LT(found.nodes, nodes + 64);
    }
  }
}

// --- The policy -------------------------------------------------------------------------

int group_size(const Collapse& rules, const Collapse::State& state, collapse::Move move) {
  auto rest = state.board;
  collapse::Spots group;
  collapse::lift(rest, rules.spot_of(move), group);
  return static_cast<int>(group.size());
}

// The naive twin: the best rank of any legal move, and all moves of that rank.
TEST(TabooColour, ListsTheMovesOfTheBestRank) {
  for (const auto single : {collapse::Single::kRemoves, collapse::Single::kOff}) {
    const CollapseDeal deal({.width = 7, .height = 9, .colours = 4, .single = single, .deal = 2});
    TabooColour policy;
    policy.begin(deal.rules, deal.state);
    const auto rank = [&](const Collapse::State& state, collapse::Move move) {
      const bool taboo = state.board.at(deal.rules.spot_of(move)) == policy.spared();
      const bool alone = group_size(deal.rules, state, move) == 1;
      return taboo ? 2 : alone ? 1 : 0;
    };
    Rng rng(5);
    for (int game = 0; game < 20; ++game) {
      for (auto state = deal.state; deal.rules.turn(state) != Turn::kOver;) {
        const auto all = testing_support::legal_moves(deal.rules, state);
        int least = 2;
        for (const auto& move : all) least = std::min(least, rank(state, move));
        std::vector<collapse::Move> expected;
        for (const auto& move : all) {
          if (rank(state, move) == least) expected.push_back(move);
        }
        Collapse::Moves listed;
        policy.list(deal.rules, state, listed);
        ASSERT_EQ(std::vector<collapse::Move>(listed.begin(), listed.end()), expected);
        deal.rules.play(state, all[rng.below(static_cast<std::uint32_t>(all.size()))]);
      }
    }
  }
}

TEST(TabooColour, SparesTheMostFrequent) {
  const Collapse rules({.width = 3, .height = 2, .colours = 3});
  TabooColour policy;
  policy.begin(rules, *rules.parse_state("122/332"));
  EXPECT_EQ(policy.spared(), 2);
}

}  // namespace
}  // namespace papan
