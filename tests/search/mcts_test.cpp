// Monte-Carlo tree search: right in the end, repeatable, within its limits.
#include "search/mcts.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "games/othello/rules/family.hpp"
#include "search/perft.hpp"
#include "tests/support/games.hpp"

namespace papan {
namespace {

using G = othello::Othello<6>;
using othello::Discs;

Choice<G> run(const StateOf<G>& state, const MctsParts& parts, const Budget& budget = {},
              std::uint64_t seed = 1) {
  static const G rules;
  Rng rng(seed);
  const Task<G> task{rules, state, {}, {budget, rng, {}}};
  return Mcts<G>(task, parts).run();
}

StateOf<G> late_state(int wanted, Rng& rng) {
  const G rules;
  for (;;) {
    const auto state = testing_support::random_state(rules, 32 - wanted, rng);
    if (36 - count(state.own | state.enemy) == wanted && rules.count_moves(state) > 1) return state;
  }
}

// With enough playouts the move chosen is one of the best by minimax. The bare
// outcome does not tell margins apart, so any move of the best outcome counts.
TEST(Mcts, FindsTheMinimaxMoveOfSmallEndgames) {
  const G rules;
  Rng rng(7);
  for (int i = 0; i < 20; ++i) {
    const auto state = late_state(6, rng);
    const auto outcome = [](Score value) { return value > 0 ? 1 : value < 0 ? -1 : 0; };
    const Score best = testing_support::naive_value(rules, Discs{}, state, 20);
    const auto margin = run(state, {.playouts = 20000});
    const Score found = testing_support::naive_value_of(rules, Discs{}, state, margin.move, 20);
    EXPECT_EQ(outcome(found), outcome(best)) << rules.to_text(state);
    const auto bare = run(state, {.backup = Backup::kOutcome, .playouts = 20000});
    const Score won = testing_support::naive_value_of(rules, Discs{}, state, bare.move, 20);
    EXPECT_EQ(outcome(won), outcome(best)) << rules.to_text(state);
  }
}

TEST(Mcts, SameSeedSameResult) {
  Rng rng(9);
  const auto state = late_state(20, rng);
  const auto one = run(state, {.playouts = 500}, {}, 4);
  const auto two = run(state, {.playouts = 500}, {}, 4);
  const auto other = run(state, {.playouts = 500}, {}, 5);
  EXPECT_EQ(one.move, two.move);
  EXPECT_EQ(one.value, two.value);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_EQ(one.note, two.note);
  EXPECT_NE(one.nodes, other.nodes);
}

TEST(Mcts, PlaysAsManyGamesAsAsked) {
  Rng rng(10);
  const auto state = late_state(10, rng);
  for (const std::uint64_t playouts : {1u, 2u, 10u, 1000u}) {
    const auto choice = run(state, {.playouts = playouts});
    EXPECT_EQ(choice.note.rfind(std::to_string(playouts) + " playouts", 0), 0u) << choice.note;
    const G rules;
    EXPECT_EQ(choice.candidates.size(), static_cast<std::size_t>(rules.count_moves(state)));
  }
}

// A game that was begun is played to its end, so the last one may run over.
TEST(Mcts, NodesAreExceededByLessThanOneGame) {
  Rng rng(11);
  const auto state = late_state(30, rng);
  for (const std::uint64_t nodes : {1u, 100u, 5000u}) {
    const auto choice = run(state, {}, {.nodes = nodes});
    EXPECT_GE(choice.nodes, nodes);
    EXPECT_LT(choice.nodes, nodes + G::kMaxPlies);
  }
}

TEST(Mcts, AFullTreeStillPlays) {
  const G rules;
  Rng rng(12);
  const auto state = late_state(12, rng);
  const auto room = static_cast<std::size_t>(rules.count_moves(state)) + 1;
  for (const std::size_t nodes : {room, room + 1, room + 10, std::size_t{100}}) {
    const auto choice = run(state, {.playouts = 2000, .max_tree_nodes = nodes});
    EXPECT_EQ(choice.note.rfind("2000 playouts", 0), 0u);
    EXPECT_GE(choice.line.size(), 1u);
  }
}

TEST(Mcts, LineIsPlayableAndBeginsWithTheMove) {
  const G rules;
  Rng rng(13);
  auto state = late_state(14, rng);
  const auto choice = run(state, {.final_choice = FinalChoice::kMean, .playouts = 3000});
  ASSERT_FALSE(choice.line.empty());
  EXPECT_EQ(choice.line[0], choice.move);
  for (const auto move : choice.line) {
    const auto moves = testing_support::legal_moves(rules, state);
    ASSERT_TRUE(std::binary_search(moves.begin(), moves.end(), move));
    rules.play(state, move);
  }
}

TEST(MctsParts, RewardsGrowWithTheMarginAndStayInTheUnit) {
  for (const Backup backup : {Backup::kOutcome, Backup::kMargin}) {
    EXPECT_EQ(reward_of(backup, 0), 0);
    double before = 0;
    for (Score score = 1; score <= 100; ++score) {
      const double reward = reward_of(backup, score);
      EXPECT_GE(reward, before);
      EXPECT_LE(reward, 1);
      EXPECT_EQ(reward_of(backup, -score), -reward);
      before = reward;
    }
  }
  EXPECT_LT(reward_of(Backup::kMargin, 2), reward_of(Backup::kMargin, 30));
  EXPECT_GE(reward_of(Backup::kMargin, 1), 0.8);
}

TEST(MctsParts, UntriedMovesComeFirstThenTheSeldomTried) {
  const Ucb1 selection{1.0};
  const Tally parent{.visits = 100};
  const Tally often{.visits = 90, .reward = 0};
  const Tally seldom{.visits = 10, .reward = 0};
  EXPECT_GT(selection.urgency(Tally{}, parent, Turn::kFirst),
            selection.urgency(seldom, parent, Turn::kFirst));
  EXPECT_GT(selection.urgency(seldom, parent, Turn::kFirst),
            selection.urgency(often, parent, Turn::kFirst));
  const Tally good{.visits = 50, .reward = 40};
  const Tally bad{.visits = 50, .reward = -40};
  EXPECT_GT(selection.urgency(good, parent, Turn::kFirst),
            selection.urgency(bad, parent, Turn::kFirst));
  EXPECT_LT(selection.urgency(good, parent, Turn::kSecond),
            selection.urgency(bad, parent, Turn::kSecond));
  EXPECT_DOUBLE_EQ(selection.urgency(good, parent, Turn::kFirst),
                   0.8 + std::sqrt(std::log(100.0) / 50));
}

// Random playouts really choose among all moves alike.
TEST(MctsParts, PlayoutsReachEveryFirstMove) {
  const G rules;
  Rng rng(14);
  const auto state = late_state(16, rng);
  std::set<int> chosen;
  for (int i = 0; i < 500; ++i) chosen.insert(random_move(rules, state, rng).cell);
  EXPECT_EQ(static_cast<int>(chosen.size()), rules.count_moves(state));
}

// Perft with and without the bulk count of the last ply.
TEST(Perft, CountsLeavesOneByOne) {
  const othello::Othello<4> rules;
  Rng rng;
  const auto walk = [&](const auto& self, const StateOf<othello::Othello<4>>& state,
                        int depth) -> std::uint64_t {
    if (depth == 0 || rules.turn(state) == Turn::kOver) return 1;
    std::uint64_t leaves = 0;
    for (const auto move : testing_support::legal_moves(rules, state)) {
      auto child = state;
      rules.play(child, move);
      leaves += self(self, child, depth - 1);
    }
    return leaves;
  };
  const auto start = rules.start(rng);
  for (int depth = 0; depth <= 9; ++depth) {
    EXPECT_EQ(perft(rules, start, depth), walk(walk, start, depth)) << depth;
  }
}

}  // namespace
}  // namespace papan
