// A real server in this process, on a free port of the loopback, with a store of its
// own that outlives it.
#pragma once

#include <gtest/gtest.h>

#include <thread>

#include "server/net/server.hpp"
#include "tests/protocol/socket_client.hpp"
#include "tests/support/scratch.hpp"

namespace papan::testing_support {

class ServedTest : public ::testing::Test {
 protected:
  using Client = std::unique_ptr<SocketClient>;

  void SetUp() override { start(); }
  void TearDown() override { stop(); }

  void start() {
    auto opened = server::Server::open(std::move(*Store::open(file())),
                                       {.port = 0, .page = server::embedded_page()});
    ASSERT_TRUE(opened) << opened.error().message;
    server_ = std::move(*opened);
    thread_ = std::thread([this] { server_->run(); });
  }

  void stop() {
    if (server_ == nullptr) return;
    server_->stop();
    thread_.join();
    server_.reset();
  }

  [[nodiscard]] unsigned short port() const { return server_->port(); }
  [[nodiscard]] std::filesystem::path file() const { return scratch_.file("papan.db"); }

  // A client that may write.
  Client join() {
    auto client = SocketClient::connect({port(), "", ""});
    EXPECT_TRUE(client) << client.error().message;
    EXPECT_EQ((*client)->ask(server::Hello{server_->token()}).at("writes"), true);
    return std::move(*client);
  }

  std::string http(const std::string& target, const std::string& more = "") {
    return raw_exchange(port(), "GET " + target +
                                    " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port()) +
                                    "\r\nConnection: close\r\n" + more + "\r\n");
  }

  Scratch scratch_;
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
};

inline const server::SeatPlayer kAna{server::PlayerKind::kPerson, "Ana"};
inline const server::SeatPlayer kBudi{server::PlayerKind::kPerson, "Budi"};
inline const server::SeatPlayer kRandom{server::PlayerKind::kAgent, "random"};

inline server::NewGame wish(const std::string& game, std::vector<server::SeatPlayer> seats) {
  server::NewGame message;
  message.game = game;
  message.seats = std::move(seats);
  return message;
}

}  // namespace papan::testing_support
