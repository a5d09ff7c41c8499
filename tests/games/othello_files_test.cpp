// Files of the Othello world: OBF problems, WTHOR archives, transcripts.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/othello/rules/ggf.hpp"
#include "games/othello/rules/obf.hpp"
#include "games/othello/rules/transcript.hpp"
#include "games/othello/rules/wthor.hpp"

namespace papan::othello {
namespace {

// Forty-first of the FFO test.
constexpr const char* kProblem =
    "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X; H4:+0; H3:-2; F8:-2; "
    "G5:-4; B7:-6; G7:-8; G1:-12; A2:-14; A7:-18; B2:-34; % FFO#41";

// The final of the world championship of 1978's archive, game one: 41 to 23.
constexpr const char* kTranscript =
    "f5f4e3f6e6d6e7d8c7f3f8d7c5c3d3c6b3a3g3h3b6a5a6b5c4b4a4a7e8g8g4h4f7g5c8b8c2c1h5h6b1e2g6d1d2e1f1"
    "f2b2h7g1g2h1g7h8h2a8a2a1b7";

std::string little(unsigned value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> (8 * i) & 255);
  return text;
}

// Without passes, which `parse_transcript` fills in again.
std::string transcript(const std::vector<Move>& moves) {
  const Othello<8> rules;
  std::string text;
  for (const Move move : moves) {
    if (move != Othello<8>::kPass) text += rules.to_text(move);
  }
  return text;
}

std::string wthor_game(const std::string& transcript) {
  std::string bytes = little(1, 2) + little(2, 2) + little(3, 2) + little(41, 1) + little(46, 1);
  for (std::size_t i = 0; i < transcript.size(); i += 2) {
    bytes += static_cast<char>((transcript[i + 1] - '0') * 10 + transcript[i] - 'a' + 1);
  }
  bytes.resize(68, '\0');
  return bytes;
}

std::string wthor_file(const std::vector<std::string>& transcripts) {
  std::string bytes = little(0x0a0514, 4) + little(static_cast<unsigned>(transcripts.size()), 4) +
                      little(0, 2) + little(1978, 2) + little(8, 2) + little(24, 2);
  for (const std::string& transcript : transcripts) bytes += wthor_game(transcript);
  return bytes;
}

TEST(Obf, ReadsThePositionAndTheScores) {
  const auto problem = parse_problem(kProblem);
  ASSERT_TRUE(problem) << problem.error().message;
  EXPECT_EQ(Othello<8>().to_text(problem->state), std::string(kProblem).substr(0, 66));
  ASSERT_EQ(problem->moves.size(), 10);
  EXPECT_EQ(problem->best_score(), 0);
  EXPECT_TRUE(problem->is_best(*Othello<8>().parse_move("h4")));
  EXPECT_FALSE(problem->is_best(*Othello<8>().parse_move("h3")));
  EXPECT_EQ(problem->moves.back().score, -34);
  EXPECT_EQ(problem->comment, "FFO#41");
}

TEST(Obf, ReadsFilesWithCommentsAndWithoutScores) {
  const std::string bare = std::string(kProblem).substr(0, 66);
  const auto problems = parse_problems("% a comment\n\n" + bare + ";\r\n" + kProblem + "\n");
  ASSERT_TRUE(problems) << problems.error().message;
  ASSERT_EQ(problems->size(), 2);
  EXPECT_TRUE((*problems)[0].moves.empty());
  EXPECT_EQ((*problems)[1].moves.size(), 10);
}

TEST(Obf, RefusesWhatIsWrongAndNamesTheLine) {
  const std::string bare = std::string(kProblem).substr(0, 66);
  EXPECT_FALSE(parse_problem("XO X"));
  EXPECT_FALSE(parse_problem(bare + "; H4"));
  EXPECT_FALSE(parse_problem(bare + "; H4:+65"));
  EXPECT_FALSE(parse_problem(bare + "; A1:+2"));  // not a move here
  const auto problems = parse_problems(std::string(kProblem) + "\nnonsense\n");
  ASSERT_FALSE(problems);
  EXPECT_EQ(problems.error().message.substr(0, 7), "line 2:");
}

TEST(Transcripts, ReplayAndPrintBack) {
  const auto moves = parse_transcript(kTranscript);
  ASSERT_TRUE(moves) << moves.error().message;
  EXPECT_EQ(transcript(*moves), kTranscript);
  Replay replay;
  for (const Move move : *moves) {
    if (move == Othello<8>::kPass) continue;
    ASSERT_TRUE(replay.play(move));
  }
  EXPECT_EQ(Othello<8>().score(replay.state()), 41 - 23);
}

TEST(Transcripts, TakeBlanksCapitalsAndNumbers) {
  const auto moves = parse_transcript(" 1. F5 2. d6\n3.c3 ");
  ASSERT_TRUE(moves) << moves.error().message;
  EXPECT_EQ(transcript(*moves), "f5d6c3");
}

TEST(Transcripts, TakePassesThatAreSaid) {
  const auto filled = parse_transcript("e6f6c4e7e8d8g7f8h6");
  for (const char* said : {"e6f6c4e7e8d8g7f8--h6", "e6 f6 c4 e7 e8 d8 g7 f8 pass h6"}) {
    const auto moves = parse_transcript(said);
    ASSERT_TRUE(moves) << moves.error().message;
    EXPECT_EQ(*moves, *filled);
  }
  const auto last = parse_transcript("e6f6c4e7e8d8g7f8pa");
  ASSERT_TRUE(last) << last.error().message;
  EXPECT_EQ(last->back(), Othello<8>::kPass);
  EXPECT_FALSE(parse_transcript("f5pass"));
}

TEST(Transcripts, FillPassesIn) {
  // White has no answer to f8.
  const auto moves = parse_transcript("e6f6c4e7e8d8g7f8h6");
  ASSERT_TRUE(moves) << moves.error().message;
  const auto passes = std::count(moves->begin(), moves->end(), Othello<8>::kPass);
  EXPECT_EQ(passes, 1);
  EXPECT_EQ(transcript(*moves), "e6f6c4e7e8d8g7f8h6");
}

TEST(Transcripts, RefuseWhatIsNotLegal) {
  EXPECT_FALSE(parse_transcript("f5f5"));
  EXPECT_FALSE(parse_transcript("f5d6c"));
  EXPECT_FALSE(parse_transcript("f5x9"));
}

TEST(Wthor, ReadsGamesAndCountsThoseThatDoNotReplay) {
  const auto file = parse_wthor(wthor_file({kTranscript, "f5f5"}));
  ASSERT_TRUE(file) << file.error().message;
  EXPECT_EQ(file->year, 1978);
  EXPECT_EQ(file->perfect_from, 24);
  ASSERT_EQ(file->games.size(), 1);
  EXPECT_EQ(file->refused, 1);
  EXPECT_EQ(file->games[0].black_discs, 41);
  EXPECT_EQ(file->games[0].perfect_discs, 46);
  EXPECT_EQ(transcript(file->games[0].moves), kTranscript);
}

TEST(Wthor, RefusesShortFilesAndOtherBoards) {
  std::string bytes = wthor_file({kTranscript});
  EXPECT_FALSE(parse_wthor(bytes.substr(0, 12)));
  EXPECT_FALSE(parse_wthor(bytes.substr(0, bytes.size() - 1)));
  bytes[12] = 10;
  EXPECT_FALSE(parse_wthor(bytes));
}

// --- GGF ---------------------------------------------------------------------

constexpr const char* kStartBoard =
    "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";

std::string ggf(const std::string& moves, const std::string& board = kStartBoard) {
  return "(;GM[Othello]PC[GGS/os]PB[one]PW[two]TY[8]RE[+2.000]BO[" + board + "]" + moves + ";)";
}

TEST(Ggf, ReadsNamesBoardAndMoves) {
  const auto games = parse_ggf("2 " + ggf("B[F5//12.3]W[d6/-1.2/3]") + ggf("B[c4]"));
  ASSERT_TRUE(games) << games.error().message;
  ASSERT_EQ(games->size(), 2);
  EXPECT_EQ(games->front().black, "one");
  EXPECT_EQ(games->front().white, "two");
  EXPECT_EQ(transcript(games->front().moves), "f5d6");
  EXPECT_EQ(games->front().end.side, Turn::kFirst);
  EXPECT_EQ(transcript(games->back().moves), "c4");
}

// After b1 white has nothing but a pass, whether it is written or not.
TEST(Ggf, PassesMayBeWrittenOrNot) {
  const std::string board =
      "8 -O*O---- -------- -------- -------- -------- -------- -------- -------- *";
  for (const char* moves : {"B[a1]W[PA]B[e1]", "B[a1]B[e1]"}) {
    const auto games = parse_ggf(ggf(moves, board));
    ASSERT_TRUE(games) << games.error().message;
    EXPECT_EQ(games->front().moves.size(), 3);
    EXPECT_EQ(games->front().moves[1], Othello<8>::kPass);
  }
}

// A pass that is written last gives the turn on; one that is not forced is no move.
TEST(Ggf, APassMayBeTheLastMove) {
  const std::string board =
      "8 -O*O---- -------- -------- -------- -------- -------- -------- -------- *";
  const auto games = parse_ggf(ggf("B[a1]W[PA]", board));
  ASSERT_TRUE(games) << games.error().message;
  EXPECT_EQ(games->front().moves.size(), 2);
  EXPECT_EQ(games->front().end.side, Turn::kFirst);
  EXPECT_FALSE(parse_ggf(ggf("B[PA]", board)));
}

TEST(Ggf, RefusesWithTheNumberOfTheGame) {
  EXPECT_FALSE(parse_ggf("f5d6"));
  EXPECT_FALSE(parse_ggf("(;GM[Othello]"));
  EXPECT_FALSE(parse_ggf(ggf("B[z9]")));
  EXPECT_FALSE(parse_ggf(ggf("", "10 --- *")));
  const auto wrong_side = parse_ggf(ggf("B[f5]") + ggf("W[f5]"));
  ASSERT_FALSE(wrong_side);
  EXPECT_EQ(wrong_side.error().message, "game 2: move 1, 'f5', is not legal");
}

}  // namespace
}  // namespace papan::othello
