// Files of records from the shell: all games, or the best of each board.
#include <algorithm>
#include <fstream>

#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;
using testing_support::Scratch;

class RecordFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    std::ofstream(boards()) << "0 1 0 1\n0 1 1 0\n0 0 1 1\n\n0 0 1\n1 1 0\n0 1 0\n";
  }
  [[nodiscard]] std::string boards() const { return scratch_.file("boards.txt").string(); }
  [[nodiscard]] std::string records() const { return scratch_.file("games.jsonl").string(); }

  [[nodiscard]] Outcome solve(const std::string& more) const {
    return papan("collapse solve " + boards() + " --set scoring=samegame " + more);
  }
  [[nodiscard]] std::ptrdiff_t lines() const {
    const std::string text = contents(records());
    return std::count(text.begin(), text.end(), '\n');
  }

  Scratch scratch_;
};

TEST_F(RecordFiles, EveryGameIsAppendedAndReplays) {
  ASSERT_EQ(solve("--agent greedy --records " + records()).code, 0);
  EXPECT_EQ(lines(), 2);
  ASSERT_EQ(solve("--agent random --records " + records()).code, 0);
  EXPECT_EQ(lines(), 4);
  const Outcome replayed = papan("replay collapse --record " + records());
  EXPECT_EQ(replayed.code, 0) << replayed.out;
}

TEST_F(RecordFiles, OnlyTheBestGameOfEachBoardStays) {
  const std::string best = " --best-records " + records();
  ASSERT_EQ(solve("--agent random" + best).code, 0);
  EXPECT_EQ(lines(), 2);
  ASSERT_EQ(solve("--agent best:nodes=2000" + best).code, 0);
  const std::string strong = contents(records());
  EXPECT_EQ(lines(), 2);
  EXPECT_NE(strong.find("best:nodes=2000"), std::string::npos);
  ASSERT_EQ(solve("--agent row-by-row" + best).code, 0);
  EXPECT_EQ(contents(records()), strong);
}

TEST_F(RecordFiles, AFileThatIsNotOfRecordsStaysAndIsRefused) {
  std::ofstream(records()) << "my notes\n";
  const Outcome refused = solve("--agent greedy --best-records " + records());
  EXPECT_EQ(refused.code, 2);
  EXPECT_NE(refused.out.find("line 1"), std::string::npos) << refused.out;
  EXPECT_EQ(std::count(refused.out.begin(), refused.out.end(), '\n'), 1);
  EXPECT_EQ(contents(records()), "my notes\n");
  EXPECT_EQ(solve("--agent greedy --records /nonexistent/games").code, 2);
  EXPECT_EQ(solve("--agent greedy --best-records /nonexistent/games").code, 2);
}

TEST_F(RecordFiles, TheStandardPositionsAreCarried) {
  const Json solved = json_of("collapse solve --standard --agent greedy --json");
  EXPECT_EQ(solved["boards"].size(), 20u);
  EXPECT_EQ(papan("collapse solve " + boards() + " --standard --agent greedy").code, 2);
}

// The moves do not tell that somebody gave up; the record does, and older ones are still read.
TEST(Records, AnEndBeforeTheEndTellsWhoWon) {
  const Scratch scratch;
  const std::string file = scratch.file("game.jsonl").string();
  const std::string begun =
      R"({"papan":1,"game":"othello","parameters":{"size":"4"},"first":"human","second":"random",)"
      R"("seed":1,"version":"1","start":"-----OX--XO----- X","plies":["b1"],"result":null)";
  const auto replayed = [&](const std::string& rest, const std::string& more = "") {
    std::ofstream(file) << begun << rest << "}\n";
    return papan("replay othello --record " + file + more).out;
  };
  EXPECT_NE(replayed(R"(,"end":"black's time is up")").find("black's time is up; white wins\n"),
            std::string::npos);
  EXPECT_NE(replayed(R"(,"end":"white resigned")").find("white resigned; black wins\n"),
            std::string::npos);
  for (const char* older : {"", R"(,"end":"time is up")"}) {
    EXPECT_EQ(replayed(older).find(" wins"), std::string::npos) << older;
  }
  const auto json = parse_json(replayed(R"(,"end":"black's time is up")", " --json"));
  ASSERT_TRUE(json.ok());
  EXPECT_EQ((*json)["winner"], "second");
}

}  // namespace
}  // namespace papan
