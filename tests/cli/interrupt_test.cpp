// Ctrl-C: whatever a command has found by then is told, the exit code says that it was
// interrupted, and who asks twice does not wait.
#include "cli/interrupt.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>

#include "core/json.hpp"
#include "tests/protocol/engine_client.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::Engine;
using testing_support::Scratch;

// Seconds that a process has computed so far: the 14th word of what the system tells.
double worked(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string word;
  for (int i = 0; i < 14; ++i) file >> word;
  return std::atof(word.c_str()) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

struct Ended {
  std::string out;  // standard output
  int code = -1;
};

Ended interrupt(Engine& engine) {
  EXPECT_EQ(kill(engine.process(), SIGINT), 0);
  Ended ended;
  while (const auto line = engine.line()) ended.out += *line + "\n";
  ended.code = engine.wait();
  return ended;
}

// A command that would work for an hour, interrupted amid it. Work, not time, tells that it
// has begun to search.
Ended interrupted(const std::string& arguments) {
  Engine engine(arguments);
  EXPECT_TRUE(testing_support::eventually([&] { return worked(engine.process()) > 0.5; }));
  return interrupt(engine);
}

bool says(const Ended& ended, const std::string& words) {
  return ended.out.find(words) != std::string::npos;
}

TEST(InterruptDeathTest, TheSecondEndsTheProcessAtOnce) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe";
  EXPECT_EXIT(
      {
        const auto stop = cli::stop_on_interrupt();
        kill(getpid(), SIGINT);
        while (!stop.stop_requested()) std::this_thread::yield();
        kill(getpid(), SIGINT);
        for (;;) pause();  // deaf to the first, as a command may be
      },
      testing::ExitedWithCode(130), "");
}

TEST(InterruptCli, ADecisionTellsTheBestSoFar) {
  const Ended move = interrupted("move collapse --time 3600");
  EXPECT_EQ(move.code, 130);
  EXPECT_TRUE(move.out.starts_with("move ")) << move.out;
  EXPECT_FALSE(says(move, "value >=0 ")) << move.out;
  const Ended solve = interrupted("solve othello --time 3600");
  EXPECT_EQ(solve.code, 130);
  EXPECT_TRUE(says(solve, "not solved: interrupted")) << solve.out;
}

TEST(InterruptCli, AnExplanationIsNoSuccess) {
  const Ended ended = interrupted("explain othello --agent best:book=off --time 3600");
  EXPECT_EQ(ended.code, 130);
  EXPECT_TRUE(says(ended, " plays ")) << ended.out;
}

TEST(InterruptCli, AMatchOfNoGamesHasNoScore) {
  const std::string match =
      "match othello --first best:book=off --second best:book=off --time 3600 --games 4";
  const Ended words = interrupted(match);
  EXPECT_EQ(words.code, 130);
  EXPECT_EQ(words.out, "interrupted after 0 of 4 games\n");
  const Ended json = interrupted(match + " --json");
  const auto told = parse_json(json.out);
  ASSERT_TRUE(told.ok()) << json.out;
  EXPECT_EQ((*told)["games"], 0);
  EXPECT_TRUE((*told)["score"].is_null()) << json.out;
  EXPECT_TRUE((*told)["elo"].is_null()) << json.out;
}

// Black has begun; the solver would need days.
TEST(InterruptCli, AProblemThatWasNotSolvedHasNoScore) {
  const std::string solve =
      "solve othello --time 3600 --json --position "
      "'-------------------X-------XX------XO--------------------------- O' ";
  for (const char* more : {"--outcome", ""}) {
    const Ended ended = interrupted(solve + more);
    EXPECT_EQ(ended.code, 130) << more;
    const auto told = parse_json(ended.out);
    ASSERT_TRUE(told.ok()) << ended.out;
    const bool outcome = *more != 0;
    EXPECT_TRUE((outcome ? (*told)["problems"][0]["outcome"] : (*told)["value"]).is_null())
        << ended.out;
  }
}

TEST(InterruptCli, APersonLeavesAtOnceAndKeepsTheMoves) {
  Engine engine("play othello --first human --second best:level=1");
  engine.send("d3");
  for (auto line = engine.line(); line && line->find("white plays") == std::string::npos;) {
    line = engine.line();
  }
  const Ended ended = interrupt(engine);
  EXPECT_EQ(ended.code, 130);
  EXPECT_TRUE(says(ended, "the moves so far: d3 ")) << ended.out;
}

// Interrupted while it thinks of a whole hour: what was found is told, kept as the best of
// its board, and not counted in a mean.
TEST(InterruptCli, AnInterruptedBoardKeepsTheBestSoFar) {
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

TEST(InterruptCli, WhatAnInterruptedBoardCostIsTold) {
  const Ended ended = interrupted("collapse solve --deal 1 --time 3600 --json");
  EXPECT_EQ(ended.code, 130);
  const auto told = parse_json(ended.out);
  ASSERT_TRUE(told.ok()) << ended.out;
  EXPECT_GT((*told)["boards"][0]["nodes"].get<std::int64_t>(), 0) << ended.out;
}

}  // namespace
}  // namespace papan
