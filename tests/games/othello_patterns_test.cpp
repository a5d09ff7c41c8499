// Patterns: fillings against an obvious twin that walks cells, weights as files, and the
// shipped evaluation.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "core/clock.hpp"
#include "games/othello/rules/pattern_evaluation.hpp"

namespace papan::othello {
namespace {

Othello<8>::State random_state(std::uint64_t seed) {
  const Othello<8> rules;
  Rng rng(seed);
  Othello<8>::State state = rules.start(rng);
  for (std::uint32_t left = rng.below(60); left > 0 && rules.turn(state) != Turn::kOver; --left) {
    rules.play(state, rules.random_move(state, rng));
  }
  return state;
}

// The cell that stands at (row, column) of the board in one of its eight positions.
int source_of(int turn, int row, int column) {
  if ((turn & 1) != 0) row = 7 - row;
  if ((turn & 2) != 0) column = 7 - column;
  return (turn & 4) != 0 ? column * 8 + row : row * 8 + column;
}

std::uint64_t turned_slowly(std::uint64_t cells, int turn) {
  std::uint64_t image = 0;
  for (int cell = 0; cell < 64; ++cell) {
    if (contains(cells, source_of(turn, cell / 8, cell % 8))) image |= bit<std::uint64_t>(cell);
  }
  return image;
}

// Slow and obvious: every cell of every instance in turn.
std::vector<int> fillings_slowly(const Othello<8>::State& state) {
  std::vector<int> fillings;
  for (std::size_t i = 0; i < kShapes.size(); ++i) {
    for (int j = 0; j < kShapes[i].instances; ++j) {
      int filling = 0;
      int digit = 1;
      for (int cell = 0; cell < 64; ++cell) {
        if (!contains(kShapes[i].cells, cell)) continue;
        const int at = source_of(kShapes[i].turns[static_cast<std::size_t>(j)], cell / 8, cell % 8);
        filling += digit * (contains(state.own, at) ? 1 : contains(state.enemy, at) ? 2 : 0);
        digit *= 3;
      }
      fillings.push_back(kOffsets[i] + filling);
    }
  }
  const int moves = count(Board<8>::moves(state.own, state.enemy));
  const int answers = count(Board<8>::moves(state.enemy, state.own));
  fillings.push_back(kOffsets[kShapes.size()] + std::min(moves, kMostMoves) * (kMostMoves + 1) +
                     std::min(answers, kMostMoves));
  fillings.push_back(kOffsets[kShapes.size() + 1] + count(state.own | state.enemy));
  return fillings;
}

std::vector<int> fillings_of(const Othello<8>::State& state) {
  std::vector<int> fillings;
  for_each_filling(state.own, state.enemy, [&](int filling) { fillings.push_back(filling); });
  return fillings;
}

// The canonical fillings without regard to the order of instances.
std::multiset<int> canonical_fillings(const Othello<8>::State& state) {
  std::multiset<int> all;
  for (const int filling : fillings_of(state)) {
    all.insert(PatternWeights::canonical()[static_cast<std::size_t>(filling)]);
  }
  return all;
}

PatternWeights random_weights(std::uint64_t seed) {
  Rng rng(seed);
  PatternWeights weights;
  std::vector<std::int16_t> table(static_cast<std::size_t>(PatternWeights::canonical_count()));
  for (int phase = 0; phase < kPatternPhases; ++phase) {
    for (auto& weight : table) weight = static_cast<std::int16_t>(rng.next());
    weights.set_phase(phase, table);
  }
  return weights;
}

TEST(OthelloPatterns, BoardsTurnAsTheirTwins) {
  Rng rng(1);
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t cells = rng.next();
    for (int turn = 0; turn < kTurns; ++turn) {
      ASSERT_EQ(turned(cells)[static_cast<std::size_t>(turn)], turned_slowly(cells, turn)) << turn;
    }
  }
}

TEST(OthelloPatterns, FillingsAreThoseOfTheCells) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const auto state = random_state(seed);
    ASSERT_EQ(fillings_of(state), fillings_slowly(state));
  }
}

TEST(OthelloPatterns, TheTurnedBoardIsWorthTheSame) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto state = random_state(seed);
    for (std::size_t turn = 1; turn < kTurns; ++turn) {
      const Othello<8>::State image{turned(state.own)[turn], turned(state.enemy)[turn], state.side};
      ASSERT_EQ(canonical_fillings(state), canonical_fillings(image)) << turn;
    }
  }
}

TEST(OthelloPatterns, WeightsReadBackFromTheirFile) {
  const PatternWeights weights = random_weights(7);
  const auto back = PatternWeights::parse(weights.file());
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(back->file(), weights.file());
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto state = random_state(seed);
    EXPECT_EQ(back->value(state.own, state.enemy), weights.value(state.own, state.enemy));
  }
}

TEST(OthelloPatterns, RefusesFilesThatAreNotWhole) {
  std::string file = random_weights(7).file();
  EXPECT_FALSE(PatternWeights::parse(""));
  EXPECT_FALSE(PatternWeights::parse(std::string_view(file).substr(0, file.size() / 2)));
  file[file.size() / 2] ^= 1;
  EXPECT_FALSE(PatternWeights::parse(file));
}

// A side with all corners and edges is ahead, whoever moves.
TEST(OthelloPatterns, TheShippedWeightsKnowWhatIsGood) {
  const Othello<8> rules;
  const auto state =
      *rules.parse_state("XXXXXXXXXOOOOOOXXOXXXXOXXOXOOXOXXOXOOXOX-OXXXXO--OOOOOO--------- O");
  const Patterns evaluation;
  EXPECT_GT(evaluation(rules, state), 10 * Patterns::kUnit);
}

}  // namespace
}  // namespace papan::othello
