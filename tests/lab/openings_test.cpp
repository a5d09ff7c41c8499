// Games from all openings: that they are all, and what they say of Othello's greedy agents,
// exactly.
#include <gtest/gtest.h>

#include <set>

#include "lab/experiment.hpp"
#include "lab/games.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

class OthelloGreedyReport : public testing_support::StoreTest {};

using Agents = std::array<std::string, 2>;

Json play(const Agents& agents, std::size_t openings, std::uint64_t seed = 1) {
  const auto start = start_of("othello", {});
  const auto all = all_openings(*start, 4);
  SeriesPlan plan{.agents = {agents[0], agents[1]}, .games = static_cast<int>(2 * openings)};
  plan.openings.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(openings));
  auto margins = play_pairs({std::move(plan), *start, Rng(seed)}, std::stop_token{});
  EXPECT_TRUE(margins);
  return *margins;
}

std::string outcome(const std::string& options) {
  PairsOutcome all;
  all.add(play({"greedy-count" + options, "greedy-position" + options}, 244));
  return all.words();
}

TEST(Openings, AreAllLinesOfPlayAndDiffer) {
  const auto start = start_of("othello", {});
  EXPECT_EQ(all_openings(*start, 0), std::vector<Opening>{{}});
  std::size_t plies = 1;
  for (const std::size_t count : {4, 12, 56, 244}) {  // perft
    const auto all = all_openings(*start, static_cast<int>(plies++));
    EXPECT_EQ(std::set<Opening>(all.begin(), all.end()).size(), count);
    EXPECT_EQ(all.size(), count);
  }
}

TEST(Openings, EachIsPlayedWithBothSeats) {
  const Json margins = play({"greedy-count", "random"}, 3);
  EXPECT_EQ(margins.size(), 3u);
  for (const Json& pair : margins) EXPECT_EQ(pair.size(), 2u);
  // The same two games, told for the other agent.
  const Json turned = play({"greedy-position", "greedy-count"}, 3);
  const Json margins_again = play({"greedy-count", "greedy-position"}, 3);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(turned[i][0].get<int>(), -margins_again[i][1].get<int>());
    EXPECT_EQ(turned[i][1].get<int>(), -margins_again[i][0].get<int>());
  }
}

// All 488 games; weighed by the chance of their openings 41.2 % won, 1.2 drawn, 57.6 lost
// (below).
TEST(OthelloGreedy, CountAgainstPositionExactly) {
  EXPECT_EQ(outcome(""), "209-6-273");
}

// Mirrored in one diagonal columns are rows, in the other the first is the last too; start and
// openings stay what they are.
TEST(OthelloGreedy, WaysThatAreMirrorImagesMakeTheSameFigures) {
  for (const char* way : {":scan=rows", ":tie=last", ":tie=last,scan=rows"}) {
    EXPECT_EQ(outcome(way), "209-6-273") << way;
  }
}

// The report tells the shares that games from random openings tend to.
TEST_F(OthelloGreedyReport, WeighsOpeningsByTheirChance) {
  const auto experiment = find_experiments("othello-greedy")->front();
  Results results;
  for (const Measurement& one : experiment.measurements({})) {
    const bool greedy = one.key.rfind("greedy-count - greedy-position openings", 0) == 0;
    const std::size_t pairs = one.key.find(" openings ") == std::string::npos ? 10 : 61;
    results[one.key] = greedy ? *one.run({}) : Json(std::vector<std::array<int, 2>>(pairs, {1, 0}));
  }
  Store store = open();
  const auto report = experiment.report({{}, results, store});
  ASSERT_TRUE(report) << report.error().message;
  const auto& figures = report->tables[0].rows[0].figures;
  EXPECT_NEAR(figures[0].ours->value, 41.22, 0.005);
  EXPECT_NEAR(figures[1].ours->value, 1.17, 0.005);
  EXPECT_NEAR(figures[2].ours->value, 57.61, 0.005);
  EXPECT_FALSE(figures[0].ours->has_interval());
  EXPECT_NE(report->headline.find("exactly 41.2 %"), std::string::npos) << report->headline;
  // A made-up meeting of which all first games are won and all second ones drawn.
  EXPECT_NEAR(report->tables[0].rows[1].figures[0].ours->value, 50, 1e-9);
  EXPECT_NEAR(report->tables[0].rows[1].figures[3].ours->value, 0.5, 1e-9);
}

// What othello-greedy takes to be without chance.
TEST(OthelloGreedy, TheseAgentsLeaveNothingToChance) {
  for (const char* other : {"minimax:depth=3", "alphabeta:depth=4", "negamax:depth=4",
                            "negascout:nodes=5000", "best:nodes=5000", "greedy-position"}) {
    EXPECT_EQ(play({"greedy-count", other}, 4, 1), play({"greedy-count", other}, 4, 2)) << other;
  }
  EXPECT_NE(play({"greedy-count", "random"}, 4, 1), play({"greedy-count", "random"}, 4, 2));
}

}  // namespace
}  // namespace papan::lab
