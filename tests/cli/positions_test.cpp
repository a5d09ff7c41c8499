// Where commands begin: chance that moves first, boards that tell their size, games of no
// moves.
#include "tests/support/cli.hpp"

namespace papan {
namespace {

using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;

TEST(PositionsCli, ChanceMovesFirstAndThatIsSaid) {
  for (const char* command : {"move brick --agent thesis", "explain brick --agent thesis"}) {
    const Outcome one = papan(std::string(command) + " --seed 1");
    EXPECT_EQ(one.code, 0) << one.out;
    EXPECT_TRUE(one.out.starts_with("chance moved first, by seed 1: ")) << one.out;
    // Without the error stream, which has the last word of the shell's line.
    EXPECT_EQ(papan(std::string(command) + " --seed 1 2>/dev/null;:").out.find("chance moved"),
              std::string::npos);
  }
  const std::string first = papan("move brick --agent thesis --seed 1").out;
  EXPECT_EQ(first.substr(0, first.find('\n')), [](const std::string& again) {
    return again.substr(0, again.find('\n'));
  }(papan("explain brick --agent thesis --seed 1").out));
}

TEST(PositionsCli, ABoardTellsItsSize) {
  EXPECT_EQ(json_of("show othello --position '-XX--XO--OXO-OO- X' --json")["parameters"]["size"],
            "4");
  EXPECT_EQ(json_of("show adjacency --position '--OO--OOXX--XX-- X 8' --json")["turn"], "first");
  const Json board = json_of("show collapse --position '12-/213' --json");
  EXPECT_EQ(board["parameters"]["width"], "3");
  EXPECT_EQ(board["parameters"]["height"], "2");
  EXPECT_EQ(json_of("show collapse --position '17/21' --json")["parameters"]["colours"], "7");
  EXPECT_EQ(json_of("show ntil --position 'b.b...b..w.ww w' --json")["parameters"]["board"], "5x5");
  std::string bricks = "1-5-------";
  for (int row = 1; row < 20; ++row) bricks = "----------/" + bricks;
  EXPECT_EQ(json_of("show brick --position '" + bricks + " 162 3' --json")["parameters"]["colours"],
            "6");
  EXPECT_EQ(papan("show othello --set size=6 --position '-XX--XO--OXO-OO- X'").code, 2);
}

TEST(PositionsCli, NoMovesAreAGameToo) {
  EXPECT_EQ(json_of("replay ntil --moves '' --json")["position"],
            json_of("show ntil --json")["position"]);
  EXPECT_EQ(papan("replay ntil").code, 2);
}

// The winner of this board has 3 discs and gets the 13 empty cells, wherever it is told.
TEST(PositionsCli, EmptyCellsOfTheWinnerCountEverywhere) {
  const std::string board = "--position 'XXX------------- O' --set empties_to_winner=on";
  EXPECT_EQ(json_of("show othello --json " + board)["score"], 16);
  EXPECT_NE(papan("show othello " + board).out.find("black wins by 16; black 16, white 0"),
            std::string::npos);
  EXPECT_NE(
      papan("show othello --position 'XXX------------- O'").out.find("by 3; black 3, white 0"),
      std::string::npos);
}

}  // namespace
}  // namespace papan
