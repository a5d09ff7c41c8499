// The records of Collapse: what is measured at each size, and the report as a function of
// games that are made here at once by weak agents.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <numeric>

#include "agents/catalogue.hpp"
#include "agents/replay.hpp"
#include "arena/referee.hpp"
#include "games/collapse/study/parts.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

using testing_support::StoreTest;

constexpr std::size_t kPositions = collapse::kStandardPositions;
constexpr std::size_t kBest = 2;  // the column after those of 60 and 600 s

// The place of a position in its key, from 0; -1: not one of a position.
int position_of(const std::string& key) {
  int number = 0;
  return std::sscanf(key.c_str(), "position %d", &number) == 1 ? number - 1 : -1;
}

Json random_game(int position, std::uint64_t seed) {
  const auto& board = collapse::standard_positions()[static_cast<std::size_t>(position)];
  Settings settings = collapse::settings_of(board);
  settings.push_back({"scoring", "samegame"});
  const auto start = *(*find_game("collapse"))->game.parse(settings, board.text);
  const auto game = play_game(*start, {}, {{"random", ""}, {}, seed, {}});
  return {{"score", game->score}, {"record", to_text(game->record)}};
}

// As if all had been measured: a different game under every key.
Results made_up(const std::vector<Measurement>& measurements) {
  Results results;
  for (std::size_t i = 0; i < measurements.size(); ++i) {
    const int position = position_of(measurements[i].key);
    results[measurements[i].key] =
        position < 0 ? Json{{"score", 10'000 + i}, {"record", ""}} : random_game(position, i);
  }
  return results;
}

class CollapseRecords : public StoreTest {
 protected:
  const Experiment experiment_ = collapse_records_experiment();
  const Scope full_{Size::kFull, 1};
};

TEST_F(CollapseRecords, AMeasurementIsOneBoardAndTellsItsThreads) {
  const auto full = experiment_.measurements(full_);
  EXPECT_EQ(full.size(), 3 * 20 + 2 * 3 * kPositions);
  for (const Measurement& one : full) {
    const bool two = one.key.find("threads=2") != std::string::npos;
    EXPECT_EQ(one.cores, two ? 2 : 1) << one.key;
    EXPECT_EQ(position_of(one.key) >= 0, two) << one.key;
  }
}

TEST_F(CollapseRecords, QuickIsAMinuteOfOneCore) {
  double seconds = 0;
  for (const Measurement& one : experiment_.measurements({})) seconds += one.cost * one.cores;
  EXPECT_LE(seconds, 60);
}

// The games made up here are weak: the best game known is the one that the program brings along.
TEST_F(CollapseRecords, TheReportTellsTheBestGameKnownOfEachPosition) {
  Store store = open();
  const auto& known = known_collapse_games();
  ASSERT_TRUE(known) << known.error().message;
  ASSERT_EQ(known->size(), kPositions);
  EXPECT_EQ(*known->front().result, 3259);
  for (const Scope& scope : {full_, Scope{}}) {
    const Results results = made_up(experiment_.measurements(scope));
    const auto report = experiment_.report({scope, results, store});
    ASSERT_TRUE(report) << report.error().message;
    const std::size_t best = scope.size == Size::kFull ? kBest : 1;
    ASSERT_EQ(report->records.size(), kPositions);
    double total = 0;
    for (std::size_t i = 0; i < kPositions; ++i) {
      EXPECT_EQ(to_text(report->records[i]), to_text((*known)[i]));
      EXPECT_TRUE(replay_record(report->records[i]));
      EXPECT_EQ(report->tables[0].rows[i].figures[best].ours->value, *(*known)[i].result);
      total += *(*known)[i].result;
    }
    EXPECT_EQ(report->tables[0].rows.back().figures[best].ours->value, total);
  }
}

TEST_F(CollapseRecords, ABetterGameOfTheRunIsTheBestKnown) {
  Record known;
  known.result = 3259;
  Record found = known;
  EXPECT_FALSE(is_better_game(found, known)) << "of equals the one that is known";
  found.result = 3261;
  EXPECT_TRUE(is_better_game(found, known));
}

TEST_F(CollapseRecords, TotalsAreMeansOfThreeSeedsBesideThePublished) {
  Store store = open();
  const Results results = made_up(experiment_.measurements(full_));
  const auto report = experiment_.report({full_, results, store});
  ASSERT_TRUE(report);
  double sum = 0;
  for (const auto& [key, game] : results) {
    if (key.find("threads=2,time=600") != std::string::npos) sum += game["score"].get<double>();
  }
  const Row& total = report->tables[0].rows.back();
  EXPECT_NEAR(total.figures[1].ours->value, sum / 3, 1e-6);
  EXPECT_EQ(total.figures[1].ours->count, 3);
  EXPECT_TRUE(total.figures[1].ours->has_interval());
  // As the papers add them up.
  const std::vector<double> published = {72'816, 73'998, 76'764, 77'934, 78'012,
                                         84'414, 84'718, 80'146, 80'030};
  for (std::size_t i = 0; i < published.size(); ++i) {
    EXPECT_EQ(total.figures[kBest + 1 + i].paper, published[i]);
  }
  EXPECT_EQ(total.figures[kBest].paper, 87'858);
  EXPECT_EQ(report->tables[1].rows.back().figures[0].ours->count, 20);
}

TEST_F(CollapseRecords, AScoreThatItsClicksDoNotMakeIsAnError) {
  Store store = open();
  Results results = made_up(experiment_.measurements({}));
  for (auto& [key, game] : results) {
    if (position_of(key) != 7) continue;
    auto record = *parse_record(game["record"].get<std::string>());
    record.result = *record.result + 1;
    game["record"] = to_text(record);
  }
  EXPECT_FALSE(experiment_.report({{}, results, store}));
}

}  // namespace
}  // namespace papan::lab
