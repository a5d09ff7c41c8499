// `best` with learned values: what it says, that a seed repeats, and that it plays without
// them.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "games/brick/play/best.hpp"
#include "games/brick/rules/values_file.hpp"
#include "tests/support/scratch.hpp"

namespace papan::brick {
namespace {

using Agent = Best::For<ColourBrick>;

struct Game {
  std::vector<Move> moves;
  Score score = 0;
};

Game play(const Parameters& parameters, const Agent::Options& options, std::uint64_t seed) {
  const ColourBrick rules(parameters);
  Agent agent(rules, options);
  Rng rng(seed);
  auto state = rules.start(rng);
  Game game;
  while (rules.turn(state) != Turn::kOver) {
    rules.resolve(state, *rules.dealt(state));
    const auto choice = agent.choose({rules, state, {}, {{}, rng, {}}});
    game.moves.push_back(choice.move);
    rules.play(state, choice.move);
  }
  game.score = state.score;
  return game;
}

// Of the first brick of a game too long to be tried to its end.
std::string first_note(int colours, const Agent::Options& options) {
  const ColourBrick rules({colours, Finish::kFrom + 100, 13});
  Rng rng(1);
  auto state = rules.start(rng);
  rules.resolve(state, *rules.dealt(state));
  return Agent(rules, options).choose({rules, state, {}, {{}, rng, {}}}).note;
}

TEST(BrickBest, SaysThatItPlaysByLearnedValues) {
  EXPECT_EQ(first_note(3, {}), "by learned values and 11 next bricks");
}

TEST(BrickBest, ASeedRepeatsItself) {
  EXPECT_EQ(play({4, 15, 12}, {}, 5).moves, play({4, 15, 12}, {}, 5).moves);
}

TEST(BrickBest, WithoutValuesTheBuilderPlays) {
  EXPECT_EQ(first_note(3, {10, "none"}), "by the builder and 11 next bricks");
}

TEST(BrickBest, BelowLevelTenTheBuilderLooksNoFurther) {
  EXPECT_EQ(first_note(3, {9, "shipped"}), "by the builder");
}

// The same weights, carried or from a file, play the same.
TEST(BrickBest, ABuilderMayComeFromAFile) {
  const std::string path = PAPAN_SOURCE_DIR "/src/games/brick/rules/builder-4.json";
  EXPECT_EQ(play({4, 12, 13}, {10, path}, 1).moves, play({4, 12, 13}, {10, "none"}, 1).moves);
}

TEST(BrickBest, SaysWhenThereAreNoValues) {
  EXPECT_EQ(first_note(9, {}),
            "by evaluation of the next brick; no learned values for so many colours");
}

TEST(BrickBest, TakesThePointsWithTheLastBrick) {
  const ColourBrick rules({3, 1, 0});
  Agent agent(rules, {});
  Rng rng(1);
  auto state = rules.start(rng);
  state.board.place(0, {0, 1, 1});
  state.hand = Brick{1, 1, 1};
  state.board.place(1, {1, 0, 2});
  const auto choice = agent.choose({rules, state, {}, {{}, rng, {}}});
  EXPECT_GT(choice.value, 0);
}

TEST(BrickBest, ABudgetOfNodesIsKept) {
  const ColourBrick rules({3, 100, 14});
  Agent agent(rules, {});
  Rng rng(1);
  auto state = rules.start(rng);
  rules.resolve(state, *rules.dealt(state));
  const auto choice = agent.choose({rules, state, {}, {{0, 2000, 0}, rng, {}}});
  EXPECT_LE(choice.nodes, 2000U);
  EXPECT_GT(choice.nodes, 1500U);
}

TEST(BrickBest, AFileOfValuesIsCheckedFirst) {
  const ColourBrick rules({5, 10, 0});
  EXPECT_TRUE(Agent::complete(rules, {10, "shipped"}).ok());
  EXPECT_FALSE(Agent::complete(rules, {10, "no-such-file"}).ok());
  const testing_support::Scratch scratch;
  const std::string path = scratch.file("values").string();
  const auto write = [&](const std::string& bytes) { std::ofstream(path) << bytes; };
  write("not values");
  EXPECT_FALSE(Agent::complete(rules, {10, path}).ok());
  write(values_file(Values(ValueTables(), 4), 1));
  EXPECT_FALSE(Agent::complete(rules, {10, path}).ok());
  write(values_file(Values(ValueTables(), 5), 1));
  EXPECT_TRUE(Agent::complete(rules, {10, path}).ok());
}

}  // namespace
}  // namespace papan::brick
