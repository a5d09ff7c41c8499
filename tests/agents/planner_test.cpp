// Agents that plan a game once: they follow the plan to its promised score, and make
// another when the position is not the one foreseen.
#include "agents/planner.hpp"

#include <gtest/gtest.h>

#include "agents/beam.hpp"
#include "agents/nmcs.hpp"
#include "agents/nrpa.hpp"
#include "agents/solo_mcts.hpp"
#include "tests/support/solo.hpp"

namespace papan {
namespace {

using collapse::Collapse;
using testing_support::CollapseDeal;

constexpr Budget kBudget{.nodes = 20'000};

template <class A>
class PlanningAgents : public testing::Test {};
using All = testing::Types<BeamAgent, NmcsAgent, NrpaAgent, SoloMctsAgent>;
TYPED_TEST_SUITE(PlanningAgents, All);

TYPED_TEST(PlanningAgents, SpendOnceAndReachThePlannedScore) {
  const CollapseDeal deal({.width = 7, .height = 7, .deal = 3});
  typename TypeParam::template For<Collapse> agent(deal.rules, {});
  Rng rng(1);
  auto state = deal.state;
  const auto plan = agent.choose({deal.rules, state, {}, {kBudget, rng, {}}});
  deal.rules.play(state, plan.move);
  while (deal.rules.turn(state) != Turn::kOver) {
    const auto choice = agent.choose({deal.rules, state, {}, {kBudget, rng, {}}});
    EXPECT_EQ(choice.nodes, 0u);
    EXPECT_EQ(choice.value, plan.value);
    deal.rules.play(state, choice.move);
  }
  EXPECT_EQ(deal.rules.score(state), plan.value);
}

TYPED_TEST(PlanningAgents, PlanAgainWhenSurprised) {
  const CollapseDeal deal({.width = 7, .height = 7, .deal = 3});
  typename TypeParam::template For<Collapse> agent(deal.rules, {});
  Rng rng(1);
  auto state = deal.state;
  const auto plan = agent.choose({deal.rules, state, {}, {kBudget, rng, {}}});
  const auto moves = testing_support::legal_moves(deal.rules, state);
  deal.rules.play(state, moves[0] == plan.move ? moves[1] : moves[0]);
  const auto again = agent.choose({deal.rules, state, {}, {kBudget, rng, {}}});
  EXPECT_GT(again.nodes, 0u);
  EXPECT_EQ(testing_support::score_of_line(deal.rules, state, again.line), again.value);
}

}  // namespace
}  // namespace papan
