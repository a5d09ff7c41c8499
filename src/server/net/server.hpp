// Server: store, games and network put together; what `papan serve` runs.
// Tested in tests/protocol, in the same process, on a free port of the loopback.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/result.hpp"
#include "server/net/assets.hpp"
#include "server/net/front.hpp"
#include "server/net/listener.hpp"
#include "store/store.hpp"

namespace papan::server {

struct ServerOptions {
  std::string host = "127.0.0.1";
  std::optional<unsigned short> port;  // none: 8080 or the next that is free
  Page page;
};

class Server {
 public:
  static Result<std::unique_ptr<Server>> open(Store store, ServerOptions options);

  [[nodiscard]] unsigned short port() const { return listener_->port(); }
  // "http://127.0.0.1:8080/"
  [[nodiscard]] std::string address() const;
  [[nodiscard]] const std::string& token() const { return token_; }

  void run() { listener_->run(front_); }
  // From any thread.
  void stop() { listener_->stop(); }

 private:
  Server(std::unique_ptr<Listener> listener, Store store, ServerOptions options);

  std::string host_;
  std::string token_;
  std::unique_ptr<Listener> listener_;
  Site site_;
  std::filesystem::path store_file_;
  Journal journal_;
  Hub hub_;
  Front front_;
};

}  // namespace papan::server
