// The laboratory over the wire: a tournament that was started on the page ends as the
// command line's does, also over a kill -9; what is too much, or not allowed, is refused.
#include "lab/tournament.hpp"
#include "server/limits.hpp"
#include "tests/protocol/program.hpp"

namespace papan::testing_support {
namespace {

using namespace server;

class LabWireTest : public ServedTest {};

StartTournament small_tournament() {
  StartTournament wish;
  wish.game = "othello";
  wish.parameters = {{"size", "6"}};
  wish.agents = {"mcts:playouts=20", "greedy-count", "random"};
  wish.format = "round-robin";
  wish.games = 4;
  return wish;
}

// The first two games end, the third never does.
StartTournament endless_tournament() {
  StartTournament wish = small_tournament();
  wish.parameters = {{"size", "8"}};
  wish.agents = {"greedy-count", "random", "minimax:depth=30"};
  return wish;
}

// What `papan tournament` would say of the same settings, in a store of its own.
Json undisturbed(const StartTournament& wish, const std::filesystem::path& file) {
  TournamentSpec spec;
  spec.game = wish.game;
  spec.parameters = wish.parameters;
  spec.agents = wish.agents;
  spec.games = wish.games;
  Store store = std::move(*Store::open(file));
  return to_json(*run_tournament(store, spec, {}));
}

// The study as soon as a member of it has the value. No other program is at work here.
Json watched_until(SocketClient& client, const StudyRef& ref, const char* member,
                   const Json& value) {
  Json study = client.ask(WatchStudy{ref.kind, ref.id});
  while (study.value(member, Json()) != value) {
    EXPECT_NE(study.value("state", ""), "elsewhere");
    const auto next = client.hear("study");
    if (!next) break;
    study = *next;
  }
  EXPECT_EQ(study.value(member, Json()), value);
  return study;
}

Json ended(SocketClient& client, const StudyRef& ref) {
  return watched_until(client, ref, "state", "ended");
}

StudyRef begun(SocketClient& client, const StartTournament& wish) {
  const Json started = client.ask(wish);
  EXPECT_EQ(started.at("type"), "started") << started;
  return {StudyKind::kTournament, started.value("id", StoreId{0})};
}

void expect_same_standings(Json told, const Json& expected) {
  told.erase("solo");
  Json same = expected;
  same["tournament"] = told.at("tournament");
  EXPECT_EQ(told.dump(), same.dump());
}

TEST_F(LabWireTest, ATournamentEndsAsTheCommandLines) {
  const auto client = join();
  const StudyRef ref = begun(*client, small_tournament());
  const Json study = ended(*client, ref);
  EXPECT_EQ(study.at("done"), 12);
  expect_same_standings(study.at("content"),
                        undisturbed(small_tournament(), scratch_.file("b.db")));
  const Json list = client->ask(AskLab{});
  EXPECT_EQ(list.at("tournaments").at(0).at("state"), "ended");
  const std::string csv = http("/api/lab/tournament/" + std::to_string(ref.id) + ".csv");
  EXPECT_EQ(csv.substr(9, 3), "200");
  EXPECT_NE(csv.find("Content-Disposition: attachment"), std::string::npos);
  EXPECT_NE(csv.find("greedy-count"), std::string::npos);
}

TEST_F(LabWireTest, WhatAnotherProcessWritesIsHeard) {
  const auto watcher = join();
  EXPECT_EQ(watcher->ask(AskLab{}).at("tournaments").size(), 0U);
  Store other = std::move(*Store::open(file()));
  TournamentSpec spec;
  spec.game = "othello";
  spec.parameters = {{"size", "4"}};
  spec.agents = {"random", "greedy-count"};
  spec.games = 2;
  ASSERT_TRUE(run_tournament(other, spec, {}));
  std::optional<Json> list;
  do {
    list = watcher->hear("lab");
    ASSERT_TRUE(list);
  } while (list->at("tournaments").empty() || list->at("tournaments").at(0).at("state") != "ended");
  EXPECT_EQ(watcher->ask(LeaveLab{}).at("type"), "done");
}

TEST_F(LabWireTest, StoppedInTheMiddleOfAGameItKeepsTheOthersAndGoesOn) {
  const auto client = join();
  const StudyRef study = begun(*client, endless_tournament());
  watched_until(*client, study, "done", 2);
  EXPECT_EQ(client->ask(StopStudy{study.kind, study.id}).at("type"), "done");
  EXPECT_EQ(watched_until(*client, study, "state", "stopped").at("done"), 2);
  EXPECT_EQ(client->ask(StopStudy{study.kind, study.id}).at("code"), "bad_value");
  EXPECT_EQ(client->ask(ResumeStudy{study.kind, study.id}).at("type"), "started");
  EXPECT_EQ(watched_until(*client, study, "state", "running").at("done"), 2);
}

// It waits behind one that never ends, so that it cannot end before it is stopped.
TEST_F(LabWireTest, StoppedAndResumedItEndsTheSame) {
  const auto client = join();
  const StudyRef endless = begun(*client, endless_tournament());
  const StudyRef study = begun(*client, small_tournament());
  watched_until(*client, study, "state", "waiting");
  EXPECT_EQ(client->ask(StopStudy{study.kind, study.id}).at("type"), "done");
  watched_until(*client, study, "state", "stopped");
  EXPECT_EQ(client->ask(StopStudy{study.kind, study.id}).at("code"), "bad_value");
  EXPECT_EQ(client->ask(ResumeStudy{study.kind, study.id}).at("type"), "started");
  EXPECT_EQ(client->ask(StopStudy{endless.kind, endless.id}).at("type"), "done");
  const Json end = ended(*client, study);
  expect_same_standings(end.at("content"), undisturbed(small_tournament(), scratch_.file("b.db")));
  EXPECT_EQ(client->ask(ResumeStudy{study.kind, study.id}).at("code"), "bad_value")
      << "it has ended";
}

TEST_F(LabWireTest, ReadingNeedsNoTokenAndWritingDoes) {
  const auto guest = *SocketClient::connect({port(), "", ""});
  EXPECT_EQ(guest->ask(AskLab{}).at("type"), "lab");
  const StudyRef study{StudyKind::kTournament, 1};
  for (const Message& message :
       {Message(small_tournament()), Message(StartExperiment{"brick-examples"}),
        Message(StartTraining{"brick", {}}), Message(StopStudy{study.kind, study.id}),
        Message(ResumeStudy{study.kind, study.id})}) {
    EXPECT_EQ(guest->ask(message).at("code"), "no_token");
  }
  EXPECT_EQ(guest->ask(WatchStudy{study.kind, study.id}).at("code"), "bad_value")
      << "there is none";
}

TEST_F(LabWireTest, WhatIsTooMuchIsRefused) {
  const auto client = join();
  const auto code = [&](const std::function<void(StartTournament&)>& change) {
    StartTournament wish = small_tournament();
    change(wish);
    return client->ask(wish).value("code", "none");
  };
  EXPECT_EQ(code([](auto& wish) { wish.games = kMaxLabGames + 2; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.games = kMaxLabGames; }), "bad_value") << "three pairings";
  EXPECT_EQ(code([](auto& wish) { wish.games = 3; }), "bad_value") << "odd";
  EXPECT_EQ(code([](auto& wish) { wish.agents = {"random"}; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.agents.resize(kMaxLabAgents + 1, "random"); }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.agents[0] = "best:time=36000"; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.agents[0] = "best:hash=100000"; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.agents[0] = "gtp:command=reboot"; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.agents[0] = std::string(600, 'x'); }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.budget = "time=3600"; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.budget = "luck=7"; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.format = "knockout"; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.game = "chess"; }), "bad_value");
  EXPECT_EQ(code([](auto& wish) { wish.parameters = {{"size", "1000"}}; }), "bad_value");
  EXPECT_EQ(client->ask(StartExperiment{"all"}).at("code"), "bad_value");
  EXPECT_EQ(client->ask(StartExperiment{"../etc"}).at("code"), "bad_value");
  for (const StartTraining& plan :
       {StartTraining{"brick", {{"population", "501"}}},
        StartTraining{"brick", {{"algorithm", "magic"}}},
        StartTraining{"brick-values", {{"from", "/etc/passwd"}}}, StartTraining{"magic", {}}}) {
    EXPECT_EQ(client->ask(plan).at("code"), "bad_value");
  }
  for (const char* path : {"/api/lab/tournament/1.csv", "/api/lab/tournament/x.csv",
                           "/api/lab/../tournament/1.csv", "/api/lab/tournament/1.exe"}) {
    EXPECT_EQ(http(path).substr(9, 3), "404") << path;
  }
}

TEST_F(LabWireTest, ThereIsRoomForAFewStudiesAndPeopleStillPlay) {
  const auto client = join();
  StartTournament endless = endless_tournament();
  for (std::size_t i = 0; i < kMaxLabJobs; ++i) {
    endless.seed = static_cast<std::int64_t>(i);
    begun(*client, endless);
  }
  endless.seed = 99;
  EXPECT_EQ(client->ask(endless).at("code"), "limit");
  const auto id = client->ask(wish("othello", {kAna, kRandom})).at("game").at("id").get<GameId>();
  EXPECT_EQ(client->ask(Play{id, 0, "d3"}).at("type"), "done");
  EXPECT_TRUE(client->hear("ply"));
  EXPECT_TRUE(client->hear("ply")) << "the agent answers";
}

TEST(LabProgram, ATournamentGoesOnAfterAKill) {
  const Scratch scratch;
  StartTournament wish = small_tournament();
  wish.agents = {"mcts:playouts=100", "mcts:playouts=80"};
  wish.games = 40;
  StudyRef ref;
  {
    Program program(scratch.file("papan.db"));
    const auto client = program.join();
    ref = begun(*client, wish);
    Json study = client->ask(WatchStudy{ref.kind, ref.id});
    while (study.at("done") == 0) study = *client->hear("study");
    program.end(SIGKILL);
  }
  Program program(scratch.file("papan.db"));
  const auto client = program.join();
  const Json study = ended(*client, ref);
  expect_same_standings(study.at("content"), undisturbed(wish, scratch.file("b.db")));
  auto store = Store::open(scratch.file("papan.db"));
  EXPECT_TRUE(eventually([&] { return store->jobs()->empty(); }));
}

}  // namespace
}  // namespace papan::testing_support
