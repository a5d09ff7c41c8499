// The NBoard protocol: a conversation as NBoard has it.
#include "agents/othello/nboard.hpp"

#include <gtest/gtest.h>

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

TEST(Nboard, TellsItsNameAndAnswersPings) {
  NboardSession engine = session();
  EXPECT_EQ(engine.answer("nboard 2"), "set myname Papan\n");
  EXPECT_EQ(engine.answer("ping 17"), "pong 17\n");
  EXPECT_EQ(engine.answer("set contempt 0"), "");
  EXPECT_EQ(engine.answer("no such thing"), "");
  EXPECT_FALSE(engine.ended());
  EXPECT_EQ(engine.answer("quit"), "");
  EXPECT_TRUE(engine.ended());
}

// After f5 d6 all five moves, c3 to c7, turn one disc: the greedy agent takes the top one.
TEST(Nboard, PlaysFromAGivenGame) {
  NboardSession engine = session();
  EXPECT_EQ(engine.answer(kGame), "");
  EXPECT_TRUE(engine.answer("go").starts_with("=== C3/1.00/"));
  EXPECT_EQ(engine.answer("move C3/1.00/0.1"), "");
  EXPECT_TRUE(engine.answer("hint 2").starts_with("search "));
}

TEST(Nboard, TellsWhatIsWrongAndGoesOn) {
  NboardSession engine = session();
  EXPECT_EQ(engine.answer("move A1"), "status 'a1' is not legal here: legal is d3 c4 f5 e6\n");
  EXPECT_TRUE(engine.answer("set game (;GM[Chess];)").starts_with("status game 1: "));
  EXPECT_TRUE(engine.answer("set depth none").starts_with("status "));
  EXPECT_TRUE(engine.answer("go").starts_with("=== "));
}

TEST(Nboard, RefusesAnUnknownAgent) {
  EXPECT_FALSE(NboardSession::start("nobody"));
}

}  // namespace
}  // namespace papan::othello
