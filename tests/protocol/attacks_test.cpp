// Each attack gets its refusal, and the server serves on.
#include <future>

#include "core/clock.hpp"
#include "server/limits.hpp"
#include "tests/protocol/served.hpp"

namespace papan::testing_support {
namespace {

using namespace server;

class AttackTest : public ServedTest {
 protected:
  void TearDown() override {
    if (server_ != nullptr) {
      const auto client = join();
      EXPECT_EQ(client->ask(wish("othello", {kAna, kRandom})).at("type"), "game")
          << "it still serves";
    }
    ServedTest::TearDown();
  }

  // The status that a socket's request gets.
  std::string socket_status(const std::string& host, const std::string& origin) {
    return raw_head(port(), "GET /socket HTTP/1.1\r\nHost: " + host + "\r\nOrigin: " + origin +
                                "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                                "Sec-WebSocket-Version: 13\r\n\r\n")
        .substr(9, 3);
  }

  [[nodiscard]] std::string own_name() const { return "127.0.0.1:" + std::to_string(port()); }
};

TEST_F(AttackTest, OurOwnPageIsWelcome) {
  EXPECT_EQ(socket_status(own_name(), "http://" + own_name()), "101");
}

TEST_F(AttackTest, ForeignHost) {
  for (const char* host : {"evil.example", "evil.example:8080", "127.0.0.1", "localhost:1"}) {
    const std::string answer = raw_exchange(
        port(), std::string("GET / HTTP/1.1\r\nHost: ") + host + "\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(answer.substr(9, 3), "403") << host;
    EXPECT_EQ(answer.find(server_->token()), std::string::npos);
    EXPECT_EQ(socket_status(host, "http://" + own_name()), "403") << host;
  }
}

TEST_F(AttackTest, ForeignOrigin) {
  for (const char* origin :
       {"http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1"}) {
    EXPECT_EQ(socket_status(own_name(), origin), "403") << origin;
  }
}

TEST_F(AttackTest, MissingToken) {
  const auto client = SocketClient::connect({port(), "", ""});
  ASSERT_TRUE(client);
  EXPECT_EQ((*client)->ask(wish("othello", {kAna, kRandom})).at("code"), "no_token");
  EXPECT_EQ((*client)->ask(Hello{"guess"}).at("writes"), false);
  EXPECT_EQ((*client)->ask(wish("othello", {kAna, kRandom})).at("code"), "no_token");
}

TEST_F(AttackTest, PathTraversal) {
  for (const char* path : {"/../../etc/passwd", "/assets/../../../etc/passwd", "/%2e%2e/etc/passwd",
                           "//etc/passwd", "/api/games/../../etc/passwd"}) {
    const std::string answer = http(path);
    EXPECT_EQ(answer.substr(9, 3), "404") << path;
    EXPECT_EQ(answer.find("root:"), std::string::npos);
  }
}

TEST_F(AttackTest, OtherMethodsAndBodies) {
  const std::string host = "Host: 127.0.0.1:" + std::to_string(port()) + "\r\n";
  const auto status = [&](const std::string& request) {
    const std::string answer = raw_exchange(port(), request);
    return answer.size() < 12 ? std::string("closed") : answer.substr(9, 3);
  };
  EXPECT_EQ(status("POST / HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n"), "405");
  EXPECT_EQ(status("GET / HTTP/1.1\r\n" + host + "Content-Length: 5\r\n\r\nhello"), "closed");
  EXPECT_EQ(status("\x16\x03\x01 nonsense\r\n\r\n"), "closed");
  const std::string long_header(20'000, 'x');
  EXPECT_EQ(status("GET / HTTP/1.1\r\n" + host + "X: " + long_header + "\r\n\r\n"), "closed");
}

TEST_F(AttackTest, AMessageOfAMegabyte) {
  const auto client = join();
  client->send(std::string(1 << 20, ' '));
  EXPECT_FALSE(client->next());
  EXPECT_TRUE(client->is_closed());
  // The reason is lost where the line is cut while the message is still on its way.
  EXPECT_TRUE(client->close_code() == 1009 || client->close_code() == 0) << client->close_code();
}

TEST_F(AttackTest, DeepJson) {
  const auto client = join();
  client->send(std::string(60'000, '['));
  EXPECT_EQ(client->next()->at("code"), "bad_message");
  client->send(std::string(100'000, '['));  // also too large
  EXPECT_FALSE(client->next());
  EXPECT_TRUE(client->is_closed());
}

TEST_F(AttackTest, UnknownMessages) {
  const auto client = join();
  client->send(R"({"type": "shutdown", "request": 77})");
  const auto unknown = client->next();
  EXPECT_EQ(unknown->at("code"), "unknown_type");
  EXPECT_EQ(unknown->at("request"), 77);
  client->send("\xff\xfe{");
  EXPECT_FALSE(client->next()) << "what is no text ends the connection";
}

TEST_F(AttackTest, IllegalMoves) {
  const auto client = join();
  const auto id = client->ask(wish("othello", {kAna, kBudi})).at("game").at("id").get<GameId>();
  for (const char* move : {"a1", "z99", "", "pass", "'; DROP TABLE session; --"}) {
    EXPECT_EQ(client->ask(Play{id, 0, move}).at("code"), "illegal_move") << move;
  }
  EXPECT_EQ(client->ask(Play{id, 7, "d3"}).at("code"), "stale");
  EXPECT_EQ(client->ask(Play{id + 1, 0, "d3"}).at("code"), "no_game");
  EXPECT_EQ(client->ask(Play{id, 0, "d3"}).at("type"), "done");
}

// Whatever a refused request says of its host comes back in no policy.
TEST_F(AttackTest, AHostThatIsAPolicy) {
  const std::string answer =
      raw_exchange(port(), "GET / HTTP/1.1\r\nHost: x; script-src *\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(answer.substr(9, 3), "403");
  EXPECT_EQ(answer.find("script-src"), std::string::npos) << answer;
}

TEST_F(AttackTest, RequestsThatCanBeReadInTwoWays) {
  const std::string host = "Host: " + own_name() + "\r\n";
  for (const std::string& headers :
       {host + host, host + "Host: evil.example\r\n", std::string(),
        host + "Transfer-Encoding: xchunked\r\n", host + "Transfer-Encoding: identity\r\n"}) {
    EXPECT_EQ(raw_exchange(port(), "GET / HTTP/1.1\r\n" + headers + "\r\n").substr(9, 3), "400")
        << headers;
  }
}

TEST(Listener, RefusesEveryNameOfAllAddresses) {
  for (const char* host : {"0.0.0.0", "::", "::ffff:0.0.0.0", "::ffff:0:0"}) {
    EXPECT_FALSE(Listener::open({host, 0})) << host;
  }
}

// Connections and sockets that ask for nothing make room; whoever has the token stays.
TEST_F(AttackTest, AThousandConnections) {
  const auto owner = join();
  std::vector<std::unique_ptr<IdleConnection>> held;
  for (int i = 0; i < 1'000; ++i) {
    held.push_back(std::make_unique<IdleConnection>(port()));
    if (i % 100 == 0) {
      EXPECT_EQ(http("/api/health").substr(9, 3), "200") << i;
    }
  }
  EXPECT_EQ(owner->ask(AskGames{}).at("type"), "games");
}

TEST_F(AttackTest, SocketsOfStrangers) {
  const auto owner = join();
  std::vector<std::unique_ptr<SocketClient>> held;
  for (std::size_t i = 0; i < kMaxConnections + 20; ++i) {
    auto stranger = SocketClient::connect({port(), "", ""});
    ASSERT_TRUE(stranger) << i << ": " << stranger.error().message;
    held.push_back(std::move(*stranger));
  }
  EXPECT_EQ(http("/api/health").substr(9, 3), "200");
  EXPECT_EQ(owner->ask(AskGames{}).at("type"), "games");
  EXPECT_FALSE(held.front()->next()) << "who was here longest has left";
}

TEST_F(AttackTest, WhereAllHaveTheTokenNewcomersWait) {
  std::vector<std::unique_ptr<SocketClient>> held;
  for (std::size_t i = 0; i < kMaxConnections; ++i) held.push_back(join());
  EXPECT_EQ(raw_exchange(port(), "").substr(9, 3), "503");
  held.clear();
  EXPECT_TRUE(eventually([&] { return http("/api/health").substr(9, 3) == "200"; }));
}

TEST_F(AttackTest, AClientThatNeverReads) {
  const auto rude = *SocketClient::connect({port(), "", "", 4096});
  rude->ask(Hello{server_->token()});
  const auto id = rude->ask(wish("othello", {kAna, kBudi})).at("game").at("id").get<GameId>();
  const auto ana = join();
  EXPECT_EQ(ana->ask(Open{id, {}}).at("type"), "game");
  // What the rude one asks for: boards that it never takes.
  const auto asking = std::async(std::launch::async, [&] {
    const std::string question = to_json(Envelope{1, Open{id, {}}}).dump();
    for (int i = 0; i < 20'000; ++i) rude->send(question);
  });
  asking.wait();
  bool alone = false;
  while (const auto watchers = ana->hear("watchers")) {
    alone = watchers->at("count") == 1;
    if (alone) break;
  }
  EXPECT_TRUE(alone) << "the rude one was let go";
  const std::string health = http("/api/health");
  EXPECT_NE(health.find("\"clients\":1"), std::string::npos) << health;
}

TEST_F(AttackTest, ATenHourSearch) {
  const auto client = join();
  const SeatPlayer slow{PlayerKind::kAgent, "best:time=36000"};
  const Json answer = client->ask(wish("othello", {kAna, slow}));
  EXPECT_EQ(answer.at("code"), "bad_value");
  EXPECT_NE(answer.at("text").get<std::string>().find("60 seconds"), std::string::npos);
  const auto id = client->ask(wish("othello", {kAna, kBudi})).at("game").at("id").get<GameId>();
  EXPECT_EQ(client->ask(TakeSeat{id, 1, slow}).at("code"), "bad_value");
}

TEST_F(AttackTest, AFlood) {
  constexpr int kFlood = 300;
  const Stopwatch watch;
  const auto client = join();
  for (int i = 0; i < kFlood; ++i) client->send(R"({"type": "leave", "request": 5, "id": 1})");
  int refusals = 0;
  for (int i = 0; i < kFlood; ++i) {
    const auto answer = client->next();
    ASSERT_TRUE(answer);
    refusals += answer->value("code", "") == "limit" ? 1 : 0;
  }
  EXPECT_GE(refusals, kFlood - kMessageBurst - kMessagesPerSecond * watch.seconds());
}

}  // namespace
}  // namespace papan::testing_support
