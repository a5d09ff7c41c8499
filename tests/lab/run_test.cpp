// Runs: every measurement is kept once, a run that was stopped goes on and ends with
// the same bytes, and threads change nothing. The Ntil tables at small depth are the
// paper's.
#include "lab/run.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "lab/report/writers.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

using testing_support::StoreTest;

constexpr int kPieces = 12;
std::atomic<int> measured = 0;

std::vector<Measurement> counting_measurements(const Scope& scope) {
  std::vector<Measurement> all;
  for (int i = 0; i < kPieces; ++i) {
    all.push_back({"piece " + std::to_string(i), 1.0 + i % 3,
                   [rng = scope.rng("test").fork(static_cast<std::uint64_t>(i))](
                       const std::stop_token&) -> Result<Json> {
                     ++measured;
                     Rng own = rng;
                     return Json{{"value", own.uniform()}};
                   }});
  }
  return all;
}

Result<Report> counting_report(const Evidence& evidence) {
  std::vector<double> values;
  for (int i = 0; i < kPieces; ++i) {
    values.push_back(evidence.at("piece " + std::to_string(i))["value"].get<double>());
  }
  return Report{"drawn",
                {{"Values",
                  {"what"},
                  {{"value", "", Nature::kChance, 9}},
                  {{{"mean"}, {{0.5, mean_of(values)}}, ""}}}},
                {},
                {}};
}

const std::vector<Experiment> kCounting = {{"counting",
                                            {"Counting", "Menghitung"},
                                            {"nobody", "tak seorang pun"},
                                            {"12", "12"},
                                            {"12", "12"},
                                            counting_measurements,
                                            counting_report}};

class RunTest : public StoreTest {
 protected:
  void SetUp() override { measured = 0; }

  static std::string text_of(const RunOutcome& outcome) {
    return to_json(outcome.chapters, {}).dump() + to_html(outcome.chapters, {});
  }
};

TEST_F(RunTest, MeasuresOnceAndThenReads) {
  Store store = open();
  const RunPlan plan{{}, "test", 1, {}, {}};
  const auto first = run_experiments(store, kCounting, plan);
  ASSERT_TRUE(first && first->finished);
  EXPECT_EQ(measured, kPieces);
  const auto again = run_experiments(store, kCounting, plan);
  ASSERT_TRUE(again && again->finished);
  EXPECT_EQ(measured, kPieces);
  EXPECT_EQ(text_of(*first), text_of(*again));
}

TEST_F(RunTest, OtherSeedsSizesAndRevisionsAreMeasuredAnew) {
  Store store = open();
  for (const RunPlan& plan :
       {RunPlan{{Size::kQuick, 1}, "a", 1, {}, {}}, RunPlan{{Size::kQuick, 2}, "a", 1, {}, {}},
        RunPlan{{Size::kFull, 1}, "a", 1, {}, {}}, RunPlan{{Size::kQuick, 1}, "b", 1, {}, {}}}) {
    ASSERT_TRUE(run_experiments(store, kCounting, plan));
  }
  EXPECT_EQ(measured, 4 * kPieces);
}

TEST_F(RunTest, AStoppedRunGoesOnAndEndsWithTheSameBytes) {
  Store undisturbed = std::move(*Store::open(scratch_.file("other.db")));
  const auto expected = run_experiments(undisturbed, kCounting, {{}, "test", 1, {}, {}});
  ASSERT_TRUE(expected);
  measured = 0;
  for (int stops = 0; stops < 3; ++stops) {
    Store store = open();
    std::stop_source source;
    const int wanted = 3 * (stops + 1);
    const RunPlan plan{{}, "test", 2, source.get_token(), [&](const RunProgress& now) {
                         if (now.done >= wanted) source.request_stop();
                       }};
    const auto stopped = run_experiments(store, kCounting, plan);
    ASSERT_TRUE(stopped);
    EXPECT_FALSE(stopped->finished);
    EXPECT_TRUE(stopped->chapters.empty());
    EXPECT_GE(stopped->done, wanted);
    EXPECT_LT(stopped->done, kPieces);
  }
  Store store = open();
  const auto resumed = run_experiments(store, kCounting, {{}, "test", 2, {}, {}});
  ASSERT_TRUE(resumed && resumed->finished);
  EXPECT_EQ(text_of(*resumed), text_of(*expected));
  EXPECT_LT(measured, 2 * kPieces);
}

TEST_F(RunTest, ThreadsChangeNothing) {
  std::string expected;
  for (const int threads : {1, 2, 5}) {
    Store store = std::move(*Store::open(scratch_.file(std::to_string(threads))));
    const auto outcome = run_experiments(store, kCounting, {{}, "test", threads, {}, {}});
    ASSERT_TRUE(outcome);
    if (expected.empty()) expected = text_of(*outcome);
    EXPECT_EQ(text_of(*outcome), expected);
  }
}

// Pieces of one, two and three threads that note how many are at work together.
std::atomic<int> cores_at_work = 0;
std::atomic<int> most_at_work = 0;

std::vector<Measurement> wide_measurements(const Scope&) {
  std::vector<Measurement> all;
  for (int i = 0; i < kPieces; ++i) {
    const int cores = 1 + i % 3;
    const auto run = [cores](const std::stop_token&) -> Result<Json> {
      const int now = cores_at_work += cores;
      for (int most = most_at_work; most < now && !most_at_work.compare_exchange_weak(most, now);) {
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(3));
      cores_at_work -= cores;
      return Json{{"value", cores}};
    };
    all.push_back({"piece " + std::to_string(i), 1, run, cores});
  }
  return all;
}

TEST_F(RunTest, MeasurementsTogetherUseNoMoreThreadsThanThePlan) {
  const std::vector<Experiment> wide = {
      {"wide", {"Wide", "Lebar"}, {}, {}, {}, wide_measurements, counting_report}};
  for (const int threads : {1, 2, 3, 4, 6}) {
    most_at_work = 0;
    Store store = std::move(*Store::open(scratch_.file(std::to_string(threads))));
    double share = 0;
    const RunPlan plan{{}, "test", threads, {}, [&](const RunProgress& now) { share = now.share; }};
    const auto outcome = run_experiments(store, wide, plan);
    ASSERT_TRUE(outcome && outcome->finished);
    EXPECT_LE(most_at_work, std::max(threads, 3)) << threads;  // one piece alone uses three
    EXPECT_DOUBLE_EQ(share, 1);
  }
}

TEST_F(RunTest, ProgressEndsAtOne) {
  Store store = open();
  double last = 0;
  const RunPlan plan{{}, "test", 1, {}, [&](const RunProgress& now) {
                       EXPECT_GT(now.share, last);
                       EXPECT_EQ(now.total, kPieces);
                       last = now.share;
                     }};
  ASSERT_TRUE(run_experiments(store, kCounting, plan));
  EXPECT_DOUBLE_EQ(last, 1);
}

TEST_F(RunTest, AFailedMeasurementIsAnError) {
  const std::vector<Experiment> failing = {
      {"failing",
       {"Failing", "Gagal"},
       {},
       {},
       {},
       [](const Scope&) {
         return std::vector<Measurement>{
             {"one", 1, [](const std::stop_token&) -> Result<Json> { return Error{"no luck"}; }}};
       },
       counting_report}};
  Store store = open();
  const auto outcome = run_experiments(store, failing, {{}, "test", 1, {}, {}});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().message, "no luck");
}

// --- The experiments themselves -----------------------------------------------------------

TEST(Experiments, HaveIdsOfTheirOwnAndAreFound) {
  std::vector<std::string> ids;
  for (const Experiment& one : experiments()) {
    ids.push_back(one.id);
    EXPECT_EQ(find_experiments(one.id)->front().title.english, one.title.english);
    for (const Words& words : {one.title, one.quick, one.full}) {
      EXPECT_NE(words.english, words.indonesian) << one.id;
    }
    std::vector<std::string> keys;
    for (const Measurement& piece : one.measurements({})) keys.push_back(piece.key);
    std::sort(keys.begin(), keys.end());
    EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end()) << one.id;
  }
  std::sort(ids.begin(), ids.end());
  EXPECT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end());
  EXPECT_EQ(find_experiments("all")->size(), ids.size());
  const auto unknown = find_experiments("chess");
  ASSERT_FALSE(unknown);
  for (const std::string& id : ids) {
    EXPECT_NE(unknown.error().message.find(id), std::string::npos) << id;
  }
}

class PaperTest : public StoreTest {
 protected:
  Report report_of(const std::string& id) {
    Store store = open();
    auto outcome = run_experiments(store, *find_experiments(id), {{}, "test", 2, {}, {}});
    EXPECT_TRUE(outcome && outcome->finished);
    return std::move(outcome->chapters.front().report);
  }
};

TEST_F(PaperTest, NtilByBoardIsThePapersButForOneCell) {
  const Report report = report_of("ntil-boards");
  const Agreement found = agreement(report);
  EXPECT_EQ(found.figures, 12);
  EXPECT_EQ(found.equal, 11);
  const Row& row = report.tables[0].rows[4];
  EXPECT_EQ(row.labels[0], "7x11");
  EXPECT_EQ(deviation(report.tables[0].columns[0], row.figures[0])->verdict,
            FigureVerdict::kDiffers);
  EXPECT_FALSE(row.remark.empty());
}

// All but features of one board (figures 2.12 to 2.17) and three evaluations, on which the
// thesis contradicts itself.
TEST_F(PaperTest, TheWorkedExamplesOfTheThesisComeOut) {
  const Report report = report_of("brick-examples");
  const auto table = [&](const std::string& title) {
    const auto found = std::find_if(report.tables.begin(), report.tables.end(),
                                    [&](const Table& one) { return one.title.starts_with(title); });
    EXPECT_NE(found, report.tables.end()) << title;
    return *found;
  };
  const auto unlike = [](const Table& one) {
    std::vector<std::string> rows;
    for (const Row& row : one.rows) {
      for (std::size_t i = 0; i < row.figures.size(); ++i) {
        const auto found = deviation(one.columns[i], row.figures[i]);
        if (found && found->verdict != FigureVerdict::kEqual) rows.push_back(row.labels[0]);
      }
    }
    return rows;
  };
  for (const char* title : {"Table 2.1 (", "Table 2.1: ", "Table 2.4", "Table 5.11"}) {
    EXPECT_EQ(unlike(table(title)), std::vector<std::string>{}) << title;
  }
  for (const Row& row : table("Table 5.11").rows) EXPECT_EQ(row.labels[2], row.labels[3]);
  EXPECT_EQ(unlike(table("Figures 2.12")), (std::vector<std::string>{"2.13", "2.14", "2.16"}));
  EXPECT_EQ(unlike(table("Figures 5.7")), (std::vector<std::string>{"5.12", "5.24"}));
}

// Paper: sideways moves win three of the five lengths, and are the better.
TEST_F(PaperTest, AdjacencysSidewaysMovesWinThreeOfFiveLengths) {
  const Report report = report_of("adjacency-lengths");
  const auto sum = [](const Row& row) {
    double all = 0;
    for (const Figure& figure : row.figures) all += figure.ours->value;
    return all;
  };
  ASSERT_EQ(report.tables.size(), 3u);
  for (const Row& row : report.tables[0].rows) {
    EXPECT_NEAR(sum(row), 5, 1e-9);
    EXPECT_NEAR(row.figures[0].ours->value, 3.05, 0.25);
    EXPECT_GT(row.figures[0].ours->low, row.figures[1].ours->high);
  }
  for (std::size_t i = 1; i < 3; ++i) {
    for (const Row& row : report.tables[i].rows) EXPECT_NEAR(sum(row), 100, 1e-9);
  }
  EXPECT_NE(report.headline.find("holds"), std::string::npos);
}

}  // namespace
}  // namespace papan::lab
