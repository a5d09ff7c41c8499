// Whole games over the wire: against agents, between two devices with a third
// watching, over a restart, and over a kill -9 of the real program.
#include <future>

#include "agents/catalogue.hpp"
#include "tests/protocol/program.hpp"

namespace papan::testing_support {
namespace {

using namespace server;

class PlayTest : public ServedTest {};

// Ends a server while the client listens, as a page does, and so says goodbye at once.
template <class End>
void end_listened(SocketClient& client, End&& end) {
  auto heard = std::async(std::launch::async, [&] { return client.hear("never"); });
  end();
  EXPECT_FALSE(heard.get());
  EXPECT_EQ(client.close_code(), 1001) << "the server goes away in order";
}

// The frame after which the person moves, or the game's last.
Json follow(SocketClient& client, Json frame) {
  while (frame.at("turn") != "over" && frame.at("turn") != "first") {
    const auto ply = client.hear("ply");
    if (!ply) return frame;
    EXPECT_EQ(ply->at("frame").at("ply").get<int>(), frame.at("ply").get<int>() + 1);
    frame = ply->at("frame");
  }
  return frame;
}

// Asks as soon as the server's rate allows.
template <class Message>
Json ask(SocketClient& client, const Message& message) {
  Json answer = client.ask(message);
  while (answer.value("code", "") == "limit") {
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    answer = client.ask(message);
  }
  return answer;
}

TEST_F(PlayTest, AWholeGameOfEveryGameAgainstRandom) {
  const auto client = join();
  for (const CatalogueEntry& entry : catalogue()) {
    std::vector<SeatPlayer> seats = {kAna, kRandom};
    seats.resize(static_cast<std::size_t>(entry.game.seats));
    NewGame game = wish(entry.game.name, seats);
    if (entry.game.name == "brick") game.parameters = {{"bricks", "20"}};
    if (entry.game.name == "othello") game.parameters = {{"size", "6"}};
    const Json answer = ask(*client, game);
    ASSERT_EQ(answer.at("type"), "game") << answer;
    const auto id = answer.at("game").at("id").get<GameId>();
    Json frame = follow(*client, answer.at("game").at("frame"));
    while (frame.at("turn") != "over") {
      const auto ply = frame.at("ply").get<std::int64_t>();
      const std::string move = frame.at("legal").at(0).at(0).text();
      const Json done = ask(*client, Play{id, ply, move});
      ASSERT_EQ(done.at("type"), "done") << done;
      frame = follow(*client, client->hear("ply")->at("frame"));
    }
    const auto over = client->hear("over");
    ASSERT_TRUE(over) << entry.game.name;
    EXPECT_EQ(over->at("result"), frame.at("score"));
    const auto stored = *Store::open(file())->session(id);
    EXPECT_EQ(stored->record.plies.size(), frame.at("ply").get<std::size_t>());
    EXPECT_TRUE(stored->ended);
    ask(*client, Leave{id});
  }
}

TEST_F(PlayTest, TwoDevicesPlayAndAThirdWatches) {
  const auto ana = join();
  const auto budi = join();
  const auto watcher = join();
  NewGame game = wish("othello", {kAna, kBudi});
  game.parameters = {{"size", "4"}};
  const auto id = ana->ask(game).at("game").at("id").get<GameId>();
  const Json offered = ana->ask(Offer{id, 1});
  ASSERT_EQ(offered.at("type"), "offered");
  const std::string budis = offered.at("seat_token").text();
  const std::string anas = offered.at("own_token").text();
  EXPECT_EQ(budi->ask(Open{id, budis}).at("plays"), Json::array({1}));
  const Json watched = watcher->ask(Open{id, {}});
  EXPECT_EQ(watched.at("plays"), Json::array());
  EXPECT_EQ(watched.at("seat"), nullptr);

  EXPECT_EQ(watcher->ask(Play{id, 0, "b1"}).at("code"), "not_your_seat");
  EXPECT_EQ(budi->ask(Play{id, 0, "b1"}).at("code"), "not_your_turn");
  EXPECT_EQ(ana->ask(Play{id, 0, "b1"}).at("type"), "done");
  EXPECT_EQ(budi->hear("ply")->at("frame").at("move"), "b1");
  EXPECT_EQ(ana->ask(Play{id, 1, "a1"}).at("code"), "not_your_turn");
  EXPECT_EQ(budi->ask(Play{id, 1, "a1"}).at("type"), "done");
  for (const char* move : {"b1", "a1"}) {
    EXPECT_EQ(watcher->hear("ply")->at("frame").at("move"), move);
  }
  // Ana's line is lost; she sits down again with her own token.
  ana->vanish();
  const auto back = join();
  EXPECT_EQ(back->ask(Open{id, "wrong"}).at("code"), "not_your_seat");
  const Json game_again = back->ask(Open{id, anas});
  EXPECT_EQ(game_again.at("seat"), 0);
  EXPECT_EQ(game_again.at("game").at("moves").size(), 2u);
  const std::string move = game_again.at("game").at("frame").at("legal").at(0).at(0).text();
  EXPECT_EQ(back->ask(Play{id, 2, move}).at("type"), "done");
  EXPECT_EQ(watcher->ask(Undo{id}).at("code"), "not_your_seat");
  EXPECT_EQ(budi->ask(Resign{id, 1}).at("type"), "done");
  const auto over = watcher->hear("over");
  EXPECT_EQ(over->at("winner"), 0);
  EXPECT_EQ(over->at("reason"), "resigned");
}

TEST_F(PlayTest, OfTwoMovesAtOnceOneIsStale) {
  const auto ana = join();
  const auto budi = join();
  const auto id = ana->ask(wish("othello", {kAna, kBudi})).at("game").at("id").get<GameId>();
  budi->ask(Open{id, {}});
  EXPECT_EQ(ana->ask(Play{id, 0, "d3"}).at("type"), "done");
  EXPECT_EQ(budi->ask(Play{id, 0, "c4"}).at("code"), "stale");
}

TEST_F(PlayTest, ARestartKeepsEverything) {
  auto ana = join();
  const auto id = ana->ask(wish("othello", {kAna, kRandom})).at("game").at("id").get<GameId>();
  ana->ask(Play{id, 0, "d3"});
  ASSERT_TRUE(ana->hear("ply"));
  ASSERT_TRUE(ana->hear("ply"));
  ana->ask(SetPace{id, {700, true}});
  end_listened(*ana, [this] { stop(); });
  start();
  ana = join();
  const Json game = ana->ask(Open{id, {}}).at("game");
  EXPECT_EQ(game.at("moves").size(), 2u);
  EXPECT_EQ(game.at("pace").at("delay"), 700);
  EXPECT_EQ(game.at("seats").at(0).at("name"), "Ana");
  const Json games = ana->ask(AskGames{{}, "open", {}, {}});
  EXPECT_EQ(games.at("games").size(), 1u);
}

TEST_F(PlayTest, AgentsGoOnAfterARestart) {
  auto ana = join();
  NewGame game = wish("othello", {kRandom, kRandom});
  game.pace = {300, false};  // sixty moves: not near its end when the server is stopped
  const auto id = ana->ask(game).at("game").at("id").get<GameId>();
  ASSERT_TRUE(ana->hear("ply"));
  end_listened(*ana, [this] { stop(); });
  start();
  ana = join();
  ana->ask(Open{id, {}});
  EXPECT_TRUE(ana->hear("ply"));
}

TEST_F(PlayTest, RecordsAndReadings) {
  const auto ana = join();
  const auto id = ana->ask(wish("othello", {kAna, kBudi})).at("game").at("id").get<GameId>();
  ana->ask(Play{id, 0, "d3"});
  const std::string record = http("/api/games/" + std::to_string(id) + "/record");
  EXPECT_NE(record.find("\"plies\":[\"d3\"]"), std::string::npos) << record;
  EXPECT_EQ(http("/api/games/999/record").substr(9, 3), "404");
  EXPECT_NE(http("/api/health").find("\"clients\":1"), std::string::npos);
  EXPECT_NE(http("/").find(server_->token()), std::string::npos);
  const Json again = ana->ask(Import{record.substr(record.find('{'))});
  EXPECT_EQ(again.at("game").at("moves").size(), 1u);
  const Json linked = ana->ask(Import{"http://x/#/game/" + std::to_string(id) + "/1"});
  EXPECT_EQ(linked.at("game").at("id"), id);
}

TEST(Program, NoAcknowledgedMoveIsLostByAKill) {
  const Scratch scratch;
  const auto store = scratch.file("papan.db");
  GameId id = 0;
  std::int64_t acknowledged = 0;
  for (int life = 0; life < 3; ++life) {
    Program program(store);
    const auto client = program.join();
    const Json game =
        life == 0 ? client->ask(wish("othello", {kAna, kBudi})) : client->ask(Open{id, {}});
    id = game.at("game").at("id").get<GameId>();
    ASSERT_EQ(game.at("game").at("moves").size(), static_cast<std::size_t>(acknowledged));
    Json frame = game.at("game").at("frame");
    for (int i = 0; i < 5; ++i) {
      const std::string move = frame.at("legal").at(0).at(0).text();
      ASSERT_EQ(client->ask(Play{id, acknowledged, move}).at("type"), "done");
      ++acknowledged;
      frame = client->hear("ply")->at("frame");
    }
    program.end(SIGKILL);
  }
}

TEST(Program, EndsInOrderOnATerm) {
  const Scratch scratch;
  Program program(scratch.file("papan.db"));
  const auto client = program.join();
  client->ask(wish("othello", {kAna, kRandom}));
  end_listened(*client, [&] { EXPECT_EQ(program.end(SIGTERM), 0); });
}

TEST(Program, APortInUseIsOneLine) {
  const Scratch scratch;
  const Program program(scratch.file("papan.db"));
  const std::string command = std::string(PAPAN_BINARY) + " serve --port " +
                              std::to_string(program.port()) + " --db " +
                              scratch.file("other.db").string() + " 2>/dev/null";
  EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 2);
}

}  // namespace
}  // namespace papan::testing_support
