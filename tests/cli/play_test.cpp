// `papan play`: what a person at the terminal is told.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/protocol/engine_client.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::Engine;
using testing_support::Outcome;
using testing_support::papan;
using testing_support::Scratch;

// What is said to who types these lines.
std::string said_to(const std::string& arguments, const std::vector<std::string>& lines) {
  const Scratch scratch;
  const auto file = scratch.file("typed");
  std::ofstream out(file);
  for (const std::string& line : lines) out << line << '\n';
  out.close();
  const Outcome outcome = papan("play " + arguments + " < " + file.string());
  EXPECT_EQ(outcome.code, 0) << outcome.out;
  return outcome.out;
}

bool has_words(const std::string& out, const std::string& words) {
  return out.find(words) != std::string::npos;
}

struct Hint {
  std::string move;
  double value = 0;
  std::string line;
};

Hint hint_of(Engine& engine) {
  engine.send("hint");
  for (auto line = engine.line(); line; line = engine.line()) {
    const auto at = line->find("try ");
    if (at == std::string::npos) continue;
    const auto value = line->find("value >=");
    if (value == std::string::npos) return {"", 0, *line};
    return {line->substr(at + 4, line->find(' ', at + 4) - at - 4),
            std::stod(line->substr(value + 8)), *line};
  }
  return {};
}

// A second of thinking finds now more, now less; who follows the hints is never promised less.
TEST(PlayCli, HintsFollowTheirPlan) {
  Engine engine("play collapse --set deal=1");
  double promised = 0;
  for (int i = 0; i < 4; ++i) {
    const Hint hint = hint_of(engine);
    ASSERT_FALSE(hint.move.empty()) << hint.line;
    EXPECT_GE(hint.value, promised) << hint.line;
    if (i > 0 && hint.value == promised) {
      EXPECT_TRUE(has_words(hint.line, "as planned")) << hint.line;
    }
    promised = hint.value;
    engine.send(hint.move);
  }
}

// White's man on c5 can leap to c3, and steps elsewhere.
const std::string kLeap =
    "--first human --second human --position 'bbbbbbbb.bbbbbbb..w..ww.wwwwwwwwwwwww w'";

TEST(PlayCli, AMissedCaptureOfNtilIsTold) {
  const std::string out = said_to("ntil " + kLeap, {"a6-a5", "quit"});
  EXPECT_TRUE(has_words(out, "Ntil! You could have played c5xc3\n")) << out;
  EXPECT_FALSE(has_words(said_to("ntil " + kLeap, {"c5xc3", "quit"}), "Ntil!"));
}

TEST(PlayCli, AStepBesideACompulsoryCaptureIsRefusedForThatReason) {
  const std::string out =
      said_to("ntil --set ntil=off " + kLeap, {"a6-a5", "a6-a4", "c5xc3", "quit"});
  EXPECT_TRUE(has_words(out, "you must capture: 'a6-a5' is not legal here")) << out;
  EXPECT_FALSE(has_words(out, "you must capture: 'a6-a4'")) << out;
}

TEST(PlayCli, WithAPersonNtilIsOnUnlessTheySayOtherwise) {
  const Scratch scratch;
  const std::string file = scratch.file("game.jsonl").string();
  said_to("ntil --set board=5x5 --first human --second random", {"save " + file, "quit"});
  EXPECT_TRUE(has_words(testing_support::contents(file), "\"ntil\":\"on\""));
  said_to("ntil --set board=5x5 --set ntil=off --first human --second random",
          {"save " + file + "2", "quit"});
  EXPECT_TRUE(has_words(testing_support::contents(file + "2"), "\"ntil\":\"off\""));
}

}  // namespace
}  // namespace papan
