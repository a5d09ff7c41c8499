// The agents of the Adjacency paper against naive twins written from its text.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "agents/adjacency/genetic.hpp"
#include "agents/adjacency/local_search.hpp"
#include "agents/adjacency/minimax.hpp"
#include "games/adjacency/family.hpp"

namespace papan::adjacency {
namespace {

using G = Adjacency<8>;

// A board as letters, seen by the mover: 'm' own, 'e' enemy, '-' empty.
struct Letters {
  std::string cells;

  explicit Letters(const G::State& state) : cells(64, '-') {
    for_each_bit(state.own, [&](int cell) { cells[static_cast<std::size_t>(cell)] = 'm'; });
    for_each_bit(state.enemy, [&](int cell) { cells[static_cast<std::size_t>(cell)] = 'e'; });
  }
  // ' ' off the board.
  [[nodiscard]] char at(int row, int column) const {
    if (row < 0 || row > 7 || column < 0 || column > 7) return ' ';
    return cells[static_cast<std::size_t>(row * 8 + column)];
  }
  [[nodiscard]] int beside(int row, int column, char letter) const {
    return (at(row - 1, column) == letter) + (at(row + 1, column) == letter) +
           (at(row, column - 1) == letter) + (at(row, column + 1) == letter);
  }
  // g of h = 2f - g.
  [[nodiscard]] int bridge(int row, int column) const {
    for (const int down : {-1, 1}) {
      for (const int right : {-1, 1}) {
        if (at(row + down, column + right) != 'm') continue;
        if (at(row + down, column) == '-' || at(row, column + right) == '-') return 1;
      }
    }
    return 0;
  }
  [[nodiscard]] bool at_risk(int row, int column) const {
    const std::pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    return std::any_of(std::begin(steps), std::end(steps), [&](const auto& step) {
      const int r = row + step.first;
      const int c = column + step.second;
      return at(r, c) == '-' && beside(r, c, 'm') > 0;
    });
  }
  [[nodiscard]] std::vector<int> candidates() const {
    std::vector<int> near;
    std::vector<int> all;
    for (int cell = 0; cell < 64; ++cell) {
      if (at(cell / 8, cell % 8) != '-') continue;
      all.push_back(cell);
      if (beside(cell / 8, cell % 8, 'e') > 0) near.push_back(cell);
    }
    return near.empty() ? all : near;
  }
};

template <class Visit>
void for_random_positions(Visit&& visit) {
  Rng rng(8);
  for (int game = 0; game < 60; ++game) {
    const G rules({.rounds = 28, .first = game % 2});
    auto state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver) {
      visit(rules, state);
      rules.play(state, rules.random_move(state, rng));
    }
  }
}

template <class A>
Choice<G> choice_of(const G& rules, const G::State& state, std::uint64_t seed) {
  Rng rng(seed);
  typename A::template For<G> agent(rules, {});
  return agent.choose({rules, state, {}, {{.depth = 2}, rng, {}}});
}

TEST(AdjacencyMinimax, SelectsTheBetterHalfInThePapersOrder) {
  for_random_positions([](const G& rules, const G::State& state) {
    const Letters letters(state);
    std::vector<int> expected = letters.candidates();
    const auto promise = [&](int cell) {
      return 2 * letters.beside(cell / 8, cell % 8, 'e') - letters.bridge(cell / 8, cell % 8);
    };
    std::stable_sort(expected.begin(), expected.end(),
                     [&](int a, int b) { return promise(a) > promise(b); });
    expected.resize((expected.size() + 1) / 2);
    G::Moves moves;
    PaperSelection{}(rules, state, moves);
    std::vector<int> found;
    for (const Move move : moves) found.push_back(move.cell);
    ASSERT_EQ(found, expected);
  });
}

TEST(AdjacencyMinimax, LooksEightPliesDeepAndCallsNothingExact) {
  const Budget budget = Minimax::For<G>::fallback();
  EXPECT_EQ(budget.depth, 8);
  EXPECT_EQ(budget.nodes, 2'000'000u);
  const G rules({.rounds = 1});
  Rng rng;
  EXPECT_FALSE(choice_of<Minimax>(rules, rules.start(rng), 1).exact);
}

TEST(AdjacencySideways, TakesTheLastOfTheGreatest) {
  for_random_positions([](const G& rules, const G::State& state) {
    const Letters letters(state);
    double best = -1000;
    int expected = -1;
    for (const int cell : letters.candidates()) {
      const int row = cell / 8;
      const int column = cell % 8;
      const int taken = letters.beside(row, column, 'e');
      const int marks = count(state.own) - count(state.enemy) + 1 + 2 * taken;
      const double value = marks + (letters.at_risk(row, column) ? 0.0 : 0.5);
      if (value < best) continue;
      best = value;
      expected = cell;
    }
    const auto choice = choice_of<Sideways>(rules, state, 1);
    ASSERT_EQ(choice.move.cell, expected);
    ASSERT_EQ(choice.value, sign(state.side) * best);
  });
}

TEST(AdjacencyAnnealing, ChoosesACandidateAndIsReproducible) {
  int different = 0;
  for_random_positions([&](const G& rules, const G::State& state) {
    const auto cells = Letters(state).candidates();
    const auto choice = choice_of<Annealing>(rules, state, 5);
    ASSERT_EQ(std::count(cells.begin(), cells.end(), choice.move.cell), 1);
    ASSERT_EQ(choice.move, choice_of<Annealing>(rules, state, 5).move);
    if (choice.move != choice_of<Annealing>(rules, state, 6).move) ++different;
  });
  EXPECT_GT(different, 0);
}

TEST(AdjacencyGenetic, PlansARealGameThatStartsBesideTheEnemy) {
  for_random_positions([](const G& rules, const G::State& state) {
    const auto choice = choice_of<Genetic>(rules, state, 5);
    const auto cells = Letters(state).candidates();
    ASSERT_EQ(std::count(cells.begin(), cells.end(), choice.move.cell), 1);
    ASSERT_EQ(choice.line.size(), state.plies_left);
    ASSERT_EQ(choice.line[0], choice.move);
    auto after = state;
    for (const Move move : choice.line) {
      ASSERT_TRUE(contains(G::empty(after), move.cell));
      rules.play(after, move);
    }
    ASSERT_EQ(choice.value, rules.score(after));
  });
}

// The listing has no move to give here: no empty cell adjoins an enemy mark.
TEST(AdjacencyPaper, EveryAgentMovesWhereNoCellAdjoinsAnEnemy) {
  const Adjacency<4> rules;
  const auto state = rules.parse_state("OOXXOOXXXXXX---- X 4");
  ASSERT_TRUE(state.ok());
  const auto cell_of = [&]<class A>(A) {
    Rng rng(1);
    typename A::template For<Adjacency<4>> agent(rules, {});
    return static_cast<int>(agent.choose({rules, *state, {}, {{.depth = 2}, rng, {}}}).move.cell);
  };
  EXPECT_GE(cell_of(Minimax{}), 12);
  EXPECT_GE(cell_of(Sideways{}), 12);
  EXPECT_GE(cell_of(Annealing{}), 12);
  EXPECT_GE(cell_of(Genetic{}), 12);
}

}  // namespace
}  // namespace papan::adjacency
