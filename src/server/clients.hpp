// Clients: who is connected, what each may, and how they get their lines.
// Lives on the loop's thread. Tested through tests/server/hub_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "server/description.hpp"
#include "server/link.hpp"
#include "server/refusal.hpp"
#include "server/security.hpp"

namespace papan::server {

// A request: who asked, under which number, and (for errors) about which game.
struct Asked {
  ClientId client = 0;
  std::optional<std::int64_t> request;  // none: the message had no readable number
  std::optional<GameId> game = {};
};

class Clients {
 public:
  // `token` is what a client must say in order to write.
  explicit Clients(std::string token) : token_(std::move(token)) {}

  ClientId add(std::shared_ptr<Link> link);
  void remove(ClientId client) { clients_.erase(client); }
  [[nodiscard]] bool contains(ClientId client) const { return clients_.contains(client); }
  [[nodiscard]] std::size_t count() const { return clients_.size(); }

  // Counts a message of the client; refuses it where there were too many.
  Allowed take_message(ClientId client);
  // May the client write from now on? By the token that it says.
  bool hear_token(ClientId client, std::string_view token);
  [[nodiscard]] bool may_write(ClientId client) const;

  // To a client that has gone in the meantime: nothing.
  void answer(const Asked& asked, Json message);
  void answer_done(const Asked& asked);
  void refuse(const Asked& asked, const Refusal& refusal);
  void tell(ClientId client, const Json& message);
  void deliver(const Outbox& outbox);

 private:
  struct Client {
    std::shared_ptr<Link> link;
    RateLimiter rate;
    bool may_write = false;
  };

  std::string token_;
  std::map<ClientId, Client> clients_;
  ClientId last_ = 0;
};

}  // namespace papan::server
