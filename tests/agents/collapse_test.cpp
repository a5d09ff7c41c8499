// The agents of Collapse: the paper's three on boards that can be done by hand, the
// planner's promises, and plans that are followed and made anew.
#include <gtest/gtest.h>

#include <stop_token>
#include <string>
#include <vector>

#include "games/collapse/play/best.hpp"
#include "games/collapse/play/brute_force.hpp"
#include "games/collapse/play/walk.hpp"

namespace papan::collapse {
namespace {

template <class A>
std::string first_click(const Collapse& rules, const std::string& position) {
  typename A::template For<Collapse> agent(rules, {});
  Rng rng;
  const auto state = *rules.parse_state(position);
  return rules.to_text(agent.choose({rules, state, {}, {{}, rng, {}}}).move);
}

template <class A>
Score play(const Collapse& rules, Collapse::State state, const Budget& budget = {}) {
  typename A::template For<Collapse> agent(rules, {});
  Rng rng(1);
  while (rules.turn(state) != Turn::kOver) {
    rules.play(state, agent.choose({rules, state, {}, {budget, rng, {}}}).move);
  }
  return rules.score(state);
}

const Collapse kSmall({.width = 4, .height = 3, .colours = 3});

TEST(CollapsePaper, RowByRowTakesTheFirstGroupInReadingOrder) {
  EXPECT_EQ(first_click<RowByRow>(kSmall, "1322/1323/1213"), "a1");
  EXPECT_EQ(first_click<RowByRow>(kSmall, "1322/2313/2211"), "b1");
}

TEST(CollapsePaper, GreedyTakesTheLargestAndTheFirstColumnOfEquals) {
  EXPECT_EQ(first_click<Greedy>(kSmall, "1322/1323/1333"), "b1");
  EXPECT_EQ(first_click<Greedy>(kSmall, "2311/3311/2232"), "c1");
  // A pair above on the right, a pair below on the left: columns come first.
  EXPECT_EQ(first_click<Greedy>(kSmall, "1211/2123/3312"), "a3");
}

TEST(CollapsePaper, BruteForceSparesTheMostFrequentColour) {
  // 1 is spared; the first other cell from the left and top is the single 2 at a1.
  EXPECT_EQ(first_click<BruteForce>(kSmall, "2133/1133/1111"), "a1");
  const Collapse off({.width = 4, .height = 3, .colours = 3, .single = Single::kOff});
  EXPECT_EQ(first_click<BruteForce>(off, "2133/1133/1111"), "c1");
  // Only the spared colour is left.
  EXPECT_EQ(first_click<BruteForce>(kSmall, "----/11--/11--"), "a2");
}

TEST(CollapsePaper, WholeGamesByHand) {
  const Collapse rules({.width = 2, .height = 2, .colours = 3});
  // 1 1 below 2 3: two single cells for 5 points each, then the pair.
  EXPECT_EQ(play<BruteForce>(rules, *rules.parse_state("23/11")), -5 - 5 + 4);
  EXPECT_EQ(play<Greedy>(rules, *rules.parse_state("23/11")), 4);
}

// --- The planner ------------------------------------------------------------------------

class PlannedDeals : public testing::TestWithParam<Scoring> {};

// The score that a plan promises is the one that its moves make.
TEST_P(PlannedDeals, KeepTheirPromiseAndAreNeverWorseThanThePaper) {
  for (int deal = 1; deal <= 6; ++deal) {
    const Collapse rules(
        {.width = 5 + deal, .height = 9, .colours = 4, .scoring = GetParam(), .deal = deal});
    Rng rng(1);
    const auto start = rules.start(rng);
    const auto game = plan_game(rules, start, {}, {{.nodes = 3000}, rng, {}});
    EXPECT_EQ(game.nodes, 3000u);
    auto state = start;
    for (const Move move : game.moves) {
      Collapse::Moves legal;
      rules.legal_moves(state, legal);
      ASSERT_TRUE(std::binary_search(legal.begin(), legal.end(), move)) << rules.to_text(move);
      rules.play(state, move);
    }
    EXPECT_EQ(rules.turn(state), Turn::kOver);
    EXPECT_EQ(rules.score(state), game.score);
    EXPECT_GE(game.score, play<BruteForce>(rules, start));
    EXPECT_GE(game.score, play<Greedy>(rules, start));
    for (const std::uint64_t nodes : {1, 2, 63}) {
      EXPECT_GE(plan_game(rules, start, {}, {{.nodes = nodes}, rng, {}}).score,
                play<BruteForce>(rules, start));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Scorings, PlannedDeals,
                         testing::Values(Scoring::kXxl, Scoring::kSamegame, Scoring::kBubble));

TEST(CollapsePlanner, TheSameSeedMakesTheSamePlan) {
  const Collapse rules({.deal = 2});
  Rng deal;
  const auto start = rules.start(deal);
  const auto plan = [&](std::uint64_t seed) {
    Rng rng(seed);
    return plan_game(rules, start, {}, {{.nodes = 2000}, rng, {}}).moves;
  };
  EXPECT_EQ(plan(1), plan(1));
  EXPECT_NE(plan(1), plan(2));
}

TEST(CollapsePlanner, ThreadsChangeNothingWhereNodesAreTheBudget) {
  for (const Scoring scoring : {Scoring::kXxl, Scoring::kSamegame}) {
    const Collapse rules({.scoring = scoring, .deal = 3});
    Rng deal;
    const auto start = rules.start(deal);
    const auto plan = [&](int threads) {
      Rng rng(5);
      const PlannerOptions options{.anneals = 5, .threads = threads};
      return plan_game(rules, start, options, {{.nodes = 4000}, rng, {}});
    };
    const PlannedGame alone = plan(1);
    const PlannedGame together = plan(3);
    EXPECT_EQ(alone.moves, together.moves);
    EXPECT_EQ(alone.nodes, together.nodes);
    EXPECT_LE(alone.nodes, 4000u);
    EXPECT_GE(alone.nodes, 3990u);
  }
}

// A small board where every order of clicks can be tried.
Score best_of_all(const Collapse& rules, const Collapse::State& state) {
  if (rules.turn(state) == Turn::kOver) return rules.score(state);
  Collapse::Moves moves;
  rules.legal_moves(state, moves);
  Score best = -kInfinity;
  for (const Move move : moves) {
    auto next = state;
    rules.play(next, move);
    best = std::max(best, best_of_all(rules, next));
  }
  return best;
}

TEST(CollapsePlanner, FindsTheBestGameOfSmallBoards) {
  int found = 0;
  for (int deal = 1; deal <= 10; ++deal) {
    const Collapse rules(
        {.width = 4, .height = 3, .colours = 3, .scoring = Scoring::kSamegame, .deal = deal});
    Rng rng(1);
    const auto start = rules.start(rng);
    if (rules.turn(start) == Turn::kOver) continue;
    const Score best = best_of_all(rules, start);
    const Score planned = plan_game(rules, start, {}, {{.nodes = 5000}, rng, {}}).score;
    EXPECT_LE(planned, best);
    found += planned == best ? 1 : 0;
  }
  EXPECT_GE(found, 9);
}

// --- Tempering, which plan_game leaves to budgets too long for a test ----------------------

Found tempered(const Collapse& rules, std::uint64_t nodes, const PlannerOptions& options = {}) {
  Rng rng(1);
  const auto start = rules.start(rng);
  return temper({rules, start, options, {{.nodes = nodes}, rng, {}}});
}

TEST(CollapseTempering, IsForLongBudgetsOfScoringsWithoutSingles) {
  const auto worth = [](Scoring scoring, const Budget& budget, const PlannerOptions& options) {
    const Collapse rules({.scoring = scoring});
    Rng rng;
    const auto start = rules.start(rng);
    return is_worth_tempering({rules, start, options, {budget, rng, {}}});
  };
  EXPECT_TRUE(worth(Scoring::kSamegame, {.nodes = 5'000'000}, {}));
  EXPECT_TRUE(worth(Scoring::kBubble, {.seconds = 10}, {}));
  EXPECT_FALSE(worth(Scoring::kSamegame, {.nodes = 100'000}, {}));
  EXPECT_FALSE(worth(Scoring::kSamegame, {.nodes = 5'000'000, .seconds = 0.5}, {}));
  EXPECT_FALSE(worth(Scoring::kSamegame, {.nodes = 5'000'000}, {.anneals = 3}));
  EXPECT_FALSE(worth(Scoring::kXxl, {.nodes = 5'000'000}, {}));
}

TEST(CollapseTempering, PlansAreWorthWhatTheyPromiseAndComplete) {
  for (int deal = 1; deal <= 4; ++deal) {
    const Collapse rules(
        {.width = 8, .height = 7, .colours = 4, .scoring = Scoring::kSamegame, .deal = deal});
    const Found found = tempered(rules, 8'000);
    EXPECT_EQ(found.nodes, 8'000u);
    Rng rng(1);
    const auto start = rules.start(rng);
    for (const int spared : {found.spared, 1, 2}) {  // nothing is left for the finish
      const Decoder decoder(rules, start, spared);
      Decoder::State state;
      decoder.copy(state, decoder.start());
      for (const CellName name : found.plan) EXPECT_TRUE(decoder.click(state, name));
      EXPECT_EQ(decoder.finish(state), found.score);
    }
  }
}

TEST(CollapseTempering, ThreadsChangeNothing) {
  const Collapse rules({.width = 10, .height = 10, .scoring = Scoring::kSamegame, .deal = 3});
  const Found alone = tempered(rules, 10'000);
  const Found together = tempered(rules, 10'000, {.threads = 3});
  EXPECT_EQ(alone.plan, together.plan);
  EXPECT_EQ(alone.nodes, together.nodes);
}

// Long games and short runs: all kinds of generations are made.
TEST(CollapseTempering, ThreadsChangeNothingInRunsOfAllKinds) {
  for (const int width : {10, 20}) {  // both decoders
    const Collapse rules({.width = width, .height = 10, .scoring = Scoring::kSamegame, .deal = 3});
    Rng deal(1);
    const auto start = rules.start(deal);
    const auto run = [&](int threads) {
      Rng rng(5);
      const PlannerOptions options{.threads = threads};
      return temper({rules, start, options, {{.nodes = 150'001}, rng, {}}}, {.nodes = 4'000});
    };
    const Found alone = run(1);
    const Found together = run(3);
    EXPECT_EQ(alone.plan, together.plan);
    EXPECT_EQ(alone.nodes, 150'001u);
    EXPECT_EQ(together.nodes, 150'001u);
    EXPECT_EQ(alone.walks, 36);
  }
}

TEST(CollapseTempering, WhatIsStoppedAtOnceFindsNothing) {
  const Collapse rules({.width = 10, .height = 10, .scoring = Scoring::kSamegame, .deal = 3});
  Rng rng(1);
  const auto start = rules.start(rng);
  std::stop_source source;
  source.request_stop();
  const Found found = temper({rules, start, {}, {{.nodes = 10'000}, rng, source.get_token()}});
  EXPECT_TRUE(found.plan.empty());
  EXPECT_EQ(found.nodes, 0u);
}

TEST(CollapseRestarts, SpendsAllNodesInRunsThatComeTogether) {
  for (const std::uint64_t nodes :
       {1ULL, 999'999ULL, 2'000'000ULL, 10'000'007ULL, 123'456'789ULL}) {
    const Restarts restarts({.nodes = nodes}, 2, {});
    EXPECT_EQ(restarts.starts(0), 0);
    std::uint64_t spent = 0;
    int starts = 8;
    for (int i = 0; i < restarts.generations(); ++i) {
      const auto parts = restarts.parts(i, spent, 0);
      ASSERT_EQ(parts.size(), restarts.runs_at_once());
      for (const Budget& part : parts) spent += part.nodes;
      if (restarts.starts(i) == 0) continue;
      EXPECT_LE(restarts.starts(i), starts);  // never more again
      starts = restarts.starts(i);
    }
    EXPECT_EQ(spent, nodes);
  }
  const Restarts far({.nodes = 100'000'000}, 1, {});
  EXPECT_EQ(far.starts(far.generations() - 1), 1);
}

TEST(CollapseRestarts, SharesTimeByGenerations) {
  const Restarts restarts({.seconds = 60}, 3, {});
  EXPECT_EQ(restarts.runs_at_once(), 3u);
  EXPECT_EQ(restarts.generations(), 30);
  EXPECT_DOUBLE_EQ(restarts.parts(0, 0, 0).front().seconds, 2);
  EXPECT_DOUBLE_EQ(restarts.parts(29, 0, 57).front().seconds, 3);  // what is left
  EXPECT_EQ(restarts.parts(0, 0, 0).front().nodes, 0u);
}

TEST(CollapseTempering, KeepsToTheColourThatIsAskedFor) {
  const Collapse rules({.width = 10, .height = 10, .scoring = Scoring::kSamegame, .deal = 3});
  for (const int colour : {1, 4}) {
    EXPECT_EQ(tempered(rules, 6'000, {.spared = colour}).spared, colour);
  }
}

TEST(CollapseTempering, FindsTheBestGameOfSmallBoards) {
  int found = 0;
  for (int deal = 1; deal <= 10; ++deal) {
    const Collapse rules(
        {.width = 4, .height = 3, .colours = 3, .scoring = Scoring::kSamegame, .deal = deal});
    Rng rng(1);
    const auto start = rules.start(rng);
    if (rules.turn(start) == Turn::kOver || best_of_all(rules, start) <= 0) {
      ++found;
      continue;
    }
    found += tempered(rules, 20'000).score == best_of_all(rules, start) ? 1 : 0;
  }
  EXPECT_GE(found, 9);
}

// --- Following ----------------------------------------------------------------------------

TEST(CollapseBest, FollowsItsPlanAndMakesANewOneWhereTheGameLeftIt) {
  const Collapse rules({.width = 8, .height = 8, .deal = 3});
  Rng rng(1);
  auto state = rules.start(rng);
  Best::For<Collapse> agent(rules, {});
  const auto ask = [&] { return agent.choose({rules, state, {}, {{.nodes = 500}, rng, {}}}); };
  const auto first = ask();
  EXPECT_EQ(first.nodes, 500u);
  rules.play(state, first.move);
  const auto second = ask();
  EXPECT_EQ(second.nodes, 0u);
  EXPECT_EQ(second.value, first.value);
  EXPECT_EQ(second.move, first.line[1]);
  Collapse::Moves moves;
  rules.legal_moves(state, moves);
  rules.play(state, moves[0] == second.move ? moves[1] : moves[0]);
  EXPECT_EQ(ask().nodes, 500u);
}

TEST(CollapseBest, BeatsThePaperByFar) {
  const Collapse rules({.deal = 1});
  Rng rng(1);
  const auto start = rules.start(rng);
  EXPECT_GT(play<Best>(rules, start, {.nodes = 5000}), 1.1 * play<BruteForce>(rules, start));
}

}  // namespace
}  // namespace papan::collapse
