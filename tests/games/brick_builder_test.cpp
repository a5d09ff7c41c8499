// The builder of Colour Brick: what it values against `evaluate` and `detonation` on boards
// that the rules played, and its file.
#include "games/brick/rules/builder.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "games/brick/rules/builder_file.hpp"
#include "games/brick/rules/weighed.hpp"

namespace papan::brick {
namespace {

BuilderWeights some_weights(std::uint64_t seed) {
  Rng rng(seed);
  BuilderWeights weights;
  weights.crystal[kBlocks] = rng.normal();
  weights.crystal[kPileHeight] = rng.normal();
  for (std::size_t i = kCrystal; i < kFeatureCount; ++i) weights.crystal[i] = rng.normal();
  weights.crowding = rng.normal();
  return weights;
}

// The value by its definition, from all features of the board.
double slow_value(const Board& board, int colours, const BuilderWeights& weights) {
  Weights crystal = weights.crystal;
  crystal[kDetonator] = 0;
  const Features found = Weighed(crystal)(board, colours);
  const double tens = std::max(0, found[kBlocks] - kColumns * kRows / 2) / 10.0;
  return evaluate(found, crystal) + weights.crowding * tens * tens;
}

// Boards of games in which every placement is random.
template <class Visit>
void for_some_states(int colours, int count, Visit&& visit) {
  const ColourBrick rules({colours, kMaxBricks, 5});
  Rng rng(3);
  auto state = rules.start(rng);
  for (int i = 0; i < count; ++i) {
    if (rules.turn(state) == Turn::kOver) state = rules.start(rng);
    rules.resolve(state, rules.draw(state, rng));
    visit(rules, state);
    ColourBrick::Moves moves;
    rules.legal_moves(state, moves);
    rules.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

class BuilderColours : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(BrickBuilder, BuilderColours, testing::Values(3, 4, 7, 9));

TEST_P(BuilderColours, PlacementsAreWorthWhatTheirFeaturesSay) {
  const BuilderWeights weights = some_weights(1);
  const Builder builder(weights, GetParam());
  for_some_states(GetParam(), 80, [&](const ColourBrick& rules, const ColourBrick::State& state) {
    Afterstates found;
    builder.expand(SwiftBoard(state.board, GetParam()), *state.hand, found);
    ASSERT_FALSE(found.empty());
    for (const Afterstate& one : found) {
      auto after = state;
      rules.play(after, one.move);
      ASSERT_EQ(one.points, after.score - state.score);
      ASSERT_NEAR(one.value, slow_value(after.board, GetParam(), weights), 0.01);
    }
  });
}

TEST_P(BuilderColours, BesidesIsWhatTheShaftCouldFire) {
  const BuilderWeights weights = some_weights(2);
  const Builder builder(weights, GetParam());
  int loaded = 0;
  for_some_states(GetParam(), 80, [&](const ColourBrick& rules, const ColourBrick::State& state) {
    const SwiftBoard board(state.board, GetParam());
    Afterstates found;
    builder.expand(board, *state.hand, found);
    builder.refine(board, *state.hand, found);
    for (const Afterstate& one : found) {
      auto after = state;
      rules.play(after, one.move);
      const auto points = static_cast<double>(detonation(after.board, GetParam()));
      ASSERT_NEAR(one.besides, weights.crystal[kDetonator] * std::sqrt(points), 0.001);
      loaded += points > 0 ? 1 : 0;
    }
  });
  EXPECT_GT(loaded, 0);
}

TEST(BrickBuilder, EqualCellsHaveOneRotation) {
  const Builder builder(some_weights(3), 3);
  Afterstates found;
  builder.expand(SwiftBoard(3), {1, 1, 1}, found);
  EXPECT_EQ(found.size(), std::size_t{kColumns});
  builder.expand(SwiftBoard(3), {1, 1, 2}, found);
  EXPECT_EQ(found.size(), std::size_t{3 * kColumns});
}

// --- the file ---------------------------------------------------------------------------

TEST(BrickBuilder, AFileIsReadAsItWasWritten) {
  const BuilderWeights weights = some_weights(4);
  const auto read = parse_builder(to_json(weights, 5).dump());
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(read->colours(), 5);
  SwiftBoard board(5);
  board.drop(2, {0, 1, 2});
  EXPECT_EQ(read->value(board), Builder(weights, 5).value(board));
}

TEST(BrickBuilder, AFileThatLacksSomethingIsRefused) {
  const Json whole = to_json(some_weights(5), 5);
  for (const char* key : {"colours", "weights", "crowding"}) {
    Json part = whole;
    part.erase(key);
    EXPECT_FALSE(parse_builder(part.dump()).ok()) << key;
  }
  Json word = whole;
  word["weights"]["DT"] = "much";
  EXPECT_FALSE(parse_builder(word.dump()).ok());
  Json colours = whole;
  colours["colours"] = 10;
  EXPECT_FALSE(parse_builder(colours.dump()).ok());
  colours["colours"] = (std::int64_t{1} << 32U) + 3;  // 3, if the rest were forgotten
  EXPECT_FALSE(parse_builder(colours.dump()).ok());
  EXPECT_FALSE(parse_builder("[]").ok());
  EXPECT_FALSE(parse_builder("nothing").ok());
}

TEST(BrickBuilder, TheProgramCarriesOneForEveryNumberOfColours) {
  for (int colours = 3; colours <= kMaxColours; ++colours) {
    EXPECT_EQ(shipped_builder(colours).colours(), colours);
  }
}

}  // namespace
}  // namespace papan::brick
