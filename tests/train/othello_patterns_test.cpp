// Learning Othello's patterns: examples by hand, a fit that learns, runs that resume.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

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

TEST(OthelloRun, EndsTheSameWhetherItWasStoppedOrNot) {
  const testing_support::Scratch scratch;
  const auto folder = scratch.file("patterns");
  const OthelloPlan plan = small_plan(folder / "games");
  auto whole = OthelloRun::open(plan, folder / "whole");
  ASSERT_TRUE(whole) << whole.error().message;
  const auto undisturbed = whole->finish({{}, [](double, const std::string&) {}});
  ASSERT_TRUE(undisturbed && *undisturbed);

  std::stop_source stop;
  auto begun = OthelloRun::open(plan, folder / "parts");
  const auto cut = begun->finish({stop.get_token(), [&](double share, const std::string&) {
                                    if (share > 0.8) stop.request_stop();
                                  }});
  ASSERT_TRUE(cut);
  EXPECT_FALSE(*cut);
  auto resumed = OthelloRun::open(plan, folder / "parts");
  const auto rest = resumed->finish({{}, [](double, const std::string&) {}});
  ASSERT_TRUE(rest && *rest);
  EXPECT_EQ((*rest)->file(), (*undisturbed)->file());
}

TEST(OthelloRun, RefusesAnotherPlanAndNoGames) {
  const testing_support::Scratch scratch;
  const auto folder = scratch.file("patterns");
  OthelloPlan plan = small_plan(folder / "games");
  ASSERT_TRUE(OthelloRun::open(plan, folder / "run"));
  plan.fit.epochs = 3;
  EXPECT_FALSE(OthelloRun::open(plan, folder / "run"));
  plan.held_out_from = 1980;
  EXPECT_FALSE(OthelloRun::open(plan, folder / "other"));
}

}  // namespace
}  // namespace papan::train
