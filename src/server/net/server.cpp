#include "server/net/server.hpp"

#include <fmt/format.h>

namespace papan::server {
namespace {

constexpr unsigned short kFirstPort = 8080;
constexpr unsigned short kPortsTried = 20;

Result<std::unique_ptr<Listener>> listen(const ServerOptions& options) {
  if (options.port) return Listener::open({options.host, *options.port});
  auto listener = Listener::open({options.host, kFirstPort});
  for (unsigned short i = 1; i < kPortsTried && !listener; ++i) {
    listener = Listener::open({options.host, static_cast<unsigned short>(kFirstPort + i)});
  }
  return listener;
}

}  // namespace

Result<std::unique_ptr<Server>> Server::open(Store store, ServerOptions options) {
  auto listener = listen(options);
  if (!listener) return listener.error();
  return std::unique_ptr<Server>(
      new Server(std::move(*listener), std::move(store), std::move(options)));
}

Server::Server(std::unique_ptr<Listener> listener, Store store, ServerOptions options)
    : host_(std::move(options.host)),
      token_(make_secret()),
      listener_(std::move(listener)),
      site_(std::move(options.page), AllowedHosts(host_, listener_->port()), token_),
      store_file_(store.file()),
      journal_(std::move(store), listener_->loop()),
      hub_(listener_->loop(), journal_, token_, store_file_),
      front_(site_, hub_) {}

std::string Server::address() const {
  const bool is_v6 = host_.find(':') != std::string::npos;
  return fmt::format("http://{}:{}/", is_v6 ? fmt::format("[{}]", host_) : host_, port());
}

}  // namespace papan::server
