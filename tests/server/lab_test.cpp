// The laboratory without a network: how studies are read, what is promised and done, and
// what a wish may cost.
#include "server/lab/studies.hpp"

#include "agents/catalogue_words.hpp"
#include "lab/revision.hpp"
#include "lab/run.hpp"
#include "lab/tournament.hpp"
#include "lab/training.hpp"
#include "server/lab/files.hpp"
#include "server/lab/study_json.hpp"
#include "server/lab/wishes.hpp"
#include "tests/store/store_fixture.hpp"
#include "tests/support/examples.hpp"
#include "tests/support/patience.hpp"

namespace papan::server {
namespace {

using namespace std::chrono_literals;
using testing_support::eventually;
using testing_support::examples;

class LabTest : public testing_support::StoreTest {
 protected:
  // Promises it, lets a bench of its own work, and waits for the end of the promise.
  void work_through(const StudyRef& study) {
    Store store = open();
    ASSERT_TRUE(store.promise_job(to_text(study.kind), study.id));
    Workbench bench(file());
    // The bench leaves the processor to everybody else: on a busy machine it needs minutes.
    bool done = false;
    for (int i = 0; i < 5 && !done; ++i) {
      done = eventually([&] { return store.jobs()->empty(); });
    }
    EXPECT_TRUE(done);
    EXPECT_FALSE(bench.jobs().contains(study)) << bench.jobs().at(study).problem;
  }

  StudyRef kept(const Result<Wish>& wish) {
    EXPECT_TRUE(wish) << wish.error().message;
    Store store = open();
    return {wish->kind, *keep(store, *wish)};
  }

  static bool has_failed(const Workbench& bench, const StudyRef& study) {
    const Jobs jobs = bench.jobs();
    return jobs.contains(study) && jobs.at(study).state == JobState::kFailed;
  }

  static StartTraining tiny_training(const std::string& generations = "2") {
    return {"brick",
            {{"colours", "3"},
             {"bricks", "50"},
             {"population", "12"},
             {"generations", generations},
             {"held_out", "1"}}};
  }
};

std::vector<std::string> members(const Json& json) {
  std::vector<std::string> names;
  for (const auto& [name, value] : json.items()) {
    if (name != "request") names.push_back(name);
  }
  return names;
}

// The example of a study of this kind.
Json example_of(std::string_view kind) {
  for (const Json& example : examples().at("from_server")) {
    if (example.at("type") == "study" && example.at("kind") == kind) return example;
  }
  return nullptr;
}

void expect_like_example(const Json& study) {
  const Json example = example_of(study.at("kind").get<std::string>());
  EXPECT_EQ(members(study), members(example));
  EXPECT_EQ(members(study.at("content")), members(example.at("content")));
  if (!example.at("chapter").is_null()) {
    EXPECT_EQ(members(study.at("chapter")), members(example.at("chapter")));
    for (const auto& [language, chapter] : study.at("chapter").items()) {
      EXPECT_EQ(members(chapter), members(example.at("chapter").at(language)));
    }
  }
}

TEST_F(LabTest, ATournamentIsPlayedAndReadAsTheExample) {
  const StartTournament wish{
      "othello", {{"size", "4"}}, {"random", "greedy-count"}, "round-robin", 2, "", 1};
  const StudyRef study = kept(checked(wish));
  work_through(study);
  Store store = open();
  const auto told = Studies().study(store, study, {});
  ASSERT_TRUE(told) << told.error().message;
  EXPECT_EQ(told->at("state"), "ended");
  expect_like_example(*told);
  EXPECT_NE(
      told->at("chapter").at("en").at("plots").at(0).at("svg").get<std::string>().find("<rect"),
      std::string::npos);
}

TEST_F(LabTest, WithItsLastGameATournamentHasEndedWhereverItIsTold) {
  const StartTournament wish{
      "othello", {{"size", "4"}}, {"random", "greedy-count"}, "round-robin", 2, "", 1};
  const StudyRef study = kept(checked(wish));
  Store store = open();
  for (const int number : {0, 1}) {
    EXPECT_TRUE(check_resumable(store, study));
    TournamentGame game;
    game.played.number = number;
    game.played.score = 1;
    game.record.game = "othello";
    ASSERT_TRUE(store.append_tournament_game(study.id, game));
  }
  ASSERT_FALSE(store.tournament(study.id)->summary) << "not yet";
  EXPECT_EQ(Studies().study(store, study, {})->at("state"), "ended");
  EXPECT_EQ(Studies().list(store, {})->at("tournaments").at(0).at("state"), "ended");
  EXPECT_FALSE(check_resumable(store, study));
}

TEST_F(LabTest, AnExperimentIsMeasuredAndItsReportIsTheCommandLines) {
  const StudyRef study = kept(checked(StartExperiment{"ntil-boards"}));
  Store store = open();
  EXPECT_EQ(Studies().study(store, study, {})->at("chapter"), nullptr);
  EXPECT_FALSE(make_lab_file(store, {study, "csv"}));
  work_through(study);
  const auto told = Studies().study(store, study, {});
  ASSERT_TRUE(told) << told.error().message;
  EXPECT_EQ(told->at("state"), "ended");
  expect_like_example(*told);
  const auto outcome =
      lab::run_experiments(store, *lab::find_experiments("ntil-boards"), {{}, lab::revision()});
  ASSERT_TRUE(outcome && outcome->finished);
  const lab::Chapter& chapter = outcome->chapters.front();
  EXPECT_EQ(told->at("chapter").at("en").at("headline"), chapter.report.headline);
  ASSERT_EQ(told->at("chapter").at("en").at("tables").size(), chapter.report.tables.size());
  EXPECT_EQ(told->at("chapter").at("en").at("tables").at(0).at("rows").size(),
            chapter.report.tables.front().rows.size());
}

TEST_F(LabTest, ATrainingRunIsTrainedAndReadAsTheExample) {
  const StudyRef study = kept(checked(tiny_training()));
  work_through(study);
  Store store = open();
  const auto told = Studies().study(store, study, {});
  ASSERT_TRUE(told) << told.error().message;
  EXPECT_EQ(told->at("state"), "ended");
  EXPECT_EQ(told->at("content").at("history").size(), 2U);
  expect_like_example(*told);
  EXPECT_EQ(told->at("chapter").at("en").at("plots").size(), 2U);
  const auto curve = make_lab_file(store, {study, "csv"});
  ASSERT_TRUE(curve);
  EXPECT_EQ(curve->body.substr(0, 11), "generation,");
  EXPECT_TRUE(make_lab_file(store, {study, "html"}));
  EXPECT_TRUE(parse_json(make_lab_file(store, {study, "json"})->body));
  EXPECT_FALSE(make_lab_file(store, {study, "bin"})) << "its weights are JSON";
}

// Whatever learns is asked for by the same message, with the least that its form may say.
TEST_F(LabTest, EveryLearnerIsTrainedHere) {
  const std::map<std::string, Settings> plans = {
      {"brick-builder",
       {{"generations", "1"},
        {"population", "5"},
        {"bricks", "5"},
        {"long_deals", "1"},
        {"long_bricks", "5"},
        {"held_out_bricks", "5"}}},
      {"brick-values", {{"millions", "1"}, {"step", "500"}, {"beginning", "2000"}}},
      {"othello-patterns", {{"deviations", "0"}, {"epochs", "1"}}},
      {"othello-probcut", {{"positions", "100"}, {"depth", "6"}}},
      {"othello-book", {{"plies", "1"}, {"depth", "2"}}}};
  for (const auto& [learner, plan] : plans) {
    const StudyRef study = kept(checked(StartTraining{learner, plan}));
    work_through(study);
    Store store = open();
    const auto told = Studies().study(store, study, {});
    ASSERT_TRUE(told) << told.error().message;
    EXPECT_EQ(told->at("state"), "ended") << learner;
    EXPECT_EQ(told->at("content").at("learner"), learner);
    EXPECT_FALSE(told->at("content").at("history").empty()) << learner;
    const std::string format = told->at("content").at("result").get<std::string>();
    EXPECT_TRUE(make_lab_file(store, {study, format})) << learner;
  }
}

TEST_F(LabTest, PlansOfThePageAreWithinItsLimits) {
  const auto refused = [](const StartTraining& wish) { return !checked(wish); };
  EXPECT_TRUE(refused({"nobody", {}}));
  EXPECT_TRUE(refused({"brick", {{"population", "501"}}}));
  EXPECT_TRUE(refused({"brick", {{"population", "11"}}}));
  EXPECT_TRUE(refused({"brick", {{"magic", "1"}}}));
  EXPECT_TRUE(refused({"brick-values", {{"from", "/etc/passwd"}}}));
  EXPECT_TRUE(refused({"othello-patterns", {{"games", "/"}}}));
  EXPECT_TRUE(refused({"othello-patterns", {{"weights", "x"}}}));
  EXPECT_FALSE(refused({"othello-patterns", {{"deviations", "0"}}}));
}

// Labels, helps and choices of the forms have Indonesian words, of their own or of the catalogue.
TEST(LabForms, SpeakIndonesian) {
  for (const Json& learner : learners_json().get<std::vector<Json>>()) {
    const auto known = [&](const std::string& english) {
      return learner.at("indonesian").contains(english) || indonesian_words().contains(english);
    };
    for (const Json& option : learner.at("options").get<std::vector<Json>>()) {
      std::string label = option.at("key").get<std::string>();
      std::replace(label.begin(), label.end(), '_', ' ');
      EXPECT_TRUE(known(label)) << label;
      EXPECT_TRUE(known(option.at("help").get<std::string>())) << option.at("help").text();
    }
  }
}

TEST_F(LabTest, TheListIsAsTheExample) {
  kept(checked(StartTournament{
      "othello", {{"size", "4"}}, {"random", "greedy-count"}, "gauntlet", 2, "nodes=9", 1}));
  kept(checked(StartExperiment{"brick-examples"}));
  kept(checked(tiny_training()));
  Store store = open();
  const auto list = Studies().list(store, {});
  ASSERT_TRUE(list);
  const Json example = testing_support::from_server("lab");
  EXPECT_EQ(members(*list), members(example));
  for (const char* part : {"tournaments", "experiments", "trainings"}) {
    EXPECT_EQ(members(list->at(part).at(0)), members(example.at(part).at(0))) << part;
  }
  EXPECT_EQ(list->at("tournaments").at(0).at("state"), "stopped");
  EXPECT_EQ(list->at("trainings").at(0).at("last"), nullptr);
}

// One generation more, as another process would add it.
void add_generation(Store& store, StoreId id) {
  auto run = lab::stored_training(store, id);
  std::stop_source enough;
  const auto tell = [&](const auto&) { enough.request_stop(); };
  ASSERT_TRUE(lab::go_on(store, *run, {1, enough.get_token(), tell}));
}

TEST_F(LabTest, WhatGrowsWithoutBeingOursIsAtWorkElsewhere) {
  const StudyRef study = kept(checked(tiny_training("9")));
  Store store = open();
  Studies studies;
  const auto state = [&](const Jobs& jobs) {
    return studies.list(store, jobs)->at("trainings").at(0).at("state").get<std::string>();
  };
  add_generation(store, study.id);
  EXPECT_EQ(state({}), "stopped") << "seen for the first time";
  EXPECT_FALSE(studies.is_elsewhere(study, {}));
  add_generation(store, study.id);
  EXPECT_EQ(state({}), "elsewhere");
  EXPECT_TRUE(studies.others_work());
  EXPECT_TRUE(studies.is_elsewhere(study, {}));
  const Jobs ours = {{study, {JobState::kRunning, ""}}};
  EXPECT_EQ(state(ours), "running");
  EXPECT_FALSE(studies.is_elsewhere(study, ours));
  add_generation(store, study.id);
  EXPECT_EQ(state(ours), "running");
  EXPECT_FALSE(studies.is_elsewhere(study, {})) << "it grew by our own work";
  EXPECT_EQ(state({}), "stopped");
  EXPECT_FALSE(studies.is_elsewhere(study, {}));
}

// The lab is looked at every now and then: a study may begin and be stopped in between.
TEST_F(LabTest, WhatWeDidBetweenTwoLooksIsNotAtWorkElsewhere) {
  const StudyRef study = kept(checked(tiny_training("9")));
  Store store = open();
  Studies studies;
  const auto state = [&](const Jobs& jobs) {
    return studies.list(store, jobs)->at("trainings").at(0).at("state").get<std::string>();
  };
  EXPECT_EQ(state({}), "stopped");
  add_generation(store, study.id);
  Jobs stopped;
  stopped.begun[study] = 1;
  EXPECT_FALSE(studies.is_elsewhere(study, stopped));
  EXPECT_EQ(state(stopped), "stopped") << "it grew by our own work";
  add_generation(store, study.id);
  EXPECT_EQ(state(stopped), "elsewhere") << "that was another program";
  stopped.begun[study] = 2;
  EXPECT_FALSE(studies.is_elsewhere(study, stopped));
  EXPECT_EQ(state(stopped), "stopped");
}

TEST_F(LabTest, TheBenchTellsWhatItBegan) {
  Workbench bench(file());
  const StudyRef study{StudyKind::kTraining, 77};
  EXPECT_FALSE(bench.jobs().begun.contains(study));
  ASSERT_TRUE(bench.add(study));
  ASSERT_TRUE(eventually([&] { return has_failed(bench, study); }));
  EXPECT_EQ(bench.jobs().begun.at(study), 1);
}

TEST_F(LabTest, ExperimentsOfOtherCodeAreNotMixedIn) {
  Store store = open();
  const auto strange = [&](const char* spec) {
    return known_run(*store.experiment_of("ntil-boards", spec)).ok();
  };
  EXPECT_FALSE(strange(R"({"size":"quick","seed":1,"revision":"another"})"));
  EXPECT_FALSE(strange(R"({"size":"quick","seed":"x"})"));
  EXPECT_FALSE(strange("[]"));
  EXPECT_TRUE(strange(lab::stored_spec({lab::Size::kFull, 7}, lab::revision()).c_str()));
  const auto list = Studies().list(store, {});
  ASSERT_TRUE(list);
  std::size_t runs = 0;
  for (const Json& one : list->at("experiments")) runs += one.at("runs").size();
  EXPECT_EQ(runs, 1U);
}

TEST_F(LabTest, AFailedStudyTellsWhyAndItsPromiseGoes) {
  Store store = open();
  ASSERT_TRUE(store.promise_job("training", 77));
  Workbench bench(file());
  const StudyRef study{StudyKind::kTraining, 77};
  ASSERT_TRUE(eventually([&] { return has_failed(bench, study); }));
  EXPECT_TRUE(store.jobs()->empty());
  EXPECT_NE(bench.jobs().at(study).problem.find("77"), std::string::npos);
}

TEST_F(LabTest, OnlyTheFirstServerOfAStoreTakesPromisesUp) {
  Workbench first(file());
  Store store = open();
  // The first has looked for promises, and works.
  ASSERT_TRUE(first.add({StudyKind::kTraining, 77}));
  ASSERT_TRUE(eventually([&] { return has_failed(first, {StudyKind::kTraining, 77}); }));
  ASSERT_TRUE(store.promise_job("training", 88));
  Workbench second(file());
  ASSERT_TRUE(second.add({StudyKind::kTraining, 99}));
  ASSERT_TRUE(eventually([&] { return has_failed(second, {StudyKind::kTraining, 99}); }));
  EXPECT_FALSE(second.jobs().contains({StudyKind::kTraining, 88}));
  EXPECT_EQ(store.jobs()->size(), 1U) << "the promise of the other stays";
}

TEST_F(LabTest, ATournamentWithoutAnEndOfAGameFails) {
  const StudyRef study = kept(checked(StartTournament{
      "othello", {}, {"minimax:depth=30", "minimax:depth=30"}, "round-robin", 2, "", 1}));
  ASSERT_TRUE(open().promise_job("tournament", study.id));
  Workbench bench(file());
  const auto is_running = [&] {
    const Jobs jobs = bench.jobs();
    return jobs.contains(study) && jobs.at(study).state == JobState::kRunning;
  };
  ASSERT_TRUE(eventually(is_running));
  bench.stop_overdue(3600);
  EXPECT_TRUE(is_running());
  bench.stop_overdue(0);
  EXPECT_TRUE(eventually([&] { return has_failed(bench, study); }));
}

TEST(Growth, TellsPaceAndRest) {
  const Growth::Time start{};
  Growth growth;
  growth.see(5, start);
  EXPECT_FALSE(growth.is_alive(start));
  EXPECT_FALSE(growth.seconds_left(20, start));
  growth.see(10, start + 10s);
  EXPECT_TRUE(growth.is_alive(start + 11s));
  EXPECT_DOUBLE_EQ(*growth.seconds_left(20, start + 10s), 20);
  EXPECT_DOUBLE_EQ(*growth.seconds_left(20, start + 15s), 15);
  EXPECT_FALSE(growth.is_alive(start + 30s));
  growth.see(11, start + 40s);
  EXPECT_FALSE(growth.is_alive(start + 40s)) << "taken up again, the pace is not yet known";
}

TEST(LabFiles, AddressesAreReadStrictly) {
  EXPECT_EQ(lab_file_wanted("/api/lab/training/1.csv?language=id")->language,
            Language::kIndonesian);
  const auto wanted = lab_file_wanted("/api/lab/training/12.html");
  ASSERT_TRUE(wanted);
  EXPECT_EQ(wanted->study, (StudyRef{StudyKind::kTraining, 12}));
  EXPECT_EQ(wanted->format, "html");
  for (const char* target :
       {"/api/lab/", "/api/lab/training/12", "/api/lab/training/.csv", "/api/lab/training/-1.csv",
        "/api/lab/training/1x.csv", "/api/lab/training/1.csv.csv", "/api/lab/dream/1.csv",
        "/api/lab/training/99999999999999999999.csv", "/api/lab/training/1.csv?language=fr",
        "/api/lab/training/1.csv?language=id&x=1", "/api/lab/training/0.csv"}) {
    EXPECT_FALSE(lab_file_wanted(target)) << target;
  }
}

}  // namespace
}  // namespace papan::server
