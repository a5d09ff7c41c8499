// `papan gtp othello` and `papan nboard` as other programs meet them: the real program, and
// a client written from the descriptions of the protocols (engine_client.hpp).
#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>

#include "tests/protocol/engine_client.hpp"
#include "tests/protocol/nboard_client.hpp"

namespace papan {
namespace {

using testing_support::Engine;
using testing_support::NboardClient;
using testing_support::NboardHint;
using testing_support::PlainOthello;
using testing_support::small;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// --- GTP -------------------------------------------------------------------------------

struct GtpAnswer {
  bool good = false;
  std::string text;
};

// An answer is "=" or "?", the number of the command, a space, the text, and ends with an
// empty line.
class GtpClient {
 public:
  explicit GtpClient(const std::string& arguments) : engine_("gtp othello " + arguments) {}

  GtpAnswer ask(const std::string& command) {
    const std::string number = std::to_string(++asked_);
    engine_.send(number + " " + command);
    GtpAnswer answer;
    auto line = engine_.line();
    if (!line || line->empty()) return answer;
    answer.good = line->front() == '=';
    EXPECT_EQ(line->substr(1, number.size()), number) << *line;
    answer.text = line->size() > number.size() + 2 ? line->substr(number.size() + 2) : "";
    while ((line = engine_.line()) && !line->empty()) answer.text += "\n" + *line;
    return answer;
  }

  // How long a move of this colour takes, and the move.
  double seconds_of_genmove(const std::string& colour) {
    const auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(ask("genmove " + colour).good);
    return seconds_since(start);
  }

  Engine& engine() { return engine_; }

 private:
  Engine engine_;
  int asked_ = 0;
};

TEST(GtpEngine, KnowsEveryCommandThatTheProtocolRequires) {
  GtpClient gtp("--agent best:level=1");
  EXPECT_EQ(gtp.ask("protocol_version").text, "2");
  std::istringstream told(gtp.ask("list_commands").text);
  std::vector<std::string> commands;
  for (std::string one; told >> one;) commands.push_back(one);
  for (const char* wanted :
       {"protocol_version", "name", "version", "known_command", "list_commands", "quit",
        "boardsize", "clear_board", "komi", "play", "genmove", "undo", "time_settings", "time_left",
        "final_score", "showboard"}) {
    EXPECT_NE(std::find(commands.begin(), commands.end(), wanted), commands.end()) << wanted;
    EXPECT_EQ(gtp.ask(std::string("known_command ") + wanted).text, "true");
  }
  EXPECT_FALSE(gtp.ask("no_such_command").good);
  EXPECT_TRUE(gtp.ask("quit").good);
  EXPECT_EQ(gtp.engine().wait(), 0);
}

// Both colours are asked for moves; a slow twin of the rules keeps the game.
TEST(GtpEngine, PlaysAWholeGameByTheRules) {
  GtpClient gtp("--agent best:level=2");
  PlainOthello game;
  std::vector<std::string> plies;
  for (; !game.over(); plies.push_back(game.mover() == 'B' ? "b" : "w")) {
    const GtpAnswer answer = gtp.ask(game.mover() == 'B' ? "genmove b" : "genmove w");
    ASSERT_TRUE(answer.good) << answer.text;
    if (!game.may_move()) {
      ASSERT_EQ(answer.text, "PASS");
      game.pass();
    } else {
      ASSERT_TRUE(game.play(small(answer.text))) << answer.text;
    }
  }
  EXPECT_EQ(gtp.ask("genmove b").text, "PASS");
  EXPECT_TRUE(gtp.ask("undo").good);
  const int margin = game.discs('B') - game.discs('W');
  const std::string score = margin == 0  ? "0"
                            : margin > 0 ? "B+" + std::to_string(margin)
                                         : "W+" + std::to_string(-margin);
  EXPECT_EQ(gtp.ask("final_score").text, score);
  for (std::size_t i = 0; i < plies.size(); ++i) ASSERT_TRUE(gtp.ask("undo").good) << i;
  EXPECT_FALSE(gtp.ask("undo").good);
}

// Undo takes back the last command that played, whatever it was.
TEST(GtpEngine, RefusesAPassOutOfTurnAndKeepsUndo) {
  GtpClient gtp("--agent best:level=1");
  const std::string start = gtp.ask("showboard").text;
  EXPECT_FALSE(gtp.ask("play b pass").good);
  EXPECT_FALSE(gtp.ask("play w pass").good);
  EXPECT_TRUE(gtp.ask("play b d3").good);
  EXPECT_FALSE(gtp.ask("play b pass").good);
  EXPECT_TRUE(gtp.ask("undo").good);
  EXPECT_EQ(gtp.ask("showboard").text, start);
  EXPECT_FALSE(gtp.ask("undo").good);
}

// White has two seconds for about 30 moves, black an hour: white must not take black's.
TEST(GtpEngine, KeepsAClockForEachColour) {
  GtpClient gtp("--agent best:book=off");
  EXPECT_TRUE(gtp.ask("time_left w 2 0").good);
  EXPECT_TRUE(gtp.ask("time_left b 3600 0").good);
  EXPECT_TRUE(gtp.ask("play b d3").good);
  EXPECT_LT(gtp.seconds_of_genmove("w"), 1);
}

// The whole game in two seconds a side, and nobody tells what is left.
TEST(GtpEngine, CountsItsTimeByItself) {
  GtpClient gtp("--agent best:book=off");
  EXPECT_TRUE(gtp.ask("time_settings 2 0 0").good);
  std::map<char, double> used;
  PlainOthello game;
  while (!game.over()) {
    const auto start = std::chrono::steady_clock::now();
    const GtpAnswer answer = gtp.ask(game.mover() == 'B' ? "genmove b" : "genmove w");
    used[game.mover()] += seconds_since(start);
    if (answer.text == "PASS") {
      game.pass();
    } else {
      ASSERT_TRUE(game.play(small(answer.text))) << answer.text;
    }
  }
  EXPECT_LT(used['B'], 4);
  EXPECT_LT(used['W'], 4);
}

// With an hour for a move a level still looks no further than a level does.
TEST(GtpEngine, AClockDoesNotReplaceALevel) {
  GtpClient with("--agent best:level=5");
  GtpClient without("--agent best:level=5");
  EXPECT_TRUE(with.ask("time_settings 0 3600 1").good);
  PlainOthello game;
  for (int ply = 0; ply < 20 && !game.over(); ++ply) {
    const std::string genmove = game.mover() == 'B' ? "genmove b" : "genmove w";
    const GtpAnswer answer = with.ask(genmove);
    EXPECT_EQ(answer.text, without.ask(genmove).text);
    if (answer.text == "PASS") {
      game.pass();
    } else {
      ASSERT_TRUE(game.play(small(answer.text))) << answer.text;
    }
  }
}

TEST(GtpEngine, AClockDoesNotReplaceADepth) {
  GtpClient gtp("--agent alphabeta:depth=2");
  EXPECT_TRUE(gtp.ask("time_settings 0 3600 1").good);
  EXPECT_TRUE(gtp.ask("genmove b").good);
}

// --- NBoard ----------------------------------------------------------------------------

constexpr const char* kStart =
    "BO[8 ---------------------------O*------*O--------------------------- *]";

std::string game_of(const std::string& moves) {
  return "set game (;GM[Othello]PC[NBoard]PB[me]PW[you]RE[?]TI[15:00]TY[8]" + std::string(kStart) +
         moves + ";)";
}

TEST(NboardEngine, TellsItsNameAndLearns) {
  NboardClient client;
  EXPECT_EQ(client.until_pong(), std::vector<std::string>{"set myname Papan"});
  client.engine().send("learn");
  EXPECT_EQ(client.until_pong(), std::vector<std::string>{"learned"});
  client.engine().send("quit");
  EXPECT_EQ(client.engine().wait(), 0);
}

// Each value of `hint 5` is what a hint tells of that move alone: of the position behind it,
// a ply less deep, with the other sign.
TEST(NboardEngine, HintsTellTheValueOfEachMove) {
  const std::string moves = "B[F5]W[D6]B[C3]W[D3]B[C4]W[F4]B[F6]";
  NboardClient client;
  client.engine().send("set depth 6");
  client.engine().send(game_of(moves));
  const auto hints = client.hint(5);
  ASSERT_EQ(hints.size(), 5U);
  client.engine().send("set depth 5");
  for (const NboardHint& one : hints) {
    client.engine().send(game_of(moves + "W[" + one.move + "]"));
    const auto answers = client.hint(1);
    ASSERT_EQ(answers.size(), 1U);
    // Selective searches may differ a little by what their memory holds.
    EXPECT_NEAR(one.value, -answers[0].value, 1.5) << one.move;
    EXPECT_EQ(one.depth, "6");
  }
  EXPECT_TRUE(std::is_sorted(hints.begin(), hints.end(),
                             [](const auto& a, const auto& b) { return a.value > b.value; }));
  EXPECT_GT(hints.front().value, hints.back().value);
}

TEST(NboardEngine, HintsAreAllThereInTheOpening) {
  NboardClient client;
  client.engine().send("set depth 4");
  client.engine().send(game_of("B[F5]"));
  const auto hints = client.hint(3);
  ASSERT_EQ(hints.size(), 3U);  // all that white may do
  for (const NboardHint& one : hints) EXPECT_NE(one.depth, "0");
  EXPECT_EQ(client.hint(9).size(), 3U);
}

// White has no move in this board, says so, and then it is black's turn.
TEST(NboardEngine, UnderstandsAPassAtTheEndOfAGame) {
  const std::string board =
      "set game (;GM[Othello]TY[8]BO[8 *O------ -------- -------- -------- -------- -------- "
      "-------- -------- O]";
  NboardClient client;
  client.engine().send("set depth 2");
  client.engine().send(board + "W[PA];)");
  client.until_pong();
  EXPECT_EQ(client.go(), "c1");
}

// It thinks on until somebody comes, and what it thought is told: deeper than the four plies that a
// first moment finds.
TEST(NboardEngine, WhatWasThoughtBeforeAPingIsTold) {
  NboardClient client("--agent best:book=off");
  client.engine().send("set depth 60");
  client.engine().send(game_of("B[F5]W[D6]B[C3]W[D3]"));
  client.engine().send("hint 5");
  std::string last;
  while (!last.ends_with(" 0 9")) {
    const auto line = client.engine().line();
    ASSERT_TRUE(line) << "no value of depth 9 while it thinks";
    last = *line;
  }
  client.until_pong();
}

// Far deeper than anybody waits for; the pong comes when it is asked for.
TEST(NboardEngine, APingStopsTheThinking) {
  NboardClient client("--agent best:hash=4");
  client.engine().send("set depth 60");
  client.engine().send(game_of("B[F5]W[D6]B[C3]W[D3]"));
  for (const char* thinking : {"hint 4", "analyze", "go"}) {
    const auto start = std::chrono::steady_clock::now();
    client.engine().send(thinking);
    const auto lines = client.until_pong();
    EXPECT_LT(seconds_since(start), 30) << thinking;
    const auto hints = std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
      return line.starts_with("search ");
    });
    EXPECT_EQ(hints % 4, 0);  // a depth, or several
    EXPECT_EQ(hints > 0, std::string(thinking) == "hint 4");
  }
}

TEST(NboardEngine, AnyCommandStopsTheThinkingAndIsObeyed) {
  NboardClient client("--agent best:hash=4");
  client.engine().send("set depth 60");
  client.engine().send(game_of("B[F5]W[D6]B[C3]W[D3]"));
  client.engine().send("hint 4");
  client.engine().send("set depth 1");
  client.engine().send("move C4");
  client.until_pong();
  EXPECT_EQ(client.hint(1).size(), 1U);
  client.engine().send("set depth 60");
  client.engine().send("hint 4");
  client.engine().send("quit");
  EXPECT_EQ(client.engine().wait(), 0);
}

// A script that ends without `quit` still gets its answer.
TEST(NboardEngine, TheEndOfInputLetsItFinish) {
  NboardClient client("--agent best:level=5,book=off");
  client.engine().send("hint 4");
  client.engine().close_input();
  std::vector<std::string> lines;
  for (auto line = client.engine().line(); line; line = client.engine().line()) {
    lines.push_back(*line);
  }
  ASSERT_EQ(lines.size(), 18U);  // the name, four moves of depths 2 to 5, the nodes
  EXPECT_TRUE(lines[16].ends_with(" 0 5")) << lines[16];
  EXPECT_EQ(client.engine().wait(), 0);
}

TEST(NboardEngine, AnalyzesAGameFromItsEnd) {
  NboardClient client;
  client.engine().send("set depth 2");
  client.engine().send(game_of("B[F5]W[D6]B[C3]"));
  client.engine().send("analyze");
  std::vector<int> played;
  while (played.size() < 4) {
    const auto line = client.engine().line();
    ASSERT_TRUE(line);
    std::istringstream words(*line);
    std::string name;
    int number = -1;
    double value = 99;
    words >> name >> number >> value;
    if (name == "analysis") played.push_back(number);
    EXPECT_LE(std::abs(value), 99);
  }
  EXPECT_EQ(played, (std::vector<int>{3, 2, 1, 0}));
}

// One engine by GTP, the other by NBoard, and a referee who trusts neither.
TEST(Engines, PlayEachOtherByTwoProtocols) {
  GtpClient black("--agent best:level=3");
  NboardClient white("--agent best:level=3");
  PlainOthello game;
  while (!game.over()) {
    std::string move;
    if (game.mover() == 'B') {
      move = small(black.ask("genmove b").text);
    } else {
      move = white.go();
      if (move != "pa") {
        ASSERT_TRUE(black.ask("play w " + move).good);
      }
    }
    white.engine().send("move " + (move == "pass" ? "PA" : move));
    if (move == "pass" || move == "pa") {
      ASSERT_FALSE(game.may_move());
      game.pass();
    } else {
      ASSERT_TRUE(game.play(move)) << move;
    }
  }
  const int margin = game.discs('B') - game.discs('W');
  const std::string score =
      margin == 0 ? "0" : (margin > 0 ? "B+" : "W+") + std::to_string(std::abs(margin));
  EXPECT_EQ(black.ask("final_score").text, score);
}

}  // namespace
}  // namespace papan
