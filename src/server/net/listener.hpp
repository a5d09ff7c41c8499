// Listener: the network: takes connections, speaks HTTP and WebSocket, and hands
// everything else on to the service. Boost.Beast on C++20 coroutines, all on
// one thread, the loop's.
//
// A client that is slow to ask, too loud, too large or does not read is let go; see
// limits.hpp. Tested in tests/protocol.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/result.hpp"
#include "server/loop.hpp"
#include "server/net/service.hpp"

namespace papan::server {

struct Address {
  std::string host = "127.0.0.1";
  unsigned short port = 0;  // 0: any that is free
};

class Listener {
 public:
  // Listens from now on; connections wait until `run`.
  static Result<std::unique_ptr<Listener>> open(const Address& address);
  ~Listener();

  [[nodiscard]] unsigned short port() const;
  [[nodiscard]] Loop& loop();

  // Serves until `stop`, and until the signals SIGINT or SIGTERM.
  void run(Service& service);

  // From any thread: what is promised is stored and sent, then `run` returns.
  void stop();

 private:
  class Network;
  explicit Listener(std::unique_ptr<Network> network);

  std::unique_ptr<Network> network_;
};

}  // namespace papan::server
