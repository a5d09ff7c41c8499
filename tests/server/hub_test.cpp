// The hub without a network: agents play at their pace, stop when nobody listens,
// and every message that tells of a ply comes after its commit.
#include "server/hub.hpp"

#include "agents/replay.hpp"
#include "server/limits.hpp"
#include "tests/store/store_fixture.hpp"
#include "tests/support/test_loop.hpp"

namespace papan::server {
namespace {

using namespace std::chrono_literals;
using testing_support::TestLoop;

constexpr const char* kToken = "secret";
constexpr int kPace = 100;  // milliseconds

const SeatPlayer kPerson{PlayerKind::kPerson, "Ana"};
const SeatPlayer kRandom{PlayerKind::kAgent, "random"};
const SeatPlayer kThinker{PlayerKind::kAgent, "minimax:depth=20"};

// What a client heard.
class Ear final : public Link {
 public:
  void send(Line line) override { heard_.push_back(*parse_json(*line)); }

  [[nodiscard]] const std::vector<Json>& heard() const { return heard_; }
  [[nodiscard]] const Json* answer(int request) const {
    for (const Json& message : heard_) {
      if (message.value("request", -1) == request) return &message;
    }
    return nullptr;
  }
  [[nodiscard]] std::size_t count(std::string_view type) const {
    std::size_t found = 0;
    for (const Json& message : heard_) found += message.at("type") == type ? 1 : 0;
    return found;
  }

 private:
  std::vector<Json> heard_;
};

class HubTest : public testing_support::StoreTest {
 protected:
  struct Guest {
    ClientId id;
    std::shared_ptr<Ear> ear;
  };

  Guest join() {
    Guest guest{0, std::make_shared<Ear>()};
    guest.id = hub_.connect(guest.ear);
    ask(guest, Hello{kToken});
    return guest;
  }

  Json ask(const Guest& guest, const Message& message) {
    const int request = ++last_request_;
    hub_.receive(guest.id, to_json(Envelope{request, message}).dump());
    EXPECT_TRUE(loop_.run_until([&] { return guest.ear->answer(request) != nullptr; }));
    const Json* answer = guest.ear->answer(request);
    return answer == nullptr ? Json() : *answer;
  }

  // The id of a new game of small Othello.
  GameId begin(const Guest& guest, const SeatPlayer& first, const SeatPlayer& second,
               const Pace& pace = {}) {
    NewGame wish;
    wish.game = "othello";
    wish.parameters = {{"size", "4"}};
    wish.seats = {first, second};
    wish.pace = pace;
    return begin(guest, wish);
  }

  // Agents at their pace, on the large board: nowhere near its end when the test is.
  GameId begin_long(const Guest& guest) {
    NewGame wish;
    wish.game = "othello";
    wish.seats = {kRandom, kRandom};
    wish.pace = {.delay = kPace};
    return begin(guest, wish);
  }

  GameId begin(const Guest& guest, const NewGame& wish) {
    const Json answer = ask(guest, wish);
    EXPECT_EQ(answer.at("type"), "game") << answer;
    return answer.at("game").at("id").get<GameId>();
  }

  // Answered by the journal, after all that was stored and told before.
  void settle(const Guest& guest) { ask(guest, AskGames{}); }

  std::size_t stored_plies(GameId id) { return (*open().session(id))->record.plies.size(); }

  TestLoop loop_;
  Journal journal_{open(), loop_};
  Hub hub_{loop_, journal_, kToken, file()};
  int last_request_ = 0;
};

TEST_F(HubTest, AgentsPlayToTheEndAndTheGameIsKept) {
  const Guest ana = join();
  const GameId id = begin(ana, kRandom, kRandom);
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("over") == 1; }));
  EXPECT_EQ(stored_plies(id), ana.ear->count("ply"));
  EXPECT_TRUE((*open().session(id))->ended);
  EXPECT_EQ(open().games({})->size(), 1u);
}

TEST_F(HubTest, KeepsHowLongAgentsThoughtAndWhoResigned) {
  const Guest ana = join();
  const GameId id = begin(ana, kRandom, kPerson);
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 1; }));
  const Json game = ask(ana, Open{id, {}});
  const std::string move = game["game"]["frame"]["legal"][0][0].get<std::string>();
  EXPECT_EQ(ask(ana, Play{id, 1, move}).at("type"), "done");
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 3; }));
  EXPECT_EQ(ask(ana, Resign{id, 1}).at("type"), "done");
  const auto session = *open().session(id);
  ASSERT_EQ(session->seconds.size(), 3u);
  EXPECT_GT(session->seconds[0].value_or(-1), 0);
  EXPECT_FALSE(session->seconds[1]) << "a person's time is nobody's business";
  EXPECT_TRUE(session->seconds[2]);
  EXPECT_TRUE(session->ended);
  EXPECT_EQ(session->resigned, 1);
}

// Also in one burst, and by rematches: what is being stored counts.
TEST_F(HubTest, OneClientHasOnlySoManyGames) {
  const Guest ana = join();
  NewGame wish;
  wish.game = "othello";
  wish.parameters = {{"size", "4"}};
  wish.seats = {kPerson, kPerson};
  const GameId first = begin(ana, wish);
  const int begun = last_request_;
  constexpr int kBurst = 70;
  for (int i = 0; i < kBurst; ++i) {
    const bool again = i % 2 == 0;
    hub_.receive(
        ana.id,
        to_json(Envelope{++last_request_, again ? Message(Rematch{first}) : Message(wish)}).dump());
  }
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->answer(begun + kBurst) != nullptr; }));
  settle(ana);
  int games = 1;
  for (int i = 1; i <= kBurst; ++i) games += ana.ear->answer(begun + i)->at("type") == "game";
  EXPECT_EQ(games, static_cast<int>(kMaxGamesHeard));
}

// Another server on the same store has the game as it was: what it would store over is kept, and
// who asked it hears so.
TEST_F(HubTest, TwoServersOfOneStoreLoseNoMove) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  Journal second_journal(open(), loop_);
  Hub second(loop_, second_journal, kToken, file());
  const auto ear = std::make_shared<Ear>();
  const ClientId budi = second.connect(ear);
  const auto ask_second = [&](const Message& message) {
    const int request = ++last_request_;
    second.receive(budi, to_json(Envelope{request, message}).dump());
    EXPECT_TRUE(loop_.run_until([&] { return ear->answer(request) != nullptr; }));
    return *ear->answer(request);
  };
  ask_second(Hello{kToken});
  ASSERT_EQ(ask_second(Open{id, {}}).at("type"), "game");
  for (std::int64_t ply = 0; ply < 6; ++ply) {
    const Json game = ask(ana, Open{id, {}});
    const std::string move = game["game"]["frame"]["legal"][0][0].get<std::string>();
    ASSERT_EQ(ask(ana, Play{id, ply, move}).at("type"), "done");
  }
  const Json refused = ask_second(Play{id, 0, "b1"});
  EXPECT_EQ(refused.at("code"), "not_stored");
  EXPECT_EQ(stored_plies(id), 6u);
  EXPECT_EQ(ask_second(Open{id, {}}).at("game").at("moves").size(), 6u) << "as the store has it";
  EXPECT_EQ(ask_second(Undo{id}).at("type"), "done");
  EXPECT_EQ(stored_plies(id), 5u);
  EXPECT_EQ(ask(ana, Undo{id}).at("code"), "not_stored") << "now it is the first that is behind";
  EXPECT_EQ(stored_plies(id), 5u);
  second.stop([] {});
}

TEST_F(HubTest, TheEndOfTheClockIsKeptWithItsScore) {
  const Guest ana = join();
  NewGame wish;
  wish.game = "collapse";
  wish.seats = {kPerson};
  const GameId id = begin(ana, wish);
  const Json game = ask(ana, Open{id, {}});
  const std::string move = game["game"]["frame"]["legal"][0][0].get<std::string>();
  EXPECT_EQ(ask(ana, Play{id, 0, move}).at("type"), "done");
  EXPECT_EQ(ask(ana, TimeUp{id, 0}).at("type"), "done");
  const Json over = ask(ana, Open{id, {}}).at("game");
  EXPECT_EQ(over.at("reason"), "time");
  EXPECT_EQ(over.at("why"), "time is up");
  EXPECT_EQ(over.at("result"), over.at("frame").at("score"));
  const auto games = *open().games({});
  ASSERT_EQ(games.size(), 1u) << "a result like others";
  EXPECT_EQ(games[0].record.result, over.at("result").get<Score>());
  EXPECT_EQ(games[0].record.end, "time is up");
  EXPECT_TRUE(replay_record(games[0].record)) << "as papan db check does";
}

TEST_F(HubTest, WhatWentOnAfterItsEndHasNoEnd) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  while (true) {
    const Json game = ask(ana, Open{id, {}}).at("game");
    if (game.at("state") == "over") break;
    const std::string move = game["frame"]["legal"][0][0].get<std::string>();
    ask(ana, Play{id, static_cast<std::int64_t>(game.at("moves").size()), move});
  }
  EXPECT_NE((*open().session(id))->record.end, "");
  EXPECT_EQ(ask(ana, Undo{id}).at("type"), "done");
  EXPECT_EQ((*open().session(id))->record.end, "");
}

TEST_F(HubTest, APlyIsHeardWhenItIsStored) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  const int request = ++last_request_;
  hub_.receive(ana.id, to_json(Envelope{request, Play{id, 0, "b1"}}).dump());
  EXPECT_EQ(ana.ear->count("ply"), 0u) << "not before the journal has said so";
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 1; }));
  EXPECT_EQ(stored_plies(id), 1u);
  EXPECT_EQ(ana.ear->answer(request)->at("type"), "done");
}

TEST_F(HubTest, WhoOpensWhileAMoveIsStoredHearsItOnce) {
  const Guest ana = join();
  const Guest budi = join();
  const GameId id = begin(ana, kPerson, kPerson);
  hub_.receive(ana.id, to_json(Envelope{900, Play{id, 0, "b1"}}).dump());
  const Json game = ask(budi, Open{id, {}});
  EXPECT_EQ(game.at("game").at("moves").size(), 1u);
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 1; }));
  settle(budi);
  EXPECT_EQ(budi.ear->count("ply"), 0u) << "it was in the game already";
}

TEST_F(HubTest, AgentsKeepTheirPace) {
  const Guest ana = join();
  const Stopwatch watch;
  begin(ana, kRandom, kRandom, {.delay = kPace});
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 3; }));
  EXPECT_GE(watch.seconds(), 3 * 0.001 * kPace);
}

TEST_F(HubTest, PausedAgentsWait) {
  const Guest ana = join();
  const GameId id = begin(ana, kRandom, kRandom, {.delay = 0, .paused = true});
  ask(ana, AskHint{id});  // in the lane of their searches, so after any of those
  settle(ana);
  EXPECT_EQ(ana.ear->count("ply"), 0u);
  ask(ana, SetPace{id, {0, false}});
  EXPECT_TRUE(loop_.run_until([&] { return ana.ear->count("over") == 1; }));
}

TEST_F(HubTest, NobodyListensAndNobodyThinks) {
  const Guest ana = join();
  const GameId id = begin_long(ana);
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 2; }));
  hub_.disconnect(ana.id);
  const Guest budi = join();
  settle(budi);  // what was played before she left
  const std::size_t plies = stored_plies(id);
  loop_.run_past(2ms * kPace);
  settle(budi);
  EXPECT_EQ(stored_plies(id), plies);
  ask(budi, Open{id, {}});
  ask(budi, SetPace{id, {0, false}});
  EXPECT_TRUE(loop_.run_until([&] { return budi.ear->count("over") == 1; }));
}

TEST_F(HubTest, APersonTakesOverFromAThinkingAgent) {
  const Guest ana = join();
  NewGame wish;
  wish.game = "othello";
  wish.seats = {kThinker, kRandom};
  const GameId id = ask(ana, wish).at("game").at("id").get<GameId>();
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("thinking") >= 1; }));
  ask(ana, TakeSeat{id, 0, kPerson});
  EXPECT_EQ(ask(ana, Play{id, 0, "d3"}).at("type"), "done");
  EXPECT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 2; }))
      << "and the other agent answers";
}

TEST_F(HubTest, UndoStopsTheAnswer) {
  const Guest ana = join();
  NewGame wish;
  wish.game = "othello";
  wish.seats = {kPerson, kThinker};
  const GameId id = ask(ana, wish).at("game").at("id").get<GameId>();
  ask(ana, Play{id, 0, "d3"});
  EXPECT_EQ(ask(ana, Undo{id}).at("type"), "done");
  EXPECT_EQ(stored_plies(id), 0u);
  // The agent thinks anew only when what it thought about before has come back.
  ask(ana, Play{id, 0, "d3"});
  const std::size_t told = ana.ear->count("thinking");
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("thinking") > told; }));
  EXPECT_EQ(stored_plies(id), 1u);
  EXPECT_EQ(ana.ear->count("ply"), 2u) << "both are Ana's";
  EXPECT_EQ(ana.ear->count("rewound"), 1u);
}

TEST_F(HubTest, UndoBetweenAgentsPausesThem) {
  const Guest ana = join();
  const GameId id = begin_long(ana);
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") == 2; }));
  ask(ana, Undo{id});
  EXPECT_EQ(ana.ear->count("pace"), 1u);
  const std::size_t plies = stored_plies(id);
  loop_.run_past(2ms * kPace);
  settle(ana);
  EXPECT_EQ(stored_plies(id), plies);
}

TEST_F(HubTest, WithoutTheTokenOneMayOnlyLook) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  Guest stranger{0, std::make_shared<Ear>()};
  stranger.id = hub_.connect(stranger.ear);
  EXPECT_EQ(ask(stranger, Play{id, 0, "b1"}).at("code"), "no_token");
  EXPECT_EQ(ask(stranger, Hello{"wrong"}).at("writes"), false);
  EXPECT_EQ(ask(stranger, Open{id, {}}).at("plays"), Json::array());
  EXPECT_EQ(ask(stranger, Play{id, 0, "b1"}).at("code"), "no_token");
  EXPECT_EQ(ask(stranger, AskHint{id}).at("code"), "no_token");
  EXPECT_EQ(ask(stranger, AskFrames{id, 0, 0}).at("type"), "frames");
  EXPECT_EQ(ask(stranger, AskGames{}).at("games").size(), 1u);
}

TEST_F(HubTest, TooManyMessagesAreRefused) {
  constexpr int kFlood = 200;
  const Stopwatch watch;
  const Guest ana = join();
  for (int i = 0; i < kFlood; ++i) {
    hub_.receive(ana.id, R"({"type": "leave", "request": 7, "id": 9})");
  }
  // One more was the greeting; time gives a few back.
  const double most = kFlood + 1 - kMessageBurst;
  const auto refused = static_cast<double>(ana.ear->count("error"));
  EXPECT_LE(refused, most);
  EXPECT_GE(refused, most - kMessagesPerSecond * watch.seconds() - 1);
  EXPECT_EQ(ana.ear->heard().back().at("code"), "limit");
}

TEST_F(HubTest, AHintIsALegalMoveWithItsCells) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  const Json hint = ask(ana, AskHint{id});
  ASSERT_EQ(hint.at("type"), "hint") << hint;
  EXPECT_EQ(hint.at("cells").size(), 1u);
  EXPECT_EQ(ask(ana, Play{id, 0, hint.at("move").get<std::string>()}).at("type"), "done");
}

TEST_F(HubTest, ATreeAndAnExplanationOfAnyPly) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  const Json full = ask(ana, AskTree{id, 0, "minimax:depth=3", 2, 100});
  ASSERT_EQ(full.at("type"), "tree") << full;
  const Json pruned = ask(ana, AskTree{id, 0, "alphabeta:depth=3", 2, 100});
  EXPECT_EQ(pruned.at("value"), full.at("value"));
  EXPECT_LT(pruned.at("searched").get<int>(), full.at("searched").get<int>());
  const Json told = ask(ana, AskExplanation{id, 0, "greedy-count"});
  ASSERT_EQ(told.at("type"), "explanation") << told;
  EXPECT_EQ(told.at("maps").at(0).at("name"), "flips");
  EXPECT_EQ(ask(ana, AskExplanation{id, 1, "greedy-count"}).at("code"), "bad_value");
  EXPECT_EQ(ask(ana, AskTree{id, 0, "random", 2, 100}).at("code"), "bad_value");
  EXPECT_EQ(ask(ana, AskExplanation{id, 0, "best:time=36000"}).at("code"), "bad_value");
}

// With the budget of a seat: to the depth that the agent has by itself.
TEST_F(HubTest, AnExplanationHasTheBudgetOfASeat) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  const auto depth_of = [&](const char* agent) {
    const Json told = ask(ana, AskExplanation{id, 0, agent});
    EXPECT_EQ(told.at("type"), "explanation") << told;
    return told.at("facts").at(2);
  };
  EXPECT_EQ(depth_of("alphabeta"), (Json{"depth", "4"}));
  EXPECT_EQ(depth_of("alphabeta:depth=3"), (Json{"depth", "3"}));
  EXPECT_EQ(ask(ana, Consult{id, 0, "alphabeta"}).at("depth"), 4);
}

// In a game of chance it tells the move that was made there.
TEST_F(HubTest, AnExplanationHasTheChanceOfItsSeat) {
  const Guest ana = join();
  const GameId id = begin(ana, kRandom, kRandom);
  ASSERT_TRUE(loop_.run_until([&] { return ana.ear->count("ply") >= 6; }));
  std::vector<std::string> moves;
  for (const Json& message : ana.ear->heard()) {
    if (message.at("type") == "ply")
      moves.push_back(message.at("frame").at("move").get<std::string>());
  }
  for (std::size_t ply = 0; ply < 6; ++ply) {
    const Json told = ask(ana, AskExplanation{id, static_cast<std::int64_t>(ply), "random"});
    ASSERT_EQ(told.at("type"), "explanation") << told;
    EXPECT_EQ(told.at("move"), moves[ply]) << ply;
  }
}

TEST_F(HubTest, ANewQuestionStopsTheOneBefore) {
  const Guest ana = join();
  NewGame wish;  // on the large board, where it would think for days
  wish.game = "othello";
  wish.seats = {kPerson, kPerson};
  const GameId id = begin(ana, wish);
  const auto stopped = [&](int request) {
    EXPECT_TRUE(loop_.run_until([&] { return ana.ear->answer(request) != nullptr; }));
    return ana.ear->answer(request)->value("code", "") == "stopped";
  };
  const auto ask_forever = [&](int request) {
    const AskExplanation question{id, 0, "minimax:depth=20"};
    hub_.receive(ana.id, to_json(Envelope{request, question}).dump());
  };
  ask_forever(901);
  const Json told = ask(ana, AskExplanation{id, 0, "greedy-count"});
  ASSERT_EQ(told.at("type"), "explanation") << told;
  EXPECT_EQ(told.at("agent"), "greedy-count:tie=first,scan=columns");
  EXPECT_TRUE(stopped(901));
  ask_forever(902);
  EXPECT_EQ(ask(ana, AskTree{id, 0, "alphabeta:depth=2", 2, 10}).at("type"), "tree");
  EXPECT_TRUE(stopped(902));
  ask_forever(903);
  EXPECT_EQ(ask(ana, AskHint{id}).at("type"), "hint");
  EXPECT_TRUE(stopped(903));
  ask_forever(904);
  EXPECT_EQ(ask(ana, StopExplaining{id}).at("type"), "done");
  EXPECT_TRUE(stopped(904));
}

TEST_F(HubTest, ARematchTellsTheOthers) {
  const Guest ana = join();
  const Guest budi = join();
  const GameId id = begin(ana, kPerson, kPerson);
  ask(budi, Open{id, {}});
  const Json next = ask(ana, Rematch{id});
  ASSERT_TRUE(loop_.run_until([&] { return budi.ear->count("rematched") == 1; }));
  EXPECT_EQ(budi.ear->heard().back().at("next"), next.at("game").at("id"));
}

TEST_F(HubTest, TheLastThingsAreSaidBeforeTheEnd) {
  const Guest ana = join();
  const GameId id = begin(ana, kPerson, kPerson);
  hub_.receive(ana.id, to_json(Envelope{901, Play{id, 0, "b1"}}).dump());
  bool ended = false;
  hub_.stop([&] {
    EXPECT_NE(ana.ear->answer(901), nullptr);
    ended = true;
  });
  EXPECT_TRUE(loop_.run_until([&] { return ended; }));
  EXPECT_EQ(stored_plies(id), 1u);
}

}  // namespace
}  // namespace papan::server
