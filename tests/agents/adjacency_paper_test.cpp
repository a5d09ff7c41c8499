// The agents of the Adjacency paper against naive twins written from its text.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "games/adjacency/play/genetic.hpp"
#include "games/adjacency/play/local_search.hpp"
#include "games/adjacency/play/minimax.hpp"
#include "games/adjacency/rules/family.hpp"

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
  // g of h = 2f - g; in the listing's order of corners, which ends at the first own one.
  [[nodiscard]] int bridge(int row, int column, Diagonals counted) const {
    const std::pair<int, int> corners[] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    for (const auto& [down, right] : corners) {
      if (at(row + down, column + right) != 'm') continue;
      if (at(row + down, column) == '-' || at(row, column + right) == '-') return 1;
      if (counted == Diagonals::kFirst) return 0;
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
void for_random_positions(int rounds, Visit&& visit) {
  Rng rng(8);
  for (int game = 0; game < 60; ++game) {
    const G rules({.rounds = rounds, .first = game % 2});
    auto state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver) {
      visit(rules, state);
      rules.play(state, rules.random_move(state, rng));
    }
  }
}

template <class A>
Choice<G> choice_of(const G& rules, const G::State& state, std::uint64_t seed,
                    const typename A::template For<G>::Options& options = {}) {
  Rng rng(seed);
  typename A::template For<G> agent(rules, options);
  return agent.choose({rules, state, {}, {{.depth = 2}, rng, {}}});
}

std::vector<int> better_half(const Letters& letters, Diagonals counted) {
  std::vector<int> cells = letters.candidates();
  const auto promise = [&](int cell) {
    const int row = cell / 8;
    const int column = cell % 8;
    return 2 * letters.beside(row, column, 'e') - letters.bridge(row, column, counted);
  };
  std::stable_sort(cells.begin(), cells.end(),
                   [&](int a, int b) { return promise(a) > promise(b); });
  cells.resize((cells.size() + 1) / 2);
  return cells;
}

template <Diagonals kDiagonals>
std::vector<int> selected(const G& rules, const G::State& state) {
  G::Moves moves;
  PaperSelection<kDiagonals>{}(rules, state, moves);
  std::vector<int> found;
  for (const Move move : moves) found.push_back(move.cell);
  return found;
}

TEST(AdjacencyMinimax, SelectsTheBetterHalfInThePapersOrder) {
  int different = 0;
  for_random_positions(28, [&](const G& rules, const G::State& state) {
    const Letters letters(state);
    const auto any = selected<Diagonals::kAny>(rules, state);
    const auto first = selected<Diagonals::kFirst>(rules, state);
    ASSERT_EQ(any, better_half(letters, Diagonals::kAny));
    ASSERT_EQ(first, better_half(letters, Diagonals::kFirst));
    different += any != first ? 1 : 0;
  });
  EXPECT_GT(different, 0);
}

// The listing's `depth <= maxDepth` with maxDepth 8 generates nine plies.
TEST(AdjacencyMinimax, LooksNinePliesDeepAndCallsNothingExact) {
  EXPECT_EQ(Minimax::For<G>::fallback(), (Budget{.depth = 9}));
  const G rules({.rounds = 1});
  Rng rng;
  EXPECT_FALSE(choice_of<Minimax>(rules, rules.start(rng), 1).exact);
}

TEST(AdjacencySideways, TakesTheLastOfTheGreatest) {
  for_random_positions(28, [](const G& rules, const G::State& state) {
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
  for_random_positions(28, [&](const G& rules, const G::State& state) {
    const auto cells = Letters(state).candidates();
    const auto choice = choice_of<Annealing>(rules, state, 5);
    ASSERT_EQ(std::count(cells.begin(), cells.end(), choice.move.cell), 1);
    ASSERT_EQ(choice.move, choice_of<Annealing>(rules, state, 5).move);
    if (choice.move != choice_of<Annealing>(rules, state, 6).move) ++different;
  });
  EXPECT_GT(different, 0);
}

// Text and listing draw any empty cell, and pass over what is no candidate.
TEST(AdjacencyAnnealing, DrawsAnyEmptyCellAndPassesOverOthers) {
  const G rules({.rounds = 28});
  Rng rng(2);
  const auto state = rules.start(rng);
  const OneMoveLandscape<G> landscape(rules, state);
  const auto candidates = Letters(state).candidates();
  std::vector<int> drawn(64, 0);
  for (int i = 0; i < 10'000; ++i) {
    const auto cell = landscape.neighbour({}, rng);
    ++drawn[cell->cell];
    const bool counts = std::count(candidates.begin(), candidates.end(), cell->cell) == 1;
    ASSERT_EQ(std::isfinite(landscape.value(cell)), counts);
  }
  EXPECT_EQ(std::count_if(drawn.begin(), drawn.end(), [](int n) { return n > 100; }), 56);
}

// Rows of the walk after the first cell was taken: rise and whether it was taken.
std::vector<std::pair<double, bool>> walk_of(Acceptance accept) {
  const G rules({.rounds = 28});
  Rng rng(4);
  auto state = rules.start(rng);
  for (int i = 0; i < 20; ++i) rules.play(state, rules.random_move(state, rng));
  const Annealing::For<G> agent(rules, {.temperature = 0.1, .step = 0.0005, .accept = accept});
  Explanation explanation;
  agent.explain({rules, state, {}, {{}, rng, {}}}, explanation);
  std::vector<std::pair<double, bool>> found;
  bool started = false;
  for (const auto& row : explanation.sheets.at(0).rows) {
    if (started && row[4] != "-") found.push_back({std::stod(row[4]), row[5] == "yes"});
    started = started || row[5] == "yes";
  }
  return found;
}

TEST(AdjacencyAnnealing, TakesWhatIsNoWorseByTheTextAndOneBetterByTheListing) {
  const auto by_text = walk_of(Acceptance::kText);
  const auto by_listing = walk_of(Acceptance::kListing);
  ASSERT_GT(by_text.size(), 20u);
  ASSERT_GT(by_listing.size(), 20u);
  int level = 0;
  for (const auto& [rise, taken] : by_text) {
    EXPECT_TRUE(taken || rise < 0) << rise;
    level += rise == 0 ? 1 : 0;
  }
  EXPECT_GT(level, 0);
  for (const auto& [rise, taken] : by_listing) EXPECT_EQ(taken, rise >= 1) << rise;
}

TEST(AdjacencyGenetic, PlansARealGame) {
  for_random_positions(28, [](const G& rules, const G::State& state) {
    const auto choice = choice_of<Genetic>(rules, state, 5);
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

// Positions where genetic's move lies beside the enemy, though others are empty too.
std::pair<int, int> begun_beside(int rounds, Mutation mutation) {
  int beside = 0;
  int positions = 0;
  for_random_positions(rounds, [&](const G& rules, const G::State& state) {
    const auto cells = Letters(state).candidates();
    if (static_cast<int>(cells.size()) == count(G::empty(state))) return;
    const auto move = choice_of<Genetic>(rules, state, 5, {.mutation = mutation}).move;
    ++positions;
    beside += std::count(cells.begin(), cells.end(), move.cell) == 1 ? 1 : 0;
  });
  return {beside, positions};
}

// The first gene becomes a cell beside the enemy that the chromosome lacks. Where all
// will be filled a sound chromosome lacks none, and the first gene stays as it fell.
TEST(AdjacencyGenetic, BeginsBesideTheEnemyWhereTheChromosomeLacksSuchACell) {
  const auto [some, of_some] = begun_beside(8, Mutation::kSound);
  EXPECT_GT(some, 0.95 * of_some);
  const auto [all, of_all] = begun_beside(28, Mutation::kSound);
  EXPECT_LT(all, 0.9 * of_all);
  const auto [broken, of_broken] = begun_beside(28, Mutation::kListing);
  EXPECT_GT(broken, all);
  EXPECT_EQ(of_broken, of_all);
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
