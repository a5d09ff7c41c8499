// The NBoard protocol: a conversation as NBoard has it.
#include "games/othello/play/nboard.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace papan::othello {
namespace {

constexpr const char* kGame =
    "set game (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[0]TY[8]BO[8 --------"
    " -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5]W[D6//1.5];)";

NboardSession session() {
  auto made = NboardSession::start("greedy-count");
  EXPECT_TRUE(made);
  return std::move(*made);
}

// All lines of the answer, each with its end.
std::string told(NboardSession& engine, const std::string& line, const std::stop_token& stop = {}) {
  std::string all;
  engine.hear(
      line, [&](const std::string& one) { all += one + '\n'; }, stop);
  return all;
}

TEST(Nboard, TellsItsNameAndAnswersPings) {
  NboardSession engine = session();
  EXPECT_EQ(told(engine, "nboard 2"), "set myname Papan\n");
  EXPECT_EQ(told(engine, "ping 17"), "pong 17\n");
  EXPECT_EQ(told(engine, "set contempt 0"), "");
  EXPECT_EQ(told(engine, "no such thing"), "");
  EXPECT_FALSE(engine.ended());
  EXPECT_EQ(told(engine, "quit"), "");
  EXPECT_TRUE(engine.ended());
}

// After f5 d6 all five moves, c3 to c7, turn one disc: the greedy agent takes the top one.
TEST(Nboard, PlaysFromAGivenGame) {
  NboardSession engine = session();
  EXPECT_EQ(told(engine, kGame), "");
  EXPECT_TRUE(told(engine, "go").starts_with("=== C3/1.00/"));
  EXPECT_EQ(told(engine, "move C3/1.00/0.1"), "");
  EXPECT_TRUE(told(engine, "hint 2").starts_with("search "));
}

TEST(Nboard, TellsWhatIsWrongAndGoesOn) {
  NboardSession engine = session();
  EXPECT_EQ(told(engine, "move A1"), "status 'a1' is not legal here: legal is d3 c4 f5 e6\n");
  EXPECT_TRUE(told(engine, "set game (;GM[Chess];)").starts_with("status game 1: "));
  EXPECT_TRUE(told(engine, "set depth none").starts_with("status "));
  EXPECT_TRUE(told(engine, "go").starts_with("=== "));
}

// A search for the best move knows of the others only that they are no better; a hint
// tells what each is worth: what a search of the position behind it finds.
TEST(Nboard, HintsAreTheValuesOfTheMoves) {
  auto engine = NboardSession::start("best:without=probcut");
  ASSERT_TRUE(engine);
  told(*engine, "set depth 4");
  told(*engine, kGame);
  const std::string hints = told(*engine, "hint 5");
  Rng rng;
  auto position = std::move(*(*find_game("othello"))->game.start({}, rng));
  for (const char* ply : {"f5", "d6"}) ASSERT_TRUE(position->play(ply));
  const auto player = make_player(*position, "best:depth=3,without=probcut,book=off");
  ASSERT_TRUE(player) << player.error().message;
  for (const LegalMove& move : position->legal_moves()) {
    const auto after = position->clone();
    ASSERT_TRUE(after->play(move.text));
    const auto decision = (*player)->choose(*after, {{}, rng, {}});
    ASSERT_TRUE(decision);
    std::string name = move.text;
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    const auto line = hints.rfind("search " + name);  // the deepest
    ASSERT_NE(line, std::string::npos) << hints;
    const double value = std::stod(hints.substr(hints.find(' ', line + 7)));
    EXPECT_NEAR(value, decision->value, 0.011) << name << "\n" << hints;
  }
}

int lines_with(const std::string& text, const std::string& words) {
  int found = 0;
  for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
  return found;
}

// Who stops it when a depth is told has that depth, and it was told while it thought on.
TEST(Nboard, EachDepthIsToldWhenItIsReached) {
  auto engine = NboardSession::start("best:book=off");
  ASSERT_TRUE(engine);
  told(*engine, "set depth 60");
  told(*engine, kGame);
  std::stop_source stop;
  std::string all;
  engine->hear(
      "hint 5",
      [&](const std::string& line) {
        all += line + '\n';
        if (lines_with(all, " 0 7\n") == 5) stop.request_stop();
      },
      stop.get_token());
  for (const char* depth : {" 0 2\n", " 0 3\n", " 0 4\n", " 0 5\n", " 0 6\n", " 0 7\n"}) {
    EXPECT_EQ(lines_with(all, depth), 5) << depth << all;
  }
  EXPECT_LT(all.find(" 0 2\n"), all.find(" 0 3\n"));
}

// In the book too there are as many hints as are wanted.
TEST(Nboard, HintsAsManyAsAreAskedFor) {
  auto engine = NboardSession::start("best");
  ASSERT_TRUE(engine);
  told(*engine, "set depth 3");
  const std::string hints = told(*engine, "hint 3");
  EXPECT_EQ(lines_with(hints, " 0 2\n"), 3) << hints;
  EXPECT_EQ(lines_with(hints, " 0 3\n"), 3) << hints;
  EXPECT_EQ(lines_with(hints, "nodestats "), 1) << hints;
  EXPECT_EQ(told(*engine, "hint").find("search"), 0U);
}

TEST(Nboard, WhatIsStoppedTellsWhatItKnows) {
  auto engine = NboardSession::start("best:book=off");
  ASSERT_TRUE(engine);
  told(*engine, "set depth 60");
  std::stop_source stop;
  stop.request_stop();
  const std::string hints = told(*engine, "hint 9", stop.get_token());
  EXPECT_EQ(lines_with(hints, " 0 2\n"), 4) << hints;
  EXPECT_TRUE(told(*engine, "go", stop.get_token()).starts_with("=== "));
  EXPECT_EQ(told(*engine, "analyze", stop.get_token()), "");
}

TEST(Nboard, AnalyzesEveryPositionOfAGame) {
  NboardSession engine = session();
  told(engine, kGame);
  const std::string lines = told(engine, "analyze");
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 3);
  EXPECT_TRUE(lines.starts_with("analysis 2 ")) << lines;
  EXPECT_NE(lines.find("\nanalysis 0 "), std::string::npos) << lines;
}

TEST(Nboard, RefusesAnUnknownAgent) {
  EXPECT_FALSE(NboardSession::start("nobody"));
}

}  // namespace
}  // namespace papan::othello
