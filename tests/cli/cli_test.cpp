// The real binary from the shell: outputs, exit codes, one-line errors.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "core/json.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;

std::filesystem::path scratch(const std::string& name) {
  const auto path = std::filesystem::temp_directory_path() /
                    ("papan-cli-" + std::to_string(getpid()) + "-" + name);
  std::filesystem::remove(path);
  return path;
}

TEST(Cli, ShowsThePositionForAPerson) {
  EXPECT_EQ(papan("show othello").out,
            "    a b c d e f g h\n"
            " 1  · · · · · · · ·\n"
            " 2  · · · · · · · ·\n"
            " 3  · · · + · · · ·\n"
            " 4  · · + ○ ● · · ·\n"
            " 5  · · · ● ○ + · ·\n"
            " 6  · · · · + · · ·\n"
            " 7  · · · · · · · ·\n"
            " 8  · · · · · · · ·\n"
            "black to move; black 2, white 2\n"
            "moves: d3 c4 f5 e6\n"
            "position: ---------------------------OX------XO--------------------------- X\n");
}

TEST(Cli, ShowsThePositionAsJson) {
  const Json json = json_of("show othello --set size=4 --json");
  EXPECT_EQ(json["game"], "othello");
  EXPECT_EQ(json["position"], "-----OX--XO----- X");
  EXPECT_EQ(json["turn"], "first");
  EXPECT_EQ(json["score"], 0);
  EXPECT_EQ(json["over"], false);
  EXPECT_EQ(json["moves"], (Json{"b1", "a2", "d3", "c4"}));
}

TEST(Cli, ReplaysMovesAndNamesTheIllegalOne) {
  const Json json = json_of("replay othello --json --moves 'd3 c3 c4'");
  EXPECT_EQ(json["turn"], "second");
  const Outcome wrong = papan("replay othello --moves 'd3 c3 h8'");
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(wrong.out, "papan: move 3: 'h8' is not legal here: legal is b3 c4 f5 e6\n");
}

TEST(Cli, CountsLinesADepth) {
  EXPECT_EQ(papan("perft othello --depth 5").out, "1 4\n2 12\n3 56\n4 244\n5 1396\n");
}

TEST(Cli, DecidesAsJson) {
  const Json json = json_of("move othello --agent alphabeta:depth=4 --json");
  for (const char* key : {"move", "value", "nodes", "depth", "line", "candidates", "seconds"}) {
    EXPECT_TRUE(json.contains(key)) << key;
  }
  EXPECT_EQ(json["depth"], 4);
  EXPECT_EQ(json["candidates"].size(), 4U);
  EXPECT_EQ(json["line"][0], json["move"]);
}

TEST(Cli, SaysWhatEveryValueIs) {
  const Json guess = json_of("move adjacency --agent annealing --json");
  EXPECT_EQ(guess["kind"], "estimate");
  EXPECT_EQ(guess["exact"], false);
  EXPECT_EQ(guess["candidates"][0]["kind"], "estimate");
  EXPECT_EQ(json_of("move othello --agent random --json")["kind"], "unknown");
  EXPECT_NE(papan("move othello --agent minimax:depth=1").out.find("(estimate)"),
            std::string::npos);
  EXPECT_NE(papan("move othello --agent random").out.find("value unknown"), std::string::npos);
  EXPECT_NE(papan("explain adjacency --agent annealing").out.find("kind estimate"),
            std::string::npos);
  EXPECT_NE(papan("solve othello --set size=4").out.find("value =-8 (exact)"), std::string::npos);
  EXPECT_NE(papan("move brick --set bricks=2").out.find("(exact mean)"), std::string::npos);
  EXPECT_NE(papan("explain brick --set bricks=2").out.find("kind exact mean\n"), std::string::npos);
  const Json cut = json_of("move ntil --agent exact --nodes 1000 --json");
  EXPECT_EQ(cut["kind"], "estimate");
  for (const Json& candidate : cut["candidates"]) {
    EXPECT_EQ(candidate["kind"].get<std::string>().rfind("estimate", 0), 0u);
  }
}

TEST(Cli, SolvesTheSmallBoard) {
  const Json json = json_of("solve othello --set size=4 --json");
  EXPECT_EQ(json["value"], -8);
  EXPECT_EQ(json["exact"], true);
  EXPECT_NE(papan("solve othello --set size=4")
                .out.find("white wins by 8 (black 3, white 11, end neither side can move)"),
            std::string::npos);
}

TEST(Cli, SolvesFilesOfProblems) {
  const auto path = scratch("problems.obf");
  std::ofstream(path)
      << "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X; A4:+10; B2:+0;\n"
         "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X; D1:+2; G3:+0;\n";
  const Json json = json_of("solve othello --json --file " + path.string());
  ASSERT_EQ(json["problems"].size(), 2);
  EXPECT_EQ(json["problems"][0]["score"], 10);
  EXPECT_EQ(json["problems"][0]["move"], "a4");
  EXPECT_EQ(json["total"]["right"], 2);
  const Outcome one = papan("solve othello --first 1 --file " + path.string());
  EXPECT_NE(one.out.find("1 of 1 solved, 1 of 1 right"), std::string::npos) << one.out;
  EXPECT_EQ(papan("solve othello --set size=6 --file " + path.string()).code, 2);
  EXPECT_EQ(papan("solve othello --file /nowhere.obf").code, 2);
  const Json outcome = json_of("solve othello --outcome --json --file " + path.string());
  EXPECT_EQ(outcome["problems"][0]["outcome"], "win");
  EXPECT_EQ(outcome["total"]["right"], 2);
  EXPECT_LT(outcome["total"]["nodes"].get<int>(), json["total"]["nodes"].get<int>());
  EXPECT_EQ(papan("solve othello --outcome").code, 2) << "of what?";
  const Json together = json_of("solve othello --threads 2 --json --file " + path.string());
  EXPECT_EQ(together["total"]["right"], 2);
}

TEST(Cli, SaysPlainlyWhenTheBudgetEndsFirst) {
  EXPECT_NE(papan("solve othello --nodes 1000").out.find("not solved"), std::string::npos);
  const Json unsolved = json_of("solve othello --nodes 1000 --json");
  EXPECT_EQ(unsolved["exact"], false);
  EXPECT_TRUE(unsolved["value"].is_null()) << "nothing is known";
}

// The whole board takes far longer to solve than this.
TEST(Cli, SolvingNtilKeepsToItsTime) {
  const testing_support::Scratch cache;
  setenv("XDG_CACHE_HOME", cache.file("").c_str(), 1);
  const Outcome outcome = papan("solve ntil --set board=5x5 --time 0.5");
  unsetenv("XDG_CACHE_HOME");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(outcome.out.starts_with("not solved: the budget ended")) << outcome.out;
}

TEST(Cli, AWinThatIsOnlyAWinHasNoMargin) {
  const std::string out = papan("show ntil --set board=5x5 --position 'w............ b'").out;
  EXPECT_NE(out.find("over: white wins; "), std::string::npos) << out;
  const Outcome solved = papan("solve ntil --set board=5x9 --position '" + std::string(8, '.') +
                               "b....w" + std::string(16, '.') + "w...... w' --time 20");
  EXPECT_NE(solved.out.find("white wins (white 2, black 0"), std::string::npos) << solved.out;
}

TEST(Cli, PlaysAMatchTheSameOnAnyNumberOfThreads) {
  const auto one = scratch("one.jsonl");
  const auto two = scratch("two.jsonl");
  const std::string match =
      "match othello --first mcts:playouts=20 --second best:level=2 --games 8 --seed 7 --json";
  const Json first = json_of(match + " --threads 1 --records " + one.string());
  const Json second = json_of(match + " --threads 2 --records " + two.string());
  EXPECT_EQ(first["wins"], second["wins"]);
  EXPECT_EQ(first["games"], 8);
  EXPECT_EQ(contents(one), contents(two));
  EXPECT_EQ(papan("replay othello --json --record " + one.string()).code, 0);
}

TEST(Cli, RefusesATruncatedRecord) {
  const auto path = scratch("cut.jsonl");
  ASSERT_EQ(
      papan("match othello --first random --second random --games 1 --records " + path.string())
          .code,
      0);
  const std::string whole = contents(path);
  std::ofstream(path) << whole.substr(0, whole.size() / 2);
  const Outcome outcome = papan("replay othello --record " + path.string());
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.out.find("line 1: record: not JSON"), std::string::npos) << outcome.out;
}

TEST(Cli, PlaysInTheTerminal) {
  const auto path = scratch("saved.jsonl");
  const std::string typed =
      "printf 'd3\\nmoves\\nundo\\nzz\\nhint\\nd3\\nsave " + path.string() + "\\nquit\\n' | ";
  const Outcome outcome = papan("play othello --first human --second best:level=1", typed);
  EXPECT_EQ(outcome.code, 0);
  for (const char* said : {"white plays", "expected a cell", "try ", "saved;", "stopped;"}) {
    EXPECT_NE(outcome.out.find(said), std::string::npos) << said << "\n" << outcome.out;
  }
  EXPECT_EQ(papan("replay othello --record " + path.string()).code, 0);
}

// Where this fails some agent decides differently: if that is meant, write the file anew.
TEST(Cli, TheSignatureIsTheOneThatIsMeant) {
  const Outcome signature = papan("bench --signature");
  EXPECT_EQ(signature.code, 0);
  EXPECT_EQ(signature.out, contents(PAPAN_SOURCE_DIR "/tests/golden/signature.txt"));
}

TEST(Cli, TheJudgeIsAnsweredByTheBestAgentAndToldOfIt) {
  const std::string input = scratch("input").string();
  EXPECT_EQ(papan("brick deal --colours 3 --bricks 12 --seed 7 > " + input).code, 0);
  const auto answers = scratch("answers");
  const auto told = scratch("told");
  const std::string command = fmt::format("{} brick solve < {} > {} 2> {}", PAPAN_BINARY, input,
                                          answers.string(), told.string());
  EXPECT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(contents(told), "best plays; --agent chooses another\n");
  EXPECT_EQ(contents(told) + contents(answers), papan("brick solve --agent best < " + input).out);
  for (const auto& file : {std::filesystem::path(input), answers, told})
    std::filesystem::remove(file);
}

TEST(Cli, AnEmptyOutputIsNoAnswerToTheJudge) {
  const auto input = scratch("bricks");
  std::ofstream(input) << "2 3\n1 2 3\n1 2 3\n";
  const Outcome empty = papan("brick judge " + input.string() + " /dev/null");
  EXPECT_EQ(empty.code, 2);
  EXPECT_EQ(empty.out, "papan: '/dev/null' is empty: no brick was placed\n");
  const auto output = scratch("answers");
  std::ofstream(output) << "1 0\n";
  const Outcome short_one = papan("brick judge " + input.string() + " " + output.string());
  EXPECT_EQ(short_one.code, 0);
  EXPECT_NE(short_one.out.find("placed 1 of 2"), std::string::npos) << short_one.out;
}

TEST(Cli, ExplainsABrickAsTheThesisDoes) {
  const std::string empty(10, '-');
  std::string position = empty;
  for (int i = 1; i < 20; ++i) position += "/" + empty;
  position = "'" + position + " 332 10' --bricks 10";
  const Outcome outcome = papan("brick explain " + position);
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(outcome.out.find("brick 332 goes to 1,2: by evaluation"), std::string::npos);
  EXPECT_NE(outcome.out.find("[2.33335]"), std::string::npos) << outcome.out;
  const Json json = json_of("brick explain --json " + position);
  EXPECT_EQ(json["placements"].size(), 30U);
  EXPECT_EQ(json["move"], "1,2");
}

TEST(Cli, EveryCommandHasHelpWithExamples) {
  for (const char* command : {"games",
                              "agents",
                              "show",
                              "replay",
                              "perft",
                              "move",
                              "solve",
                              "play",
                              "match",
                              "bench",
                              "tree",
                              "explain",
                              "brick explain",
                              "brick export",
                              "train brick",
                              "train brick-values",
                              "train othello-patterns",
                              "db",
                              "tournament",
                              "gtp",
                              "reproduce",
                              "serve",
                              "collapse solve"}) {
    const Outcome outcome = papan(std::string(command) + " --help");
    EXPECT_EQ(outcome.code, 0) << command;
    EXPECT_NE(outcome.out.find("Examples:"), std::string::npos) << command;
  }
}

// Each is one line, names what was wrong, and ends with exit code 2.
TEST(Cli, RefusesBadInputInOneLine) {
  const std::array<std::pair<const char*, const char*>, 32> cases = {{
      {"", "subcommand"},
      {"dance", "unknown command 'dance': expected serve, play"},
      {"show chess", "unknown game 'chess'"},
      {"show", "GAME"},
      {"show othello --set size=5", "size must be 4, 6, 8, 10"},
      {"show othello --set colour=red", "unknown option 'colour'"},
      {"show othello --set size", "key=value"},
      {"show othello --set size=4 --set size=6", "given twice"},
      {"show othello --position X", "expected 64 cells"},
      {"show othello --set size=4 --position '-XX--XO--OXO-OOz X'", "cell d4 must be X, O or -"},
      {"show othello --set size=4 --position '-XX--XO--OXO-OO- Z'", "side to move"},
      {"show othello --seed -3", "seed"},
      {"move othello --agent wizard", "unknown agent 'wizard'"},
      {"move othello --agent alphabeta:depth=0", "depth must be a whole number from 1 to 120"},
      {"move othello --agent alphabeta:depht=3", "unknown option 'depht'"},
      {"move othello --agent negascout:hash=99999999999999999999", "hash must be"},
      {"move othello --agent alphabeta --depth 0", "depth must be"},
      {"move othello --agent best --time nan", "time must be"},
      {"perft othello --depth 0", "depth must be"},
      {"match othello --first best --second random --games 0", "--games"},
      {"match othello --first best --second random --games 99999999999999", "--games"},
      {"replay othello --record /nonexistent/file", "cannot read"},
      {"train brick --features HP,XX", "unknown feature 'XX'"},
      {"train brick --algorithm magic", "unknown algorithm 'magic'"},
      {"brick explain X", "position"},
      {"brick export --colours 2", "expected 3 to 9 or all"},
      {"collapse solve --standard --deal 3", "--standard"},
      {"collapse solve --standard --set scoring=xxl", "--standard"},
      {"bench othello --depth 12", "--threads"},
      {"bench ntil --threads 2", "othello"},
      {"solve othello --threads 2", "--file or --outcome"},
      {"train brick-values --colours 2", "range 3 to 9"},
  }};
  for (const auto& [arguments, expected] : cases) {
    const Outcome outcome = papan(arguments);
    EXPECT_EQ(outcome.code, 2) << arguments;
    EXPECT_NE(outcome.out.find(expected), std::string::npos) << arguments << ": " << outcome.out;
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 1)
        << arguments << ": " << outcome.out;
  }
}

}  // namespace
}  // namespace papan
