// The endgame solver of Othello against plain minimax, with both ways of counting empty
// cells, with little memory, with windows; and problems with published answers.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/othello/play/endgame.hpp"
#include "games/othello/rules/obf.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {
namespace {

using Rules = Othello<8>;

Rules rules_of(Empties empties) {
  return Rules({.size = 8, .empties_to_winner = empties == Empties::kWinners});
}

// Slow and obvious: every line to its end. For the side to move.
int minimax(const Rules& rules, const Rules::State& state) {
  if (rules.turn(state) == Turn::kOver) return sign(state.side) * rules.score(state);
  Rules::Moves moves;
  rules.legal_moves(state, moves);
  int best = -64;
  for (const Move move : moves) {
    Rules::State child = state;
    rules.play(child, move);
    best = std::max(best, -minimax(rules, child));
  }
  return best;
}

// A position of a random game with so many empty cells where somebody can move.
Rules::State random_position(std::uint64_t seed, int empties) {
  const Rules rules;
  for (Rng rng(seed);;) {
    Rules::State state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver && 64 - count(state.own | state.enemy) > empties) {
      rules.play(state, rules.random_move(state, rng));
    }
    if (rules.turn(state) != Turn::kOver) return state;
  }
}

class EndgameTest : public ::testing::TestWithParam<Empties> {
 protected:
  EndgameTable table_{1};
};

INSTANTIATE_TEST_SUITE_P(BothCounts, EndgameTest,
                         ::testing::Values(Empties::kNobodys, Empties::kWinners));

TEST_P(EndgameTest, EqualsMinimax) {
  const Rules rules = rules_of(GetParam());
  for (int empties = 1; empties <= 8; ++empties) {
    for (std::uint64_t seed = 0; seed < (empties < 7 ? 200U : 20U); ++seed) {
      const auto state = random_position(seed * 100 + static_cast<std::uint64_t>(empties), empties);
      const auto solution = Endgame(table_, GetParam()).solve(state.own, state.enemy);
      ASSERT_TRUE(solution.solved);
      ASSERT_EQ(solution.value, minimax(rules, state)) << rules.to_text(state);
    }
  }
}

TEST_P(EndgameTest, TheFirstMoveKeepsTheValue) {
  const Rules rules = rules_of(GetParam());
  for (int empties = 2; empties <= 12; ++empties) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      auto state = random_position(seed * 100 + static_cast<std::uint64_t>(empties), empties);
      const auto solution = Endgame(table_, GetParam()).solve(state.own, state.enemy);
      ASSERT_FALSE(solution.line.empty());
      rules.play(state, {static_cast<std::uint8_t>(solution.line[0])});
      const int answer = Endgame(table_, GetParam()).value(state.own, state.enemy, -64, 64);
      ASSERT_EQ(solution.value, -answer) << rules.to_text(state);
    }
  }
}

TEST_P(EndgameTest, WindowsGiveBoundsOnTheirSide) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const auto state = random_position(seed, 10);
    const int value = Endgame(table_, GetParam()).value(state.own, state.enemy, -64, 64);
    for (const int alpha : {-20, -3, 0, 5, 24}) {
      EndgameTable fresh(1);
      const int found = Endgame(fresh, GetParam()).value(state.own, state.enemy, alpha, alpha + 4);
      const int lower = found > alpha ? found : -64;
      const int upper = found < alpha + 4 ? found : 64;
      EXPECT_LE(lower, value);
      EXPECT_GE(upper, value);
    }
  }
}

TEST_P(EndgameTest, IsRightWithoutAnyTechnique) {
  const int techniques = static_cast<int>(technique_names().size());
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const auto state = random_position(seed, 12);
    const int value = Endgame(table_, GetParam()).solve(state.own, state.enemy).value;
    for (int i = 1; i < techniques; ++i) {
      EndgameTable table(1);
      Endgame endgame(table, GetParam(), {}, static_cast<Technique>(i));
      EXPECT_EQ(endgame.solve(state.own, state.enemy).value, value) << technique_names()[i];
    }
  }
}

TEST_P(EndgameTest, ThreadsFindTheSameValue) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const auto state = random_position(seed, 16);
    const int alone = Endgame(table_, GetParam()).solve(state.own, state.enemy).value;
    EndgameTable table(1);
    const auto together = Endgame(table, GetParam(), {.threads = 3}).solve(state.own, state.enemy);
    EXPECT_TRUE(together.solved);
    EXPECT_EQ(together.value, alone);
    EndgameTable other(1);
    const auto proven = Endgame(other, GetParam(), {.threads = 3}).prove(state.own, state.enemy, 0);
    EXPECT_EQ(proven.lower, alone);
    EXPECT_EQ(proven.upper, alone);
  }
}

TEST_P(EndgameTest, ThreadsObeyALimit) {
  const auto state = random_position(5, 24);
  EndgameTable table(1);
  const auto cut =
      Endgame(table, GetParam(), {.nodes = 60'000, .threads = 3}).solve(state.own, state.enemy);
  EXPECT_FALSE(cut.solved);
  EXPECT_LT(cut.nodes, 300'000U);
}

int sign_of(int value) {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

TEST_P(EndgameTest, FindsWhoWinsAndAMoveThatKeepsIt) {
  const Rules rules = rules_of(GetParam());
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    auto state = random_position(seed, 4 + static_cast<int>(seed % 9));
    const int value = Endgame(table_, GetParam()).solve(state.own, state.enemy).value;
    EndgameTable table(1);
    const auto outcome = Endgame(table, GetParam()).solve_outcome(state.own, state.enemy);
    ASSERT_TRUE(outcome.solved);
    EXPECT_EQ(sign_of(outcome.value), sign_of(value)) << rules.to_text(state);
    ASSERT_FALSE(outcome.line.empty());
    rules.play(state, {static_cast<std::uint8_t>(outcome.line[0])});
    const int answer = Endgame(table_, GetParam()).value(state.own, state.enemy, -64, 64);
    EXPECT_EQ(sign_of(-answer), sign_of(value)) << rules.to_text(state);
  }
}

TEST(Endgame, SolvesPublishedProblems) {
  // Numbers 2 and 3 of the FFO test, 14 empty cells each.
  const auto problems = parse_problems(
      "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; A4:+10; B2:+0;\n"
      "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X; D1:+2; G3:+0;\n");
  ASSERT_TRUE(problems) << problems.error().message;
  EndgameTable table(16);
  for (const Problem& problem : *problems) {
    const auto solution =
        Endgame(table, Empties::kWinners).solve(problem.state.own, problem.state.enemy);
    EXPECT_EQ(solution.value, problem.best_score());
    EXPECT_TRUE(problem.is_best({static_cast<std::uint8_t>(solution.line.at(0))}));
  }
}

TEST(Endgame, ObeysANodeLimitAndIsReproducible) {
  const auto state = random_position(5, 20);
  EndgameTable table(1);
  const auto cut =
      Endgame(table, Empties::kWinners, {.nodes = 10'000}).solve(state.own, state.enemy);
  EXPECT_FALSE(cut.solved);
  EXPECT_LT(cut.nodes, 30'000U);
  EndgameTable one(1);
  EndgameTable two(1);
  const auto other = random_position(6, 14);
  const auto first = Endgame(one, Empties::kWinners).solve(other.own, other.enemy);
  const auto second = Endgame(two, Empties::kWinners).solve(other.own, other.enemy);
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.line, second.line);
}

// --- 6x6 ---------------------------------------------------------------------

using Small = Othello<6>;

int minimax(const Small& rules, const Small::State& state) {
  if (rules.turn(state) == Turn::kOver) return sign(state.side) * rules.score(state);
  Small::Moves moves;
  rules.legal_moves(state, moves);
  int best = -36;
  for (const Move move : moves) {
    Small::State child = state;
    rules.play(child, move);
    best = std::max(best, -minimax(rules, child));
  }
  return best;
}

// By another road than the one under test: random games on the board of its own.
Small::State small_position(std::uint64_t seed, int empties) {
  const Small rules;
  for (Rng rng(seed);;) {
    Small::State state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver && 36 - count(state.own | state.enemy) > empties) {
      rules.play(state, rules.random_move(state, rng));
    }
    if (rules.turn(state) != Turn::kOver) return state;
  }
}

TEST(Area, MovesAndFlipsInTheMiddleAreThoseOfTheSmallBoard) {
  using Middle = Area<6>;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto state = small_position(seed, 1 + static_cast<int>(seed % 30));
    const std::uint64_t own = Middle::in_middle(state.own);
    const std::uint64_t enemy = Middle::in_middle(state.enemy);
    EXPECT_EQ(Middle::own_board(own), state.own);
    const std::uint64_t cells = Middle::moves(own, enemy);
    EXPECT_EQ(Middle::own_board(cells), Board<6>::moves(state.own, state.enemy));
    for_each_bit(cells, [&](int cell) {
      EXPECT_EQ(Middle::own_board(Board<8>::flips(own, enemy, cell)),
                Board<6>::flips(state.own, state.enemy, Middle::own_cell(cell)));
    });
  }
}

TEST_P(EndgameTest, EqualsMinimaxOnSixBySix) {
  const Small rules({.size = 6, .empties_to_winner = GetParam() == Empties::kWinners});
  for (int empties = 1; empties <= 9; ++empties) {
    for (std::uint64_t seed = 0; seed < (empties < 7 ? 60U : 8U); ++seed) {
      const auto state = small_position(seed * 100 + static_cast<std::uint64_t>(empties), empties);
      const std::uint64_t own = Area<6>::in_middle(state.own);
      const std::uint64_t enemy = Area<6>::in_middle(state.enemy);
      const int truth = minimax(rules, state);
      const auto proven = EndgameOn<6>(table_, GetParam()).prove(own, enemy, 0);
      ASSERT_TRUE(proven.solved);
      ASSERT_EQ(proven.value, truth) << rules.to_text(state);
      EndgameTable fresh(1);
      ASSERT_EQ(EndgameOn<6>(fresh, GetParam()).solve(own, enemy).value, truth);
    }
  }
}

TEST(Endgame, BoundsAreProvenWhenALimitEndsIt) {
  const auto state = small_position(1, 16);
  const std::uint64_t own = Area<6>::in_middle(state.own);
  const std::uint64_t enemy = Area<6>::in_middle(state.enemy);
  EndgameTable table(1);
  const int truth = EndgameOn<6>(table, Empties::kNobodys).solve(own, enemy).value;
  for (const std::uint64_t nodes : {500, 2000, 8000, 32'000, 128'000}) {
    EndgameTable fresh(1);
    const auto cut = EndgameOn<6>(fresh, Empties::kNobodys, {.nodes = nodes}).prove(own, enemy, 8);
    EXPECT_LE(cut.lower, truth);
    EXPECT_GE(cut.upper, truth);
  }
}

}  // namespace
}  // namespace papan::othello
