// Service: all that the network hands on: what HTTP asks, and the lines of clients. The
// network knows nothing else of what stands behind it; see front.hpp for who answers.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "server/link.hpp"
#include "server/net/http.hpp"

namespace papan::server {

// On the loop's thread, like all that is told back.
class Service {
 public:
  virtual ~Service() = default;

  // Is it a name of this server?
  [[nodiscard]] virtual bool has_host(std::string_view host) const = 0;
  // May a page of this origin, asking this host, open a socket?
  [[nodiscard]] virtual bool welcomes(std::string_view host, std::string_view origin) const = 0;
  virtual void answer(const HttpRequest& request, std::function<void(HttpAnswer)> then) = 0;

  virtual ClientId connect(std::shared_ptr<Link> link) = 0;
  virtual void receive(ClientId client, std::string_view line) = 0;
  virtual void disconnect(ClientId client) = 0;
  // Has it said the token?
  [[nodiscard]] virtual bool is_trusted(ClientId client) const = 0;

  // Calls back when all that was promised is stored and sent.
  virtual void stop(std::function<void()> then) = 0;
};

}  // namespace papan::server
