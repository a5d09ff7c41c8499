// The analyst: its values are those of the searches themselves, a stopped step
// teaches nothing, and what does not value moves is refused.
#include "agents/analyst.hpp"

#include <gtest/gtest.h>

#include <map>

#include "agents/by_search.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> read(std::string_view game, const Settings& settings,
                               std::string_view text) {
  auto made = (*find_game(game))->game.parse(settings, text);
  EXPECT_TRUE(made) << made.error().message;
  return std::move(*made);
}

std::unique_ptr<Position> start(std::string_view game, const Settings& settings) {
  Rng rng(7);
  auto made = (*find_game(game))->game.start(settings, rng);
  EXPECT_TRUE(made) << made.error().message;
  return std::move(*made);
}

Analyst analyst_of(const Position& position, std::string_view spec) {
  auto made = Analyst::make(position, spec);
  EXPECT_TRUE(made) << made.error().message;
  return std::move(*made);
}

void run(Analyst& analyst) {
  for (int steps = 0; !analyst.finished(); ++steps) {
    ASSERT_LT(steps, 10'000);
    const auto done = analyst.step({});
    ASSERT_TRUE(done) << done.error().message;
  }
}

std::map<std::string, double> values(const Analyst& analyst) {
  std::map<std::string, double> values;
  for (const ValuedMove& move : analyst.moves()) values[move.move.text] = move.value;
  return values;
}

// Every move as minimax to the depth values it.
std::map<std::string, double> minimax(const Position& position, int depth) {
  const auto player = make_player(position, "minimax");
  Rng rng(1);
  const auto decision = (*player)->choose(position, {{.depth = depth}, rng, {}});
  std::map<std::string, double> values;
  for (const DecisionCandidate& candidate : decision->candidates) {
    values[candidate.move] = candidate.value;
  }
  return values;
}

TEST(Analyst, ValuesAreThoseOfMinimax) {
  const auto othello = start("othello", {{"size", "6"}});
  auto second = othello->clone();
  ASSERT_TRUE(second->play(second->legal_moves()[0].text));
  const auto ntil = start("ntil", {{"board", "5x5"}});
  for (const Position* position : {othello.get(), second.get(), ntil.get()}) {
    for (const char* spec : {"minimax:depth=3", "alphabeta:depth=3", "negascout:depth=3"}) {
      Analyst analyst = analyst_of(*position, spec);
      run(analyst);
      // Ntil's negascout values at its own default evaluation, as minimax does.
      EXPECT_EQ(values(analyst), minimax(*position, 3)) << position->game() << " " << spec;
      EXPECT_EQ(analyst.moves().size(), position->legal_moves().size());
    }
  }
}

TEST(Analyst, TheBestComesFirstForWhoHasTheTurn) {
  auto position = start("othello", {{"size", "6"}});
  for (int ply = 0; ply < 6; ++ply) {
    Analyst analyst = analyst_of(*position, "negascout:depth=4");
    run(analyst);
    const int sign = position->turn() == Turn::kFirst ? 1 : -1;
    for (std::size_t i = 1; i < analyst.moves().size(); ++i) {
      EXPECT_GE(sign * analyst.moves()[i - 1].value, sign * analyst.moves()[i].value);
    }
    ASSERT_TRUE(position->play(analyst.moves()[0].move.text));
  }
}

TEST(Analyst, EndsWhenAllIsKnown) {
  const auto position = read("othello", {{"size", "4"}}, "-----OX--XO----- X");
  Analyst analyst = analyst_of(*position, "negascout");
  run(analyst);
  for (const ValuedMove& move : analyst.moves()) {
    EXPECT_TRUE(move.exact);
    EXPECT_EQ(move.value, -8) << "4x4 is lost by eight, by symmetry after every move";
  }
}

TEST(Analyst, ALineOfCollapseScoresWhatItPromises) {
  const auto position = read("collapse", {{"width", "4"}, {"height", "3"}}, "1123/2113/3322");
  Analyst analyst = analyst_of(*position, "best");
  for (int i = 0; i < 40; ++i) ASSERT_TRUE(analyst.step({}));
  ASSERT_EQ(analyst.moves().size(), position->legal_moves().size());
  for (const ValuedMove& move : analyst.moves()) {
    auto played = position->clone();
    for (const std::string& click : move.line) ASSERT_TRUE(played->play(click)) << click;
    EXPECT_EQ(played->turn(), Turn::kOver);
    EXPECT_EQ(static_cast<double>(played->score()), move.value);
  }
}

TEST(Analyst, BrickTellsEveryPlacement) {
  auto position = start("brick", {{"colours", "3"}});
  ASSERT_TRUE(position->play("112"));
  Analyst analyst = analyst_of(*position, "best");
  run(analyst);
  EXPECT_EQ(analyst.moves().size(), position->legal_moves().size());
  const auto player = make_player(*position, "best");
  Rng rng(1);
  EXPECT_EQ(analyst.moves()[0].move.text, (*player)->choose(*position, {{}, rng, {}})->move);
}

TEST(Analyst, AStoppedStepTeachesNothing) {
  const auto position = start("othello", {});
  Analyst analyst = analyst_of(*position, "best");
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(analyst.step({}));
  const auto before = values(analyst);
  std::stop_source stop;
  stop.request_stop();
  ASSERT_TRUE(analyst.step({stop.get_token()}));
  EXPECT_EQ(values(analyst), before);
  EXPECT_EQ(analyst.done(), 0u);
}

TEST(Analyst, NodesAreCountedWhileItSearches) {
  const auto position = start("othello", {});
  Analyst analyst = analyst_of(*position, "minimax:depth=7");
  std::atomic<std::uint64_t> counted = 0;
  while (!analyst.finished()) ASSERT_TRUE(analyst.step({{}, &counted}));
  EXPECT_GT(counted.load(), 512u);
  EXPECT_LE(counted.load(), analyst.nodes());
}

TEST(Analyst, ClosesItsBookUnlessToldToOpenIt) {
  const auto first = start("othello", {});
  EXPECT_EQ(by_search(*first, "best:depth=4"), "best:depth=4,book=off,without=outcome");
  EXPECT_EQ(by_search(*first, "best:book=on"), "best:book=on,without=outcome");
  EXPECT_EQ(by_search(*first, "best:without=parity"), "best:without=parity,book=off");
  EXPECT_EQ(by_search(*first, "alphabeta:depth=4"), "alphabeta:depth=4");
  EXPECT_EQ(by_search(*first, "nobody"), "nobody");
  Analyst analyst = analyst_of(*first, "best");
  while (analyst.moves().empty() || analyst.moves().front().depth < 6) {
    ASSERT_TRUE(analyst.step({}));
  }
  EXPECT_GE(analyst.moves().front().line.size(), 3u);
}

TEST(Analyst, RefusesWhatDoesNotValueMoves) {
  const auto position = start("othello", {});
  Analyst analyst = analyst_of(*position, "random");
  const auto done = analyst.step({});
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "random does not value moves: choose another agent");
  EXPECT_FALSE(Analyst::make(*position, "nobody"));
}

}  // namespace
}  // namespace papan
