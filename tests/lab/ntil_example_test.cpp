// The worked example of the Ntil paper, section 3.2.3: every value of its text, and that
// no other position of two men each has them, but for its mirror image.
#include "games/ntil/study/example.hpp"

#include <gtest/gtest.h>

#include "lab/experiment.hpp"

namespace papan::lab {
namespace {

std::vector<Score> values_of(const ExampleTree& tree) {
  std::vector<Score> values;
  for (const ExampleBranch& branch : tree.branches) values.push_back(branch.value);
  return values;
}

std::vector<std::size_t> leaves_of(const ExampleTree& tree) {
  std::vector<std::size_t> leaves;
  for (const ExampleBranch& branch : tree.branches) leaves.push_back(branch.leaves.size());
  return leaves;
}

TEST(NtilExample, MinimaxGrowsTheTreeOfFigure316) {
  const ExampleTree tree = ntil_example_by_minimax();
  EXPECT_EQ(leaves_of(tree), (std::vector<std::size_t>{6, 1, 1, 3}));
  EXPECT_EQ(values_of(tree), (std::vector<Score>{13, -8, -8, -30}));
  EXPECT_EQ(tree.branches[0].leaves[1].value, 13);  // A12
  EXPECT_EQ(tree.branches[3].leaves[0].value, -1);  // A41
  EXPECT_EQ(tree.value, 13);
  EXPECT_EQ(tree.move, "a5-a6");
  EXPECT_EQ(tree.branches[0].move, "a5-a6");
}

TEST(NtilExample, TheFirstLeafIs22AndNot25) {
  const ExampleSides sides = ntil_example_first_leaf();
  EXPECT_EQ(sides.agent, 31);
  EXPECT_EQ(sides.opponent, 9);
  EXPECT_EQ(ntil_example_by_minimax().branches[0].leaves[0].value, 22);  // A11
}

TEST(NtilExample, AlphaBetaCutsTwoLeavesAsInFigure318) {
  const ExampleTree tree = ntil_example_by_alphabeta();
  EXPECT_EQ(leaves_of(tree), (std::vector<std::size_t>{6, 1, 1, 1}));
  EXPECT_EQ(values_of(tree), (std::vector<Score>{13, -8, -8, -1}));
  EXPECT_EQ(tree.branches[3].cut, 2);
  EXPECT_EQ(tree.move, ntil_example_by_minimax().move);
  EXPECT_EQ(tree.value, 13);
}

TEST(NtilExample, NoOtherPositionFitsButItsMirror) {
  const ExampleSearch search = find_ntil_examples();
  const std::string mirror = "...................bb..w.....w....... b";
  EXPECT_EQ(search.fitting, (std::vector<std::string>{kNtilExample, mirror}));
}

TEST(NtilExample, IsAnExperiment) {
  EXPECT_TRUE(find_experiments("ntil-example"));
}

}  // namespace
}  // namespace papan::lab
