// Exact play in the Adjacency Strategy Game: the programme over subsets, the
// known values of small boards, and the safety net of `best`.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/adjacency/play/best.hpp"
#include "games/adjacency/play/exact.hpp"
#include "games/adjacency/rules/family.hpp"
#include "search/alphabeta.hpp"

namespace papan::adjacency {
namespace {

// Theorem 1 as it stands, without a table.
template <int N>
int naive_value(typename Board<N>::Bits empty) {
  using Bits = typename Board<N>::Bits;
  int best = empty == 0 ? 0 : -1000;
  for_each_bit(empty, [&](int cell) {
    int gain = 0;
    for (int x = 0; x < N * N; ++x) gain += (Board<N>::closed(x) & empty) == bit<Bits>(cell);
    best = std::max(best, gain - naive_value<N>(empty ^ bit<Bits>(cell)));
  });
  return best;
}

template <int N>
void expect_table_is_naive() {
  using Bits = typename Board<N>::Bits;
  Rng rng(N);
  Filling<N> filling;
  for (int i = 0; i < 30; ++i) {
    const int cells = 1 + static_cast<int>(rng.below(7));
    Bits empty = 0;
    while (count(empty) < cells) empty |= bit<Bits>(static_cast<int>(rng.below(4 * N)));
    const Bits subset = empty & (empty - 1);
    filling.solve(empty, [] { return false; });
    ASSERT_EQ(filling.value(empty), naive_value<N>(empty));
    ASSERT_EQ(filling.value(subset), naive_value<N>(subset));
    ASSERT_FALSE(filling.covers(empty | bit<Bits>(N * N - 1)));
  }
}

TEST(AdjacencyFilling, IsTheTheoremOnSmallSets) {
  expect_table_is_naive<5>();
  expect_table_is_naive<8>();
  expect_table_is_naive<9>();
  expect_table_is_naive<10>();
}

TEST(AdjacencyFilling, EndsWhenToldAndThenCoversNothing) {
  Filling<8> filling;
  const std::uint64_t empty = (std::uint64_t{1} << 22) - 1;
  filling.solve(empty, [] { return true; });
  EXPECT_FALSE(filling.covers(empty));
  EXPECT_FALSE(filling.covers(0));
}

Score alphabeta_value(const Adjacency<8>& rules, const Adjacency<8>::State& state) {
  Rng rng;
  const Request request{{}, rng, {}};
  Meter meter(request);
  AlphaBeta<Adjacency<8>, Marks> tree(rules, meter, 8);
  return tree.value(state, Turn::kFirst, 8, -kInfinity, kInfinity, 0);
}

TEST(AdjacencyExact, TheTableIsAlphaBetaOnAThousandPositionsOfEightEmpties) {
  const Adjacency<8> rules;
  Rng rng(8);
  for (int i = 0; i < 1000; ++i) {
    auto state = rules.start(rng);
    while (state.plies_left > 8) rules.play(state, rules.random_move(state, rng));
    FillingPlay<Adjacency<8>> play;
    const auto choice = play.choose({rules, state, {}, {{}, rng, {}}}, 28);
    ASSERT_TRUE(choice.has_value());
    ASSERT_TRUE(choice->exact);
    ASSERT_EQ(choice->value, alphabeta_value(rules, state));
    auto after = state;
    for (const Move move : choice->line) rules.play(after, move);
    ASSERT_EQ(rules.turn(after), Turn::kOver);
    ASSERT_EQ(choice->value, rules.score(after));
  }
}

template <int N>
double exact_value(int rounds) {
  const Adjacency<N> rules({.size = N, .rounds = rounds});
  Rng rng;
  const auto state = rules.start(rng);
  Exact::For<Adjacency<N>> agent(rules, {});
  const auto choice = agent.choose({rules, state, {}, {{.depth = kMaxDepth}, rng, {}}});
  EXPECT_TRUE(choice.exact);
  return choice.value;
}

TEST(AdjacencyExact, KnowsTheValuesOfTheSmallBoards) {
  for (int rounds = 1; rounds <= 4; ++rounds) EXPECT_EQ(exact_value<4>(rounds), -2) << rounds;
  for (int rounds = 1; rounds <= 2; ++rounds) EXPECT_EQ(exact_value<5>(rounds), 0) << rounds;
}

TEST(AdjacencyExact, TheBudgetBoundsTheCells) {
  EXPECT_EQ(affordable_cells({}), 28);
  EXPECT_EQ(affordable_cells({.depth = 9}), 9);
  EXPECT_EQ(affordable_cells({.nodes = 1'023}), 9);
  EXPECT_EQ(affordable_cells({.nodes = 1'024}), 10);
  EXPECT_EQ(affordable_cells({.depth = 12, .nodes = 1'024}), 10);
  EXPECT_LT(affordable_cells({.seconds = 0.05}), affordable_cells({.seconds = 1}));
}

TEST(AdjacencyBest, KnowsTheReplyThatBalances) {
  Rng rng(2);
  for (int game = 0; game < 50; ++game) {
    const Adjacency<8> rules({.rounds = 20});
    auto state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver) {
      EXPECT_FALSE(balancing_reply(rules, state).has_value());
      const Move move = rules.random_move(state, rng);
      rules.play(state, move);
      const auto reply = balancing_reply(rules, state);
      ASSERT_TRUE(reply.has_value());
      ASSERT_EQ(reply->cell, 63 - move.cell);
      rules.play(state, *reply);
      ASSERT_LE(rules.score(state), 0);
    }
  }
}

// One round, and the first mover took a mark: nothing wins, the half turn draws.
TEST(AdjacencyBest, TakesTheSafetyNetWhenTheSearchSeesNoMore) {
  const Adjacency<8> rules({.rounds = 1});
  Rng rng(1);
  auto state = rules.start(rng);
  rules.play(state, *rules.parse_move("f1"));
  Best::For<Adjacency<8>> agent(rules, {});
  const auto choice = agent.choose({rules, state, {}, {{.depth = 2}, rng, {}}});
  EXPECT_EQ(rules.to_text(choice.move), "c8");
  EXPECT_EQ(choice.value, 0);
}

TEST(AdjacencyBest, KnowsNoBalancingReplyOnceAPairIsLost) {
  const Adjacency<4> rules;
  auto state = rules.parse_state("--OO--OOXX--XX-- X 8");
  ASSERT_TRUE(state.ok());
  rules.play(*state, *rules.parse_move("a1"));
  rules.play(*state, *rules.parse_move("b1"));
  rules.play(*state, *rules.parse_move("c3"));
  EXPECT_FALSE(balancing_reply(rules, *state).has_value());
}

TEST(AdjacencyBest, AsSecondMoverNeverLosesToRandomPlay) {
  for (const int rounds : {8, 18, 28}) {
    const Adjacency<8> rules({.rounds = rounds});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Rng rng(seed);
      Best::For<Adjacency<8>> agent(rules, {});
      auto state = rules.start(rng);
      while (rules.turn(state) != Turn::kOver) {
        rules.play(state, rules.random_move(state, rng));
        rules.play(state, agent.choose({rules, state, {}, {{.nodes = 1000}, rng, {}}}).move);
      }
      ASSERT_LE(rules.score(state), 0) << rounds << ' ' << seed;
    }
  }
}

}  // namespace
}  // namespace papan::adjacency
