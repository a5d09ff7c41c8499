// The Go Text Protocol from both ends: our session by a script, and other programs,
// good and bad, in a seat.
#include "games/othello/play/gtp.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "agents/external.hpp"
#include "arena/referee.hpp"
#include "tests/support/cpu_watch.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using othello::GtpSession;

constexpr const char* kRhino = "/usr/games/gtp-rhino";

GtpSession session(const std::string& spec = "greedy-count") {
  return std::move(*GtpSession::start(spec));
}

std::unique_ptr<Position> othello_start(const Settings& parameters = {}) {
  Rng rng;
  return std::move(*(*find_game("othello"))->game.start(parameters, rng));
}

Result<PlayedGame> play(const std::string& first, const std::string& second,
                        const std::vector<std::string>& opening = {}) {
  GameSetup setup{{first, second}, {}, 1, {}, Programs::kAllowed};
  return play_game(*othello_start(), opening, setup);
}

std::string program_error(const std::string& program, const std::string& timeout = "120") {
  const auto game = play("gtp:timeout=" + timeout + ",command=" + program, "random");
  return game ? "no error" : game.error().message;
}

TEST(GtpSession, AnswersAsTheProtocolSays) {
  GtpSession gtp = session();
  EXPECT_EQ(gtp.answer("protocol_version"), "= 2\n\n");
  EXPECT_EQ(gtp.answer("7 name # who are you?"), "=7 Papan greedy-count\n\n");
  EXPECT_EQ(gtp.answer("12 dance"), "?12 unknown command\n\n");
  EXPECT_EQ(gtp.answer("   # nothing"), "");
  EXPECT_EQ(gtp.answer(""), "");
  EXPECT_EQ(gtp.answer("known_command\tgenmove"), "= true\n\n");
  EXPECT_EQ(gtp.answer("known_command dance"), "= false\n\n");
  EXPECT_EQ(gtp.answer("boardsize 7"), "? unacceptable size\n\n");
  EXPECT_EQ(gtp.answer("boardsize 8"), "= \n\n");
  EXPECT_EQ(gtp.answer("komi 6.5"), "= \n\n");
  EXPECT_NE(gtp.answer("list_commands").find("\nfinal_score\n\n"), std::string::npos);
  EXPECT_FALSE(gtp.ended());
  EXPECT_EQ(gtp.answer("quit"), "= \n\n");
  EXPECT_TRUE(gtp.ended());
}

TEST(GtpSession, PlaysUndoesAndShows) {
  GtpSession gtp = session();
  const std::string start = gtp.answer("showboard");
  EXPECT_EQ(gtp.answer("play black D3"), "= \n\n");
  EXPECT_EQ(gtp.answer("play black c3"), "? illegal move\n\n");
  EXPECT_EQ(gtp.answer("play white h8"), "? illegal move\n\n");
  EXPECT_EQ(gtp.answer("play red c3"), "? invalid color\n\n");
  EXPECT_EQ(gtp.answer("play white"), "? syntax error\n\n");
  EXPECT_EQ(gtp.answer("final_score"), "? the game is not over\n\n");
  EXPECT_EQ(gtp.answer("genmove black"), "? it is the turn of the other side\n\n");
  EXPECT_EQ(gtp.answer("genmove w").substr(0, 2), "= ");
  EXPECT_EQ(gtp.answer("undo"), "= \n\n");
  EXPECT_EQ(gtp.answer("undo"), "= \n\n");
  EXPECT_EQ(gtp.answer("undo"), "? cannot undo\n\n");
  EXPECT_EQ(gtp.answer("showboard"), start);
  EXPECT_NE(start.find("\n 4 . . . O X . . .\n 5 . . . X O . . .\n"), std::string::npos) << start;
}

// A game of random moves: white cannot move after the last; the pass need not be
// said, and may be.
TEST(GtpSession, PassesAreUnderstoodEitherWay) {
  for (const bool said : {false, true}) {
    GtpSession gtp = session();
    const auto all = {"d3", "c3", "c4", "e3", "f2", "f3", "c2", "b1", "g3", "b2", "e6", "h3",
                      "d2", "e7", "f5", "g4", "a2", "c5", "d6", "e2", "g6", "h7", "c6", "d1",
                      "f7", "e8", "f4", "b3", "h2", "f6", "a3", "g2", "b4", "a5", "e1", "g5",
                      "h1", "g1", "a4", "c7", "f1", "b5", "a6", "b6", "a1"};
    bool black = true;
    for (const char* move : all) {
      ASSERT_EQ(gtp.answer(std::string("play ") + (black ? "b " : "w ") + move), "= \n\n") << move;
      black = !black;
    }
    if (said) {
      EXPECT_EQ(gtp.answer("play white pass"), "= \n\n");
    }
    const std::string answer = gtp.answer("genmove black");
    EXPECT_EQ(answer.substr(0, 2), "= ") << answer;
  }
}

TEST(GtpSession, KeepsTheClock) {
  GtpSession gtp = session("best");
  EXPECT_EQ(gtp.answer("time_settings 0 1 20"), "= \n\n");
  const testing_support::CpuWatch work;
  EXPECT_EQ(gtp.answer("genmove black").substr(0, 2), "= ");
  EXPECT_LT(work.seconds(), 1);
  EXPECT_EQ(gtp.answer("time_left white 1 0"), "= \n\n");
  EXPECT_EQ(gtp.answer("time_left white soon 0"), "? syntax error\n\n");
}

// One second for each move, and the answer too takes its time.
TEST(GtpSession, KeepsAReserveOfEachPeriod) {
  EXPECT_DOUBLE_EQ(othello::usable_seconds(1), 0.9);
  EXPECT_DOUBLE_EQ(othello::usable_seconds(10), 9.5);
  EXPECT_DOUBLE_EQ(othello::usable_seconds(0.1), 0.05);
  EXPECT_DOUBLE_EQ(othello::usable_seconds(0), 0);
}

// What is left to white is not black's; work is counted, not time, on a busy machine.
TEST(GtpSession, KeepsAClockForEachColour) {
  GtpSession gtp = session("best:book=off");
  EXPECT_EQ(gtp.answer("time_left white 0.1 0"), "= \n\n");
  EXPECT_EQ(gtp.answer("time_left black 3600 0"), "= \n\n");
  EXPECT_EQ(gtp.answer("time_left red 1 0"), "? invalid color\n\n");
  EXPECT_EQ(gtp.answer("play black d3"), "= \n\n");
  const testing_support::CpuWatch work;
  EXPECT_EQ(gtp.answer("genmove white").substr(0, 2), "= ");
  EXPECT_LT(work.seconds(), 1);
}

// A day for a move, and it still looks one ply ahead.
TEST(GtpSession, ALevelOrADepthHoldsUnderAClock) {
  for (const char* spec : {"best:level=5", "alphabeta:depth=3"}) {
    GtpSession timed = session(spec);
    GtpSession free = session(spec);
    EXPECT_EQ(timed.answer("time_settings 0 86400 1"), "= \n\n");
    EXPECT_EQ(timed.answer("genmove black"), free.answer("genmove black")) << spec;
  }
}

TEST(GtpSession, RefusesAPassOutOfTurn) {
  GtpSession gtp = session();
  EXPECT_EQ(gtp.answer("play white pass"), "? illegal move\n\n");
  EXPECT_EQ(gtp.answer("play black pass"), "? illegal move\n\n");
  EXPECT_EQ(gtp.answer("play black d3"), "= \n\n");
  EXPECT_EQ(gtp.answer("play black pass"), "? illegal move\n\n");
  EXPECT_EQ(gtp.answer("undo"), "= \n\n");
  EXPECT_EQ(gtp.answer("undo"), "? cannot undo\n\n");
}

TEST(GtpSession, RefusesABadAgent) {
  EXPECT_FALSE(GtpSession::start("nobody"));
}

TEST(GtpAgent, IsRefusedWherePrograms) {
  const auto start = othello_start();
  EXPECT_TRUE(make_player(*start, "gtp:command=true", Programs::kAllowed));
  EXPECT_FALSE(make_player(*start, "gtp:command=true", Programs::kRefused));
  EXPECT_FALSE(make_player(*start, "gtp:command=true"));
  EXPECT_FALSE(make_player(*start, "gtp", Programs::kAllowed));
  EXPECT_FALSE(make_player(*start, "gtp:speed=3", Programs::kAllowed));
  EXPECT_FALSE(make_player(*othello_start({{"size", "6"}}), "gtp:command=x", Programs::kAllowed));
  const auto player = make_player(*start, R"(gtp:command="a -x 1,2")", Programs::kAllowed);
  EXPECT_EQ((*player)->spec(), R"(gtp:command="a -x 1,2",timeout=60)");
}

TEST(GtpAgent, BadProgramsEndTheGameWithOneLine) {
  EXPECT_NE(program_error("no-such-program-at-all").find("it has ended"), std::string::npos);
  EXPECT_NE(program_error("sleep 600", "0.1").find("did not answer in 0.1 s"), std::string::npos);
  const std::string nonsense = "while read line; do echo '= z9'; echo; done";
  EXPECT_NE(program_error(nonsense).find("'z9'"), std::string::npos) << program_error(nonsense);
  EXPECT_NE(program_error("while read line; do echo '? no'; echo; done").find("answered '? no'"),
            std::string::npos);
  EXPECT_NE(program_error("read a; echo '= '; echo; read b; echo '= '; echo").find("it has ended"),
            std::string::npos);
}

// Our own program plays as our own agent does, from an opening too.
TEST(GtpAgent, OurProgramPlaysLikeOurAgent) {
  const std::string ours = std::string("gtp:command=") + PAPAN_BINARY + " gtp othello --agent ";
  const auto direct = play("greedy-position", "greedy-count", {"d3", "c3", "c4"});
  const auto piped = play(ours + "greedy-position", ours + "greedy-count", {"d3", "c3", "c4"});
  ASSERT_TRUE(direct);
  ASSERT_TRUE(piped) << piped.error().message;
  EXPECT_EQ(piped->record.plies, direct->record.plies);
  EXPECT_EQ(piped->score, direct->score);
}

TEST(GtpAgent, RhinoTakesEitherSeat) {
  ASSERT_EQ(access(kRhino, X_OK), 0) << "grhino is not installed: tools/setup test does it";
  const std::string rhino = std::string("gtp:command=") + kRhino + " -l 1";
  for (const auto& [first, second] :
       {std::pair(rhino, std::string("random")), std::pair(std::string("random"), rhino)}) {
    const auto game = play(first, second);
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_TRUE(game->finished);
  }
}

}  // namespace
}  // namespace papan
