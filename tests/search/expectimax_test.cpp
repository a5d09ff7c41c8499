// Laws of expectimax: listing all outcomes is the plain average over every brick;
// without chance it is minimax; the same seed gives the same choice.
#include "search/expectimax.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "games/brick/rules/family.hpp"
#include "games/othello/rules/evaluation.hpp"
#include "tests/support/games.hpp"

namespace papan {
namespace {

using brick::Brick;
using brick::ColourBrick;

// A random board with a brick in hand.
ColourBrick::State random_board(const ColourBrick& rules, int bricks, Rng& rng) {
  auto state = rules.start(rng);
  for (int i = 0;; ++i) {
    rules.resolve(state, rules.draw(state, rng));
    if (i == bricks) return state;
    const auto moves = testing_support::legal_moves(rules, state);
    rules.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

template <class Eval>
double naive_value(const ColourBrick& rules, const Eval& eval, const ColourBrick::State& state,
                   int depth) {
  const Turn turn = rules.turn(state);
  if (turn == Turn::kOver) return eval.final(rules, state);
  if (depth == 0) return eval(rules, state);
  if (turn == Turn::kChance) {
    double sum = 0;
    int count = 0;
    for (std::uint8_t a = 0; a < rules.colours(); ++a) {
      for (std::uint8_t b = 0; b < rules.colours(); ++b) {
        for (std::uint8_t c = 0; c < rules.colours(); ++c, ++count) {
          auto next = state;
          rules.resolve(next, Brick{a, b, c});
          sum += naive_value(rules, eval, next, depth);
        }
      }
    }
    return sum / count;
  }
  double best = -std::numeric_limits<double>::infinity();
  for (const auto& move : testing_support::legal_moves(rules, state)) {
    auto next = state;
    rules.play(next, move);
    best = std::max(best, naive_value(rules, eval, next, depth - 1));
  }
  return best;
}

template <Game G, class Eval>
Choice<G> search(const G& rules, const StateOf<G>& state, const ExpectimaxLimits& limits,
                 std::uint64_t seed = 1) {
  Rng rng(seed);
  const Eval eval;
  const Task<G> task{rules, state, {}, {{}, rng, {}}};
  return Expectimax<G, Eval>(task, eval, limits).run(state);
}

TEST(Expectimax, ListingAllOutcomesIsTheAverageOverAllBricks) {
  const ColourBrick rules({.colours = 3, .bricks = 40});
  Rng rng(5);
  for (const int bricks : {0, 7, 20}) {
    const auto state = random_board(rules, bricks, rng);
    using Eval = brick::ThesisEvaluation;
    const auto choice = search<ColourBrick, Eval>(rules, state, {2, 0, 0});
    const double expected = naive_value(rules, Eval{}, state, 2) / Eval::kUnit;
    EXPECT_NEAR(choice.value, expected, 1e-6 * std::abs(expected) + 1e-9);
  }
}

TEST(Expectimax, ListedOutcomesAreAllBricksUpToRotation) {
  for (int colours = 3; colours <= brick::kMaxColours; ++colours) {
    const ColourBrick rules({.colours = colours});
    Rng rng;
    ColourBrick::Outcomes outcomes;
    rules.outcomes(rules.start(rng), outcomes);
    EXPECT_EQ(outcomes.size(),
              static_cast<std::size_t>((colours * colours * colours - colours) / 3 + colours));
    double sum = 0;
    for (const auto& likely : outcomes) sum += likely.probability;
    EXPECT_NEAR(sum, 1, 1e-12);
  }
}

TEST(Expectimax, DeepestSearchOfTheLastBrickIsExact) {
  const ColourBrick rules({.colours = 3, .bricks = 1});
  Rng rng(3);
  const auto choice =
      search<ColourBrick, ScoreEvaluation>(rules, random_board(rules, 0, rng), {2, 0, 0});
  EXPECT_TRUE(choice.exact);
}

TEST(Expectimax, WithoutChanceItIsMinimax) {
  using Rules = othello::Othello<4>;
  using Eval = othello::Positional<4>;
  const Rules rules;
  Rng rng(9);
  for (int i = 0; i < 20; ++i) {
    const auto state = testing_support::random_state(rules, i % 8, rng);
    const auto choice = search<Rules, Eval>(rules, state, {3, 0, 0});
    EXPECT_EQ(choice.value * Eval::kUnit, testing_support::naive_value(rules, Eval{}, state, 3));
  }
}

TEST(Expectimax, TheSameSeedGivesTheSameChoice) {
  const ColourBrick rules({.colours = 5, .bricks = 60});
  Rng rng(8);
  const auto state = random_board(rules, 25, rng);
  using Eval = brick::ThesisEvaluation;
  const auto first = search<ColourBrick, Eval>(rules, state, {2, 3, 5}, 4);
  const auto second = search<ColourBrick, Eval>(rules, state, {2, 3, 5}, 4);
  EXPECT_EQ(first.move, second.move);
  EXPECT_EQ(first.value, second.value);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.candidates.size(), 5U);
}

TEST(Expectimax, ManyDrawsComeNearTheAverage) {
  const ColourBrick rules({.colours = 3, .bricks = 40});
  Rng rng(6);
  const auto state = random_board(rules, 12, rng);
  using Eval = brick::ThesisEvaluation;
  const double all = search<ColourBrick, Eval>(rules, state, {2, 0, 1}).value;
  const double drawn = search<ColourBrick, Eval>(rules, state, {2, 2000, 1}).value;
  EXPECT_NEAR(drawn, all, 0.05 * std::abs(all) + 5);
}

}  // namespace
}  // namespace papan
