// The midgame search of Othello against plain minimax; what ProbCut, threads and limits
// may and may not change; its table.
#include "games/othello/play/midgame.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "games/othello/rules/othello.hpp"

namespace papan::othello {
namespace {

using Rules = Othello<8>;
constexpr int kInfinite = 1 << 14;

// Slow and obvious: every line to the depth or to its end. For the side to move.
int minimax(std::uint64_t own, std::uint64_t enemy, int depth) {
  const std::uint64_t cells = Board<8>::moves(own, enemy);
  const bool over = cells == 0 && Board<8>::moves(enemy, own) == 0;
  if (over) return kPatternUnit * (count(own) - count(enemy));
  if (depth == 0) {
    return std::clamp(PatternWeights::shipped().value(own, enemy), -64 * kPatternUnit,
                      64 * kPatternUnit);
  }
  if (cells == 0) return -minimax(enemy, own, depth);
  int best = -kInfinite;
  for_each_bit(cells, [&](int cell) {
    const std::uint64_t flips = Board<8>::flips(own, enemy, cell);
    const std::uint64_t mine = own | flips | bit<std::uint64_t>(cell);
    best = std::max(best, -minimax(enemy ^ flips, mine, depth - 1));
  });
  return best;
}

// A position of a random game with about so many discs where the side can move.
Rules::State midgame_position(std::uint64_t seed, int discs) {
  const Rules rules;
  for (Rng rng(seed);;) {
    Rules::State state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver && count(state.own | state.enemy) < discs) {
      rules.play(state, rules.random_move(state, rng));
    }
    if (Board<8>::moves(state.own, state.enemy) != 0) return state;
  }
}

MidgamePlan thorough() {
  MidgamePlan plan;
  plan.probcut = 0;
  return plan;
}

MidgameFound run(const Rules::State& state, const MidgamePlan& plan, const Budget& budget) {
  Rng rng;
  return Midgame(1).run(state.own, state.enemy, plan, {budget, rng, {}});
}

TEST(Midgame, EqualsMinimaxWithoutProbCut) {
  for (std::uint64_t seed = 0; seed < 32; ++seed) {
    const auto state = midgame_position(seed, 8 + 3 * static_cast<int>(seed) / 2);
    for (int depth = 0; depth <= (seed % 8 == 0 ? 4 : 3); ++depth) {
      MidgameTable table(1);
      MidgameShared shared{table, nullptr, {}, {}};
      const int value = MidgameSearch(shared, thorough())
                            .value(state.own, state.enemy, depth, -kInfinite, kInfinite);
      ASSERT_EQ(value, minimax(state.own, state.enemy, depth)) << seed << " depth " << depth;
    }
  }
}

TEST(Midgame, DeepeningEndsWithTheSameValueAndALegalLine) {
  const Rules rules;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    auto state = midgame_position(seed, 10 + 4 * static_cast<int>(seed));
    const auto found = run(state, thorough(), {.depth = 3});
    ASSERT_FALSE(found.moves.empty());
    if (found.depth == 3) {
      EXPECT_EQ(found.moves[0].value, minimax(state.own, state.enemy, 3));
    }
    EXPECT_EQ(found.moves[0].bound, Bound::kExact);
    ASSERT_FALSE(found.line.empty());
    EXPECT_EQ(found.line[0], found.moves[0].cell);
    for (const int cell : found.line) {
      Rules::Moves moves;
      rules.legal_moves(state, moves);
      const Move move{static_cast<std::uint8_t>(cell)};
      ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end());
      rules.play(state, move);
    }
  }
}

// Cut or not, the value of a quiet position is about the same, for far fewer nodes.
TEST(Midgame, ProbCutSavesNodesAndKeepsTheValueNear) {
  std::uint64_t all = 0;
  std::uint64_t fewer = 0;
  double difference = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const auto state = midgame_position(seed, 24);
    const auto whole = run(state, thorough(), {.depth = 6});
    const auto cut = run(state, {}, {.depth = 6});
    all += whole.nodes;
    fewer += cut.nodes;
    difference += std::abs(whole.moves[0].value - cut.moves[0].value);
  }
  EXPECT_LT(2 * fewer, all);
  EXPECT_LT(difference / 4, 4 * kPatternUnit);
}

TEST(Midgame, TechniquesChangeNodesAndNotValues) {
  MidgamePlan unordered = thorough();
  unordered.without = Technique::kValueOrder;
  MidgamePlan forgetful = thorough();
  forgetful.without = Technique::kTableCuts;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const auto state = midgame_position(seed, 20);
    const int value = run(state, thorough(), {.depth = 5}).moves[0].value;
    EXPECT_EQ(run(state, unordered, {.depth = 5}).moves[0].value, value);
    EXPECT_EQ(run(state, forgetful, {.depth = 5}).moves[0].value, value);
  }
}

TEST(Midgame, ObeysANodeLimitAndIsReproducible) {
  const auto state = midgame_position(3, 20);
  const auto one = run(state, {}, {.nodes = 5000});
  const auto two = run(state, {}, {.nodes = 5000});
  EXPECT_TRUE(one.stopped);
  EXPECT_GE(one.nodes, 5000U);
  EXPECT_LT(one.nodes, 6000U);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_EQ(one.line, two.line);
  std::stop_source stop;
  stop.request_stop();
  Rng rng;
  const auto stopped = Midgame(1).run(state.own, state.enemy, {}, {{}, rng, stop.get_token()});
  EXPECT_LT(stopped.nodes, 2000U);
}

TEST(Midgame, PassesWhenItMust) {
  // White has no move; black then takes c1.
  const auto state =
      *Rules().parse_state("XO-------------------------------------------------------------- O");
  const auto found = run(state, {}, {.depth = 3});
  EXPECT_EQ(found.line, (std::vector<int>{64, 2}));
  EXPECT_EQ(found.moves[0].value, -3 * kPatternUnit);
}

// Threads may finish in any order; without ProbCut the value is that of one.
TEST(Midgame, ThreadsFindTheSameValue) {
  MidgamePlan plan = thorough();
  plan.threads = 3;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const auto state = midgame_position(seed, 22);
    const int alone = run(state, thorough(), {.depth = 6}).moves[0].value;
    const auto found = run(state, plan, {.depth = 6});
    EXPECT_EQ(found.depth, 6);
    EXPECT_EQ(found.moves[0].value, alone);
  }
}

TEST(MidgameTable, KeepsWhatIsDeepAndForgetsWhatIsOld) {
  MidgameTable table(1);
  const auto known = [](int depth) {
    return MidgameKnown{-5, 7, static_cast<std::uint8_t>(depth), 19};
  };
  EXPECT_FALSE(table.find(1, 2));
  table.store(1, 2, known(9));
  ASSERT_TRUE(table.find(1, 2));
  EXPECT_EQ(table.find(1, 2)->upper, 7);
  EXPECT_EQ(table.find(1, 2)->move, 19);
  const auto flood = [&](std::uint64_t from) {
    for (std::uint64_t i = from; i < from + 200'000; ++i) table.store(i << 8, 4, known(3));
  };
  flood(1);
  EXPECT_TRUE(table.find(1, 2)) << "shallow entries pushed out a deep one";
  table.grow_older();
  flood(1'000'000);
  EXPECT_FALSE(table.find(1, 2)) << "an old entry stayed";
}

TEST(MidgameTable, NeverMixesWriters) {
  MidgameTable table(1);
  const auto write = [&](std::uint64_t own, int depth) {
    for (int i = 0; i < 20'000; ++i) {
      table.store(own, 8,
                  {static_cast<std::int16_t>(depth), 100, static_cast<std::uint8_t>(depth)});
    }
  };
  {
    const std::jthread one(write, 1, 11);
    const std::jthread two(write, 1, 12);
    for (int i = 0; i < 20'000; ++i) {
      const auto known = table.find(1, 8);
      ASSERT_TRUE(!known || known->lower == known->depth);
    }
  }
  EXPECT_TRUE(table.find(1, 8));
}

}  // namespace
}  // namespace papan::othello
