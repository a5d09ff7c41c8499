// A WebSocket client for tests and for the load script: asks, listens, and can be as
// rude as a test needs. Blocking, until the patience of tests ends.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "core/result.hpp"
#include "server/messages.hpp"
#include "tests/support/patience.hpp"

namespace papan::testing_support {

class SocketClient {
 public:
  struct Target {
    unsigned short port = 0;
    std::string host;        // empty: 127.0.0.1:PORT
    std::string origin;      // empty: http://127.0.0.1:PORT
    int receive_buffer = 0;  // bytes that the system takes for us; 0: as it likes
  };

  static Result<std::unique_ptr<SocketClient>> connect(const Target& target);
  ~SocketClient();

  // Whatever text; the answer is for `next`.
  void send(const std::string& text);
  // The next message; none when the socket was closed or nothing came in time.
  std::optional<Json> next(std::chrono::milliseconds patience = kPatience);
  // The answer to a message; what comes before it is kept in `heard`.
  Json ask(const server::Message& message);
  // Waits for a message of a type, among those heard already too, and takes it out.
  std::optional<Json> hear(std::string_view type, std::chrono::milliseconds patience = kPatience);

  [[nodiscard]] const std::deque<Json>& heard() const { return heard_; }
  [[nodiscard]] bool is_closed() const;
  [[nodiscard]] int close_code() const;
  // Ends the connection without a word.
  void vanish();

 private:
  class Wire;
  explicit SocketClient(std::unique_ptr<Wire> wire);

  std::unique_ptr<Wire> wire_;
  std::deque<Json> heard_;
  std::int64_t last_request_ = 0;
};

// What the server says to these very bytes until it closes the connection.
std::string raw_exchange(unsigned short port, const std::string& bytes);

// Of that, the lines up to the first empty one: for a server that does not close.
std::string raw_head(unsigned short port, const std::string& bytes);

// A connection that is only held open.
class IdleConnection {
 public:
  explicit IdleConnection(unsigned short port);
  ~IdleConnection();

  void send(const std::string& bytes);

 private:
  struct Held;
  std::unique_ptr<Held> held_;
};

// The token in the server's page.
std::string token_of(unsigned short port);

}  // namespace papan::testing_support
