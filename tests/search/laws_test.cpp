// Laws of the tree searches, on Othello: alpha-beta is minimax with fewer nodes, negamax
// is minimax with the same nodes, negascout has its value with any table, endgames come out exact,
// budgets and stops hold, and the bounds given for the other moves are true.
#include <gtest/gtest.h>

#include <atomic>
#include <optional>
#include <thread>
#include <vector>

#include "core/clock.hpp"
#include "games/othello/rules/family.hpp"
#include "search/alphabeta.hpp"
#include "search/fixed_depth.hpp"
#include "search/minimax.hpp"
#include "search/negamax.hpp"
#include "search/negascout.hpp"
#include "tests/support/cpu_watch.hpp"
#include "tests/support/games.hpp"
#include "tests/support/patience.hpp"

namespace papan {
namespace {

using othello::Discs;
using othello::Othello;
using othello::Positional;
using testing_support::CpuWatch;
using testing_support::eventually;
using testing_support::naive_value;
using testing_support::naive_value_of;
using testing_support::random_state;

template <ZeroSum G, class Eval>
using PlainMinimax = FixedDepth<G, Minimax<G, Eval>, Eval, NaturalOrder>;
template <ZeroSum G, class Eval>
using PlainAlphaBeta = FixedDepth<G, AlphaBeta<G, Eval>, Eval, NaturalOrder>;

template <ZeroSum G, class Eval>
using PlainNegamax = FixedDepth<G, Negamax<G, Eval>, Eval, NaturalOrder>;

// Runs any search class on a state.
template <class Search, ZeroSum G, class... Rest>
Choice<G> run(const G& rules, const StateOf<G>& state, const Budget& budget, Rest&&... rest) {
  Rng rng;
  const Task<G> task{rules, state, {}, {budget, rng, {}}};
  return Search(task, std::forward<Rest>(rest)...).run();
}

template <class Eval>
double in_points(Score value) {
  return static_cast<double>(value) / Eval::kUnit;
}

template <ZeroSum G>
int empties(const StateOf<G>& state) {
  return G::kSize * G::kSize - count(state.own | state.enemy);
}

// A state of a random game with exactly so many empty cells and a real choice.
template <ZeroSum G>
StateOf<G> late_state(const G& rules, int wanted, Rng& rng) {
  for (;;) {
    const auto state = random_state(rules, G::kSize * G::kSize - 4 - wanted, rng);
    if (empties<G>(state) == wanted && rules.count_moves(state) > 1) return state;
  }
}

template <ZeroSum G>
void expect_playable(const G& rules, StateOf<G> state, const std::vector<MoveOf<G>>& line) {
  for (const auto& move : line) {
    ASSERT_NE(rules.turn(state), Turn::kOver);
    const auto moves = testing_support::legal_moves(rules, state);
    ASSERT_TRUE(std::binary_search(moves.begin(), moves.end(), move)) << rules.to_text(move);
    rules.play(state, move);
  }
}

// All that a choice tells is the same, but for the time.
template <ZeroSum G>
void expect_same_choice(const G& rules, const Choice<G>& one, const Choice<G>& other) {
  ASSERT_EQ(one.move, other.move) << rules.to_text(other.move);
  ASSERT_EQ(one.value, other.value);
  ASSERT_EQ(one.nodes, other.nodes);
  ASSERT_EQ(one.line, other.line);
  ASSERT_EQ(one.exact, other.exact);
  ASSERT_EQ(one.candidates.size(), other.candidates.size());
  for (std::size_t i = 0; i < one.candidates.size(); ++i) {
    ASSERT_EQ(one.candidates[i].move, other.candidates[i].move);
    ASSERT_EQ(one.candidates[i].value, other.candidates[i].value);
  }
}

template <ZeroSum G, class Eval>
void expect_plain_laws(const G& rules, const StateOf<G>& state, int depth) {
  const auto full = run<PlainMinimax<G, Eval>>(rules, state, {.depth = depth});
  const auto pruned = run<PlainAlphaBeta<G, Eval>>(rules, state, {.depth = depth});
  const Score naive = naive_value(rules, Eval{}, state, depth);
  expect_same_choice(rules, run<PlainNegamax<G, Eval>>(rules, state, {.depth = depth}), full);
  ASSERT_EQ(full.value, in_points<Eval>(naive)) << rules.to_text(state);
  ASSERT_EQ(pruned.value, full.value) << rules.to_text(state);
  ASSERT_EQ(pruned.move, full.move) << rules.to_text(state);
  ASSERT_EQ(pruned.exact, full.exact || pruned.exact);
  ASSERT_LE(pruned.nodes, full.nodes);
  ASSERT_EQ(naive_value_of(rules, Eval{}, state, full.move, depth), naive);
  // The first of the best, in the game's order.
  for (const auto& move : testing_support::legal_moves(rules, state)) {
    if (move == full.move) break;
    ASSERT_NE(naive_value_of(rules, Eval{}, state, move, depth), naive);
  }
  ASSERT_EQ(full.depth, depth);
  ASSERT_FALSE(full.line.empty());
  ASSERT_EQ(full.line[0], full.move);
  expect_playable(rules, state, full.line);
  expect_playable(rules, state, pruned.line);
}

template <ZeroSum G>
void expect_plain_laws_at_random(int positions, int deepest) {
  const G rules;
  Rng rng(G::kSize);
  for (int i = 0; i < positions; ++i) {
    const int plies = static_cast<int>(rng.below(G::kSize * G::kSize - 4));
    const auto state = random_state(rules, plies, rng);
    const int depth = 1 + i % deepest;
    expect_plain_laws<G, Discs>(rules, state, depth);
    if (depth <= 4) expect_plain_laws<G, Positional<G::kSize>>(rules, state, depth);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(PlainSearch, AlphaBetaIsMinimaxOn4x4) {
  expect_plain_laws_at_random<Othello<4>>(400, 5);
}
TEST(PlainSearch, AlphaBetaIsMinimaxOn6x6) {
  expect_plain_laws_at_random<Othello<6>>(350, 5);
}
TEST(PlainSearch, AlphaBetaIsMinimaxOn8x8) {
  expect_plain_laws_at_random<Othello<8>>(250, 5);
}

// Where every line ends before the depth the value is that of perfect play.
TEST(PlainSearch, SaysWhenItIsExact) {
  const Othello<6> rules;
  Rng rng(3);
  for (int i = 0; i < 20; ++i) {
    const auto state = late_state(rules, 5, rng);
    const auto deep = run<PlainAlphaBeta<Othello<6>, Discs>>(rules, state, {.depth = 11});
    EXPECT_TRUE(deep.exact);
    EXPECT_EQ(deep.value, naive_value(rules, Discs{}, state, 11));
    EXPECT_FALSE((run<PlainMinimax<Othello<6>, Discs>>(rules, state, {.depth = 1}).exact));
  }
}

// --- Negascout ----------------------------------------------------------------------

template <int N>
void expect_negascout_values(std::size_t positions, int deepest, std::size_t megabytes) {
  using G = Othello<N>;
  const G rules;
  Rng rng(40 + N);
  TranspositionTable reused(megabytes);
  for (std::size_t i = 0; i < positions; ++i) {
    const auto state = random_state(rules, static_cast<int>(rng.below(N * N - 4)), rng);
    const int depth = 1 + static_cast<int>(i) % deepest;
    const auto exact = naive_value(rules, Positional<N>{}, state, depth);
    TranspositionTable fresh(1);
    for (TranspositionTable* table : {&fresh, &reused}) {
      const auto found = run<Negascout<G, Positional<N>>>(rules, state, {.depth = depth}, *table);
      ASSERT_EQ(found.value, in_points<Positional<N>>(exact))
          << rules.to_text(state) << " " << depth;
      ASSERT_EQ(found.line.at(0), found.move);
      ASSERT_EQ(naive_value_of(rules, Positional<N>{}, state, found.move, depth), exact);
      expect_playable(rules, state, found.line);
    }
    if (::testing::Test::HasFatalFailure()) return;
  }
}

TEST(Negascout, HasTheValueOfMinimax) {
  expect_negascout_values<6>(120, 5, 1);
  expect_negascout_values<8>(100, 5, 1);
  expect_negascout_values<8>(40, 4, 64);
}

// As a player uses it: one table through a whole game, one depth.
TEST(Negascout, OneTableServesAWholeGame) {
  using G = Othello<6>;
  const G rules;
  for (std::uint64_t game = 0; game < 3; ++game) {
    TranspositionTable table(1);
    Rng rng(game);
    for (auto state = rules.start(rng); rules.turn(state) != Turn::kOver;) {
      const auto exact = naive_value(rules, Discs{}, state, 5);
      const auto found = run<Negascout<G, Discs>>(rules, state, {.depth = 5}, table);
      ASSERT_EQ(found.value, exact) << rules.to_text(state);
      rules.play(state, rules.random_move(state, rng));
    }
  }
}

TEST(Negascout, SolvesEndgamesLikeMinimaxToTheEnd) {
  using G = Othello<8>;
  const G rules;
  Rng rng(8);
  TranspositionTable table(4);
  for (int i = 0; i < 14; ++i) {
    const int wanted = i < 10 ? 10 : 8 + i % 2;
    const auto state = late_state(rules, wanted, rng);
    const auto found = run<Negascout<G, Positional<8>>>(rules, state, {.depth = kMaxDepth}, table);
    EXPECT_TRUE(found.exact) << rules.to_text(state);
    const auto plain = run<PlainMinimax<G, Discs>>(rules, state, {.depth = 2 * wanted});
    EXPECT_TRUE(plain.exact);
    EXPECT_EQ(found.value, plain.value) << rules.to_text(state);
  }
}

TEST(Negascout, FourByFourIsLostByEight) {
  const Othello<4> rules;
  Rng rng;
  TranspositionTable table(16);
  const auto found =
      run<Negascout<Othello<4>, Discs>>(rules, rules.start(rng), {.depth = kMaxDepth}, table);
  EXPECT_TRUE(found.exact);
  EXPECT_EQ(found.value, -8);
}

// --- Candidates ------------------------------------------------------------------------

template <ZeroSum G, class Eval>
void expect_true_bounds(const G& rules, const StateOf<G>& state, const Choice<G>& choice) {
  ASSERT_EQ(choice.candidates.size(), static_cast<std::size_t>(rules.count_moves(state)));
  ASSERT_EQ(choice.candidates[0].move, choice.move);
  ASSERT_EQ(choice.candidates[0].bound, Bound::kExact);
  for (const Candidate<G>& candidate : choice.candidates) {
    const double exact =
        in_points<Eval>(naive_value_of(rules, Eval{}, state, candidate.move, choice.depth));
    switch (candidate.bound) {
      case Bound::kExact: ASSERT_EQ(candidate.value, exact); break;
      case Bound::kAtMost: ASSERT_GE(candidate.value, exact); break;
      case Bound::kAtLeast: ASSERT_LE(candidate.value, exact); break;
    }
  }
}

TEST(Candidates, BoundsAreTrue) {
  using G = Othello<6>;
  using Eval = Positional<6>;
  const G rules;
  Rng rng(50);
  for (int i = 0; i < 200; ++i) {
    const auto state = random_state(rules, static_cast<int>(rng.below(30)), rng);
    const Budget budget{.depth = 1 + i % 4};
    TranspositionTable table(1);
    expect_true_bounds<G, Eval>(rules, state, run<PlainMinimax<G, Eval>>(rules, state, budget));
    expect_true_bounds<G, Eval>(rules, state, run<PlainAlphaBeta<G, Eval>>(rules, state, budget));
    expect_true_bounds<G, Eval>(rules, state, run<Negascout<G, Eval>>(rules, state, budget, table));
    const auto all = run<Negascout<G, Eval>>(rules, state, budget, table, RootValues::kAll);
    expect_true_bounds<G, Eval>(rules, state, all);
    for (const auto& candidate : all.candidates) ASSERT_EQ(candidate.bound, Bound::kExact);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

// --- Budgets ------------------------------------------------------------------------------

template <class Search, class... Rest>
void expect_node_budget_kept(Rest&&... rest) {
  using G = Othello<8>;
  const G rules;
  Rng rng(60);
  for (const std::uint64_t nodes : {1ull, 2ull, 3ull, 17ull, 511ull, 512ull, 513ull, 5000ull}) {
    const auto state = random_state(rules, static_cast<int>(rng.below(50)), rng);
    const auto one = run<Search>(rules, state, {.nodes = nodes}, rest()...);
    const auto two = run<Search>(rules, state, {.nodes = nodes}, rest()...);
    ASSERT_LE(one.nodes, nodes);
    ASSERT_EQ(one.nodes, two.nodes);
    ASSERT_EQ(one.move, two.move);
    ASSERT_EQ(one.value, two.value);
    expect_playable(rules, state, {one.move});
  }
}

TEST(Budgets, NodesAreNeverExceededAndRepeat) {
  expect_node_budget_kept<PlainMinimax<Othello<8>, Discs>>();
  expect_node_budget_kept<PlainAlphaBeta<Othello<8>, Discs>>();
  std::optional<TranspositionTable> table;
  expect_node_budget_kept<Negascout<Othello<8>, Positional<8>>>(
      [&]() -> TranspositionTable& { return table.emplace(std::size_t{1}); });
}

// What was not searched is not told.
TEST(Budgets, AnUnfinishedFirstIterationClaimsNoDepth) {
  using G = Othello<8>;
  const G rules;
  Rng rng;
  const auto state = rules.start(rng);
  EXPECT_EQ((run<PlainAlphaBeta<G, Discs>>(rules, state, {.nodes = 2}).depth), 0);
  EXPECT_EQ((run<PlainAlphaBeta<G, Discs>>(rules, state, {.depth = 6, .nodes = 2}).depth), 0);
  TranspositionTable table(1);
  const auto scout = run<Negascout<G, Discs>>(rules, state, {.nodes = 2}, table);
  EXPECT_EQ(scout.depth, 0);
  EXPECT_TRUE(scout.candidates.empty());
}

TEST(Budgets, TimeIsKept) {
  using G = Othello<8>;
  const G rules;
  Rng rng;
  const auto state = rules.start(rng);
  const Stopwatch watch;
  const CpuWatch work;
  const auto plain = run<PlainAlphaBeta<G, Discs>>(rules, state, {.seconds = 0.05});
  TranspositionTable table(1);
  const auto scout = run<Negascout<G, Discs>>(rules, state, {.seconds = 0.05}, table);
  EXPECT_LT(work.seconds(), 0.1 + 0.4);
  EXPECT_GE(watch.seconds(), 0.1);
  EXPECT_GT(plain.depth, 1) << "the clock is first looked at after 512 nodes";
  EXPECT_GT(scout.depth, 1);
  EXPECT_FALSE(plain.note.empty());
}

// Work between the stop and the end of a search that would never end by itself.
template <class Search, class... Rest>
double seconds_to_stop(Rest&&... rest) {
  using G = Othello<8>;
  const G rules;
  Rng rng;
  const auto state = rules.start(rng);
  std::stop_source source;
  std::atomic<std::uint64_t> counted = 0;
  const Task<G> task{rules, state, {}, {{.depth = kMaxDepth}, rng, source.get_token(), &counted}};
  std::optional<CpuWatch> after_stop;
  std::thread stopper([&, searcher = pthread_self()] {
    EXPECT_TRUE(eventually([&] { return counted > 100'000; }));
    after_stop.emplace(searcher);
    source.request_stop();
  });
  const auto choice = Search(task, std::forward<Rest>(rest)...).run();
  stopper.join();
  EXPECT_EQ(choice.line.at(0), choice.move);
  return after_stop->seconds();
}

// Promised within 10 ms; the best of five, because the stopper may be put to sleep on its way.
TEST(Budgets, AStopIsObeyedAtOnce) {
  TranspositionTable table(1);
  double plain = 1;
  double scout = 1;
  for (int i = 0; i < 5; ++i) {
    plain = std::min(plain, seconds_to_stop<PlainAlphaBeta<Othello<8>, Discs>>());
    scout = std::min(scout, seconds_to_stop<Negascout<Othello<8>, Positional<8>>>(table));
  }
  EXPECT_LT(plain, 0.010);
  EXPECT_LT(scout, 0.010);
}

}  // namespace
}  // namespace papan
