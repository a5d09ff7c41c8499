// Where commands begin: chance that moves first, boards that tell their size, games of no
// moves, and work that is interrupted.
#include <csignal>
#include <cstdlib>
#include <fstream>

#include "tests/protocol/engine_client.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::Engine;
using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;
using testing_support::Scratch;

// Seconds that a process has computed so far: the 14th word of what the system tells.
double worked(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string word;
  for (int i = 0; i < 14; ++i) file >> word;
  return std::atof(word.c_str()) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

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
  EXPECT_EQ(papan("show othello --set size=6 --position '-XX--XO--OXO-OO- X'").code, 2);
}

TEST(PositionsCli, NoMovesAreAGameToo) {
  EXPECT_EQ(json_of("replay ntil --moves '' --json")["position"],
            json_of("show ntil --json")["position"]);
  EXPECT_EQ(papan("replay ntil").code, 2);
}

// Interrupted while it thinks of a whole hour: what was found is told, kept as the best of
// its board, and not counted in a mean.
TEST(PositionsCli, AnInterruptedBoardKeepsTheBestSoFar) {
  const Scratch scratch;
  const auto best = scratch.file("best.jsonl");
  Engine solve("collapse solve --deal 1 --count 2 --time 3600 --best-records " + best.string());
  // Work, not time, tells that it has begun to search.
  ASSERT_TRUE(testing_support::eventually([&] { return worked(solve.process()) > 0.5; }));
  ASSERT_EQ(kill(solve.process(), SIGINT), 0);
  const auto line = solve.line();
  ASSERT_TRUE(line);
  EXPECT_NE(line->find("interrupted"), std::string::npos) << *line;
  EXPECT_EQ(line->find("score      0"), std::string::npos) << *line;
  EXPECT_FALSE(solve.line());  // no mean of nothing
  EXPECT_EQ(solve.wait(), 130);
  EXPECT_NE(contents(best).find("\"result\":"), std::string::npos);
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
