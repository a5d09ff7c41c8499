// Front: the server's service: the site answers what is read, the hub hears the clients.
#pragma once

#include "server/hub.hpp"
#include "server/net/service.hpp"
#include "server/net/site.hpp"

namespace papan::server {

class Front final : public Service {
 public:
  Front(const Site& site, Hub& hub) : site_(site), hub_(hub) {}

  [[nodiscard]] bool has_host(std::string_view host) const override {
    return site_.hosts().has_host(host);
  }
  [[nodiscard]] bool welcomes(std::string_view host, std::string_view origin) const override;
  void answer(const HttpRequest& request, std::function<void(HttpAnswer)> then) override;

  ClientId connect(std::shared_ptr<Link> link) override { return hub_.connect(std::move(link)); }
  void receive(ClientId client, std::string_view line) override { hub_.receive(client, line); }
  void disconnect(ClientId client) override { hub_.disconnect(client); }
  [[nodiscard]] bool is_trusted(ClientId client) const override { return hub_.is_trusted(client); }
  void stop(std::function<void()> then) override { hub_.stop(std::move(then)); }

 private:
  [[nodiscard]] HttpAnswer health() const;
  void answer_record(GameId id, std::function<void(HttpAnswer)> then);

  const Site& site_;
  Hub& hub_;
};

}  // namespace papan::server
