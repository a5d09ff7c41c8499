// Learning Othello's patterns: examples by hand, a fit that learns, runs that resume.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "games/othello/learn/own_games.hpp"
#include "games/othello/learn/run.hpp"
#include "games/othello/rules/transcript.hpp"
#include "tests/support/scratch.hpp"

namespace papan::train {
namespace {

constexpr const char* kTranscript =
    "f5f4e3f6e6d6e7d8c7f3f8d7c5c3d3c6b3a3g3h3b6a5a6b5c4b4a4a7e8g8g4h4f7g5c8b8c2c1h5h6b1e2g6d1d2e1f1"
    "f2b2h7g1g2h1g7h8h2a8a2a1b7";

othello::WthorGame game() {
  return {.black_discs = 41, .perfect_discs = 46, .moves = *othello::parse_transcript(kTranscript)};
}

TEST(OthelloExamples, MarginsAreExactNearTheEndAndPerfectBefore) {
  ExampleMaker maker;
  std::vector<Example> examples;
  maker.add_game(game(), 24, examples);
  ASSERT_EQ(examples.size(), 60);  // nobody passed
  EXPECT_EQ(examples[0].margin, 2 * 46 - 64);
  EXPECT_EQ(examples[1].margin, 64 - 2 * 46);
  EXPECT_EQ(examples[35].margin, 64 - 2 * 46);  // 25 empty cells
  for (std::size_t i = 50; i < examples.size(); ++i) {
    othello::EndgameTable table(1);
    othello::Endgame endgame(table, othello::Empties::kWinners);
    EXPECT_EQ(examples[i].margin, endgame.value(examples[i].own, examples[i].enemy, -64, 64));
  }
  // Half-way, the mean of both: 17 empty cells, white to move.
  EXPECT_EQ(examples[43].margin, -(28 + examples[50].margin) / 2);
}

TEST(OthelloExamples, DeviationsAreReproducible) {
  const QuickEvaluation discs = [](std::uint64_t own, std::uint64_t enemy) {
    return count(own) - count(enemy);
  };
  ExampleMaker maker;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::vector<Example> one;
    std::vector<Example> two;
    Rng first(seed);
    Rng second(seed);
    maker.add_deviation(game(), discs, first, one);
    maker.add_deviation(game(), discs, second, two);
    ASSERT_EQ(one, two);
    for (const Example& example : one) {
      EXPECT_NE(othello::Board<8>::moves(example.own, example.enemy), 0U);
      EXPECT_LE(std::abs(example.margin), 64);
    }
  }
}

TEST(OthelloFit, LearnsItsExamples) {
  ExampleMaker maker;
  std::vector<Example> examples;
  maker.add_game(game(), 24, examples);
  std::vector<PatternErrors> errors;
  const auto weights =
      fit_phase({.epochs = 30}, 6, {examples, examples}, [&](const PatternErrors& one) {
        errors.push_back(one);
        return true;
      });
  ASSERT_EQ(errors.size(), 30);
  EXPECT_EQ(weights.size(), static_cast<std::size_t>(othello::PatternWeights::canonical_count()));
  EXPECT_LT(errors.back().held_out, errors.front().held_out / 4);
}

std::string wthor_file(int year) {
  std::string bytes(16, '\0');
  bytes[4] = 2;
  bytes[10] = static_cast<char>(year & 255);
  bytes[11] = static_cast<char>(year >> 8);
  bytes[14] = 24;
  const std::string moves = kTranscript;
  for (int copy = 0; copy < 2; ++copy) {
    std::string one(8, '\0');
    one[6] = 41;
    one[7] = 46;
    for (std::size_t i = 0; i < moves.size(); i += 2) {
      one += static_cast<char>((moves[i + 1] - '0') * 10 + moves[i] - 'a' + 1);
    }
    bytes += one;
  }
  return bytes;
}

OthelloPlan small_plan(const std::filesystem::path& games) {
  std::filesystem::create_directories(games);
  for (const int year : {1990, 2020}) {
    std::ofstream(games / (std::to_string(year) + ".wtb"), std::ios::binary) << wthor_file(year);
  }
  OthelloPlan plan;
  plan.games = games.string();
  plan.deviations = 20;
  plan.fit.epochs = 2;
  return plan;
}

// Steps until the end, or until so many pieces are there.
std::vector<std::string> pieces_of(OthelloRun& run, std::size_t most = 1000) {
  std::vector<std::string> pieces;
  while (!run.finished() && pieces.size() < most) {
    auto found = run.step(1, {});
    EXPECT_TRUE(found && *found);
    pieces.push_back((**found).piece);
  }
  return pieces;
}

TEST(OthelloRun, EndsTheSameWhetherItWasStoppedOrNot) {
  const testing_support::Scratch scratch;
  const OthelloPlan plan = small_plan(scratch.file("patterns") / "games");
  auto whole = OthelloRun::open(plan, {});
  ASSERT_TRUE(whole) << whole.error().message;
  const auto pieces = pieces_of(**whole);
  EXPECT_EQ(static_cast<int>(pieces.size()), (*whole)->steps());
  for (const std::size_t cut : {std::size_t{1}, std::size_t{3}, pieces.size() - 2}) {
    auto begun = OthelloRun::open(plan, {});
    auto resumed = OthelloRun::open(plan, pieces_of(**begun, cut));
    ASSERT_TRUE(resumed);
    pieces_of(**resumed);
    EXPECT_EQ(*(*resumed)->result(), *(*whole)->result()) << cut;
  }
}

TEST(OthelloRun, AStopChangesNothing) {
  const testing_support::Scratch scratch;
  auto run = OthelloRun::open(small_plan(scratch.file("patterns") / "games"), {});
  std::stop_source stop;
  stop.request_stop();
  const auto found = (*run)->step(1, stop.get_token());
  ASSERT_TRUE(found);
  EXPECT_FALSE(*found);
}

TEST(OthelloRun, RefusesDamagedPiecesAndNoGames) {
  const testing_support::Scratch scratch;
  OthelloPlan plan = small_plan(scratch.file("patterns") / "games");
  auto run = OthelloRun::open(plan, {});
  auto pieces = pieces_of(**run);
  pieces.push_back("one too many");
  EXPECT_FALSE(OthelloRun::open(plan, pieces));
  pieces.pop_back();
  EXPECT_TRUE(OthelloRun::open(plan, pieces));
  pieces.back().pop_back();
  EXPECT_FALSE(OthelloRun::open(plan, pieces));
  EXPECT_FALSE(OthelloRun::open(plan, {"half"}));
  plan.held_out_from = 1980;
  EXPECT_FALSE(OthelloRun::open(plan, {}));
}

TEST(OwnGames, AreOfTheSeedAndReplay) {
  const auto games = own_games(1, 2015);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].year, 2014);
  EXPECT_EQ(games[1].year, 2015);
  for (const othello::WthorGame& game : games[1].games) {
    const othello::Othello<8> rules;
    Rng unused;
    auto state = rules.start(unused);
    for (const othello::Move move : game.moves) {
      ASSERT_NE(rules.turn(state), Turn::kOver);
      rules.play(state, move);
    }
    EXPECT_EQ(rules.turn(state), Turn::kOver);
  }
  EXPECT_EQ(own_games(1, 2015)[1].games[7].moves, games[1].games[7].moves);
  EXPECT_NE(own_games(2, 2015)[1].games[7].moves, games[1].games[7].moves);
}

}  // namespace
}  // namespace papan::train
