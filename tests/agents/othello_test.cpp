// The Othello agents: the paper's greedy ones on positions worked by hand, and
// the levels of `best`.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "games/othello/play/greedy.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> parse(const std::string& text, const Settings& parameters = {}) {
  auto made = (*find_game("othello"))->game.parse(parameters, text);
  EXPECT_TRUE(made) << made.error().message;
  return *std::move(made);
}

Decision decide(const Position& position, const std::string& spec, std::uint64_t seed = 1) {
  Rng rng(seed);
  return *(*make_player(position, spec))->choose(position, {{}, rng, {}});
}

// Rows from the top, joined, with the side to move.
std::string board(const std::vector<std::string>& rows, char side) {
  std::string text;
  for (const std::string& row : rows) text += row;
  return text + ' ' + side;
}

// All four first moves turn one disc: d3, c4, f5, e6. Column by column, c4 is
// the first; row by row it would be d3.
TEST(GreedyCount, TiesGoToTheFirstColumn) {
  Rng rng;
  const auto start = *(*find_game("othello"))->game.start({}, rng);
  EXPECT_EQ(decide(*start, "greedy-count").move, "c4");
}

TEST(GreedyCount, TiesInOneColumnGoToTheTop) {
  const auto position = parse(board({"--------",  //
                                     "--------",  //
                                     "-O------",  //
                                     "-X------",  //
                                     "-O------",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------"},
                                    'X'));
  EXPECT_EQ(decide(*position, "greedy-count").move, "b2");
}

// e6 turns three; a1 and g3 turn two each, f5 and g4 one.
TEST(GreedyCount, TakesTheMostFlips) {
  const auto position = parse(board({"-OOX----",  //
                                     "----X---",  //
                                     "---XOO--",  //
                                     "----O---",  //
                                     "----O---",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------"},
                                    'X'));
  const Decision decision = decide(*position, "greedy-count");
  EXPECT_EQ(decision.move, "e6");
  EXPECT_EQ(decision.value, 3);
  std::vector<std::string> ranked;
  for (const auto& candidate : decision.candidates) ranked.push_back(candidate.move);
  EXPECT_EQ(ranked, (std::vector<std::string>{"e6", "a1", "g3", "f5", "g4"}));
}

TEST(GreedyCount, ValuesAreSignedForFirst) {
  const auto position = parse(board({"-XXO----",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------",  //
                                     "----OX--"},
                                    'O'));
  const Decision decision = decide(*position, "greedy-count");
  EXPECT_EQ(decision.move, "a1");
  EXPECT_EQ(decision.value, -2);
}

TEST(GreedyPosition, RingsFromTheEdge) {
  EXPECT_EQ(othello::ring<8>(0), 1);
  EXPECT_EQ(othello::ring<8>(63), 1);
  EXPECT_EQ(othello::ring<8>(9), 2);
  EXPECT_EQ(othello::ring<8>(18), 3);
  EXPECT_EQ(othello::ring<8>(27), 4);
  EXPECT_EQ(othello::ring<8>(35), 4);
  EXPECT_EQ(othello::ring<8>(14), 2);
  // The edge, ring 3, the centre, ring 2.
  EXPECT_GT(othello::ring_merit<8>(0), othello::ring_merit<8>(18));
  EXPECT_GT(othello::ring_merit<8>(18), othello::ring_merit<8>(27));
  EXPECT_GT(othello::ring_merit<8>(27), othello::ring_merit<8>(9));
}

// h4 on the edge turns one disc, b2 in ring 2 four: the ring decides, not the flips.
TEST(GreedyPosition, TheEdgeBeforeAllElse) {
  const auto position = parse(board({"--------",  //
                                     "--OOOOX-",  //
                                     "--------",  //
                                     "-----XO-",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------"},
                                    'X'));
  EXPECT_EQ(decide(*position, "greedy-position").move, "h4");
  EXPECT_EQ(decide(*position, "greedy-count").move, "b2");
}

// Ring 3 (f6), the centre (d4) and ring 2 (f2) can be had, no edge.
TEST(GreedyPosition, RingThreeThenCentreThenRingTwo) {
  const std::vector<std::string> rows = {"--------",  //
                                         "---XO---",  //
                                         "--------",  //
                                         "-XO-----",  //
                                         "--------",  //
                                         "---XO---",  //
                                         "--------",  //
                                         "--------"};
  const auto position = parse(board(rows, 'X'));
  std::vector<std::string> moves;
  for (const LegalMove& move : position->legal_moves()) moves.push_back(move.text);
  ASSERT_EQ(moves, (std::vector<std::string>{"f2", "d4", "f6"}));
  const Decision decision = decide(*position, "greedy-position");
  std::vector<std::string> ranked;
  for (const auto& candidate : decision.candidates) ranked.push_back(candidate.move);
  EXPECT_EQ(ranked, (std::vector<std::string>{"f6", "d4", "f2"}));
}

TEST(GreedyPosition, TiesGoToTheFirstColumn) {
  Rng rng;
  const auto start = *(*find_game("othello"))->game.start({}, rng);
  EXPECT_EQ(decide(*start, "greedy-position").move, "c4");
}

// The four first moves are equally good for both. By columns they are c4, d3, e6, f5; by rows
// d3, c4, f5, e6.
TEST(Greedy, TiesAsTheOptionsHaveThem) {
  Rng rng;
  const auto start = *(*find_game("othello"))->game.start({}, rng);
  for (const std::string agent : {"greedy-count", "greedy-position"}) {
    EXPECT_EQ((*make_player(*start, agent))->spec(), agent + ":tie=first,scan=columns");
    EXPECT_EQ(decide(*start, agent + ":tie=first,scan=rows").move, "d3");
    EXPECT_EQ(decide(*start, agent + ":tie=last,scan=columns").move, "f5");
    EXPECT_EQ(decide(*start, agent + ":tie=last,scan=rows").move, "e6");
  }
}

TEST(Greedy, RandomTiesAreAmongTheBestAndAllOfThem) {
  const auto position = parse(board({"-OOX----",  //
                                     "----X---",  //
                                     "---XOO--",  //
                                     "----O---",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------",  //
                                     "--------"},
                                    'X'));
  std::map<std::string, int> played;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Decision decision = decide(*position, "greedy-count:tie=random", seed);
    EXPECT_EQ(decision.candidates[0].move, decision.move);
    EXPECT_EQ(decision.value, 2);
    ++played[decision.move];
  }
  ASSERT_EQ(played.size(), 3u);  // a1, e5 and g3 turn two each
  for (const auto& [move, times] : played) EXPECT_GT(times, 70) << move;
}

TEST(Greedy, PassesWhenItMust) {
  const auto position = parse("XO-------------- O", {{"size", "4"}});
  EXPECT_EQ(decide(*position, "greedy-count").move, "pass");
  EXPECT_EQ(decide(*position, "greedy-position").move, "pass");
}

// --- best ----------------------------------------------------------------------------

TEST(Best, EveryLevelRoundTripsAndIsLegal) {
  Rng rng(5);
  const auto& game = (*find_game("othello"))->game;
  for (int level = 1; level <= 10; ++level) {
    const auto position = *game.start({{"size", "6"}}, rng);
    const std::string spec = "best:level=" + std::to_string(level);
    const auto player = *make_player(*position, spec + ",hash=1");
    EXPECT_EQ(player->spec(), spec + ",hash=1,threads=1,book=on,without=nothing");
    for (int ply = 0; ply < 8 && position->turn() != Turn::kOver; ++ply) {
      const auto decision = player->choose(*position, {{}, rng, {}});
      ASSERT_TRUE(decision);
      ASSERT_FALSE(decision->line.empty());
      EXPECT_EQ(decision->line[0], decision->move);
      ASSERT_TRUE(position->play(decision->move)) << spec;
    }
  }
}

// FFO 2: 14 empty cells, won by 10. The nodes that the score would take are too many for
// the budget, those of the outcome are not.
TEST(Best, TakesASureWinBeforeTheScoreIsInReach) {
  const auto position = parse("-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X");
  const Decision decision = decide(*position, "best:nodes=60000");
  EXPECT_EQ(decision.note, "a sure win");
  EXPECT_EQ(decision.move, "a4");
  EXPECT_GT(decision.value, 0);
  EXPECT_FALSE(decision.exact);
  const Decision without = decide(*position, "best:nodes=60000,without=outcome");
  EXPECT_NE(without.note, "a sure win");
}

TEST(Best, LowLevelsErrAndVaryHighOnesDoNot) {
  Rng rng(6);
  const auto position = *(*find_game("othello"))->game.start({}, rng);
  for (const char* ply : {"d3", "c3", "c4"}) ASSERT_TRUE(position->play(ply));
  const auto variety = [&](const std::string& spec) {
    std::vector<std::string> moves;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      moves.push_back(decide(*position, spec, seed).move);
    }
    std::sort(moves.begin(), moves.end());
    return std::unique(moves.begin(), moves.end()) - moves.begin();
  };
  EXPECT_GT(variety("best:level=1,hash=1"), 1);
  EXPECT_EQ(variety("best:level=7,hash=1,depth=4"), 1);
}

// In the last moves the top level plays a move of the best value, and knows it.
TEST(Best, LevelTenTakesWhatIsForced) {
  const std::string kPerfect = "alphabeta:depth=24,eval=discs";
  const auto& entry = **find_game("othello");
  int wins = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Rng rng(seed);
    auto position = *entry.game.start({}, rng);
    for (int ply = 0; ply < 51 && position->turn() != Turn::kOver; ++ply) {
      const auto moves = position->legal_moves();
      ASSERT_TRUE(position->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text));
    }
    if (position->turn() == Turn::kOver) continue;
    const double truth = decide(*position, kPerfect).value;
    const Decision decision = decide(*position, "best:level=10,hash=1");
    EXPECT_TRUE(decision.exact) << position->text();
    EXPECT_EQ(decision.value, truth) << position->text();
    wins += sign(position->turn()) * truth > 0 ? 1 : 0;
    ASSERT_TRUE(position->play(decision.move));
    if (position->turn() == Turn::kOver) continue;
    EXPECT_EQ(decide(*position, kPerfect).value, truth) << position->text();
  }
  EXPECT_GT(wins, 2) << "no win was there to be taken";
}

// `papan solve` goes through the endgame solver, and says when a budget ended it.
TEST(Solve, IsExactOnEightByEight) {
  const auto& entry = **find_game("othello");
  const auto position = parse("-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X");
  Rng rng;
  const Decision solved = entry.solve(*position, {{}, rng, {}});
  EXPECT_TRUE(solved.exact);
  EXPECT_EQ(solved.move, "a4");
  EXPECT_EQ(solved.value, 10);
  const Decision cut = entry.solve(*position, {{.nodes = 1000}, rng, {}});
  EXPECT_FALSE(cut.exact);
}

}  // namespace
}  // namespace papan
