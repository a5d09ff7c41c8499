// The thesis's figures of its ten bricks: every cell that can be read, and where the thesis
// contradicts itself.
#include "games/brick/study/figures.hpp"

#include <gtest/gtest.h>

namespace papan::lab {
namespace {

TEST(BrickFigures, AllReadableCellsAreOursButThree) {
  const ComparedFigures found = compare_figures();
  ComparedBrick all;
  for (const ComparedBrick& one : found.bricks) {
    all.evaluations += one.evaluations;
    all.evaluations_equal += one.evaluations_equal;
    all.misread += one.misread;
    all.points += one.points;
    all.points_equal += one.points_equal;
  }
  EXPECT_EQ(all.evaluations, 258);  // 9 figures of 30, less the misread, and 3 of figure 5.27
  EXPECT_EQ(all.misread, 15);
  EXPECT_EQ(all.evaluations_equal, all.evaluations - 3);
  EXPECT_EQ(all.points, 242);
  EXPECT_EQ(all.points_equal, all.points);
}

TEST(BrickFigures, FiguresComeFromTwoPrograms) {
  struct Expected {
    const char* figure;
    const char* move;
    double printed;
    double by_pseudocode;
    double by_listing;
  };
  const std::vector<Expected> expected = {{"5.12", "1,1", -378.249, -312.595, -378.249},
                                          {"5.12", "1,2", -186.791, -121.137, -186.791},
                                          {"5.20", "1,0", 234.704, 234.704, 169.05},
                                          {"5.24", "3,0", 426.162, 428.495, 428.495},
                                          {"5.24", "1,1", -30.3266, -30.3266, -95.9806}};
  const auto doubtful = compare_figures().doubtful;
  ASSERT_EQ(doubtful.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(doubtful[i].figure, expected[i].figure);
    EXPECT_EQ(doubtful[i].move, expected[i].move);
    EXPECT_EQ(doubtful[i].printed, expected[i].printed);
    EXPECT_NEAR(doubtful[i].by_pseudocode, expected[i].by_pseudocode, 5e-4);
    EXPECT_NEAR(doubtful[i].by_listing, expected[i].by_listing, 5e-4);
  }
}

}  // namespace
}  // namespace papan::lab
