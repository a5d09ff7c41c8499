// The fast rules of the Adjacency Strategy Game against the oracle: every
// position of random games on every board size, and all of the smallest game.
#include "games/adjacency/rules/adjacency.hpp"

#include <gtest/gtest.h>

#include "games/adjacency/rules/family.hpp"
#include "tests/oracle/adjacency_oracle.hpp"

namespace papan::adjacency {
namespace {

template <int N>
void expect_same(const Adjacency<N>& rules, const typename Adjacency<N>::State& state,
                 const oracle::AdjacencyGame& game) {
  ASSERT_EQ(rules.to_text(state), game.text());
  ASSERT_EQ(rules.turn(state) == Turn::kOver, game.over());
  ASSERT_EQ(rules.score(state), game.score());
  typename Adjacency<N>::Moves moves;
  rules.legal_moves(state, moves);
  std::vector<std::string> names;
  for (const Move move : moves) names.push_back(rules.to_text(move));
  ASSERT_EQ(names, game.moves());
  ASSERT_EQ(rules.count_moves(state), static_cast<int>(names.size()));
}

template <int N>
void play_random_game(int rounds, int first, Rng rng) {
  const Adjacency<N> rules({.size = N, .rounds = rounds, .first = first});
  oracle::AdjacencyGame game(N, rounds, first == 0 ? 'X' : 'O');
  auto state = rules.start(rng);
  while (rules.turn(state) != Turn::kOver) {
    expect_same(rules, state, game);
    const Move move = rules.random_move(state, rng);
    rules.play(state, move);
    game.play(rules.to_text(move));
  }
  expect_same(rules, state, game);
}

template <int N>
void play_random_games() {
  Rng rng(N);
  for (int i = 0; i < 60; ++i) {
    const int rounds = 1 + static_cast<int>(rng.below(most_rounds(N)));
    play_random_game<N>(rounds, i % 2, rng.fork(static_cast<std::uint64_t>(i)));
  }
}

TEST(AdjacencyOracle, AgreesOnRandomGamesOfEverySize) {
  play_random_games<4>();
  play_random_games<5>();
  play_random_games<6>();
  play_random_games<7>();
  play_random_games<8>();
  play_random_games<9>();
  play_random_games<10>();
}

std::uint64_t compare_tree(const Adjacency<4>& rules, const Adjacency<4>::State& state,
                           const oracle::AdjacencyGame& game) {
  expect_same(rules, state, game);
  if (game.over() || testing::Test::HasFatalFailure()) return 1;
  std::uint64_t leaves = 0;
  for (const std::string& name : game.moves()) {
    auto child = state;
    auto twin = game;
    rules.play(child, *rules.parse_move(name));
    twin.play(name);
    leaves += compare_tree(rules, child, twin);
  }
  return leaves;
}

TEST(AdjacencyOracle, AgreesOnEveryLineOfTheSmallBoard) {
  const Adjacency<4> rules({.size = 4, .rounds = 3});
  Rng rng;
  const oracle::AdjacencyGame game(4, 3, 'X');
  EXPECT_EQ(compare_tree(rules, rules.start(rng), game), 8u * 7 * 6 * 5 * 4 * 3);
}

}  // namespace
}  // namespace papan::adjacency
