#include "server/net/listener.hpp"

#include <utility>  // before Asio, whose coroutines forget it

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <csignal>
#include <list>

#include "server/limits.hpp"
#include "server/net/socket_link.hpp"

namespace papan::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using beast::error_code;

using Request = http::request<http::empty_body>;

// Errors come back in `problem`, not as exceptions.
auto noting(error_code& problem) {
  return asio::redirect_error(asio::use_awaitable, problem);
}

std::string text(beast::string_view view) {
  return {view.data(), view.size()};
}

HttpRequest read(const Request& request) {
  return {text(request.method_string()), text(request.target()), text(request[http::field::host]),
          text(request[http::field::accept_encoding]), text(request[http::field::if_none_match])};
}

// One name, and no body: what else there is could be read differently by somebody on the way.
bool is_plain(const Request& request) {
  return request.count(http::field::host) == 1 &&
         request.count(http::field::transfer_encoding) == 0 &&
         request.count(http::field::content_length) <= 1;
}

// `host` is one of this server's names, or empty.
http::response<http::string_body> response_to(const Request& request, HttpAnswer answer,
                                              std::string_view host) {
  http::response<http::string_body> response;
  response.version(request.version());
  response.result(static_cast<unsigned>(answer.status));
  response.keep_alive(request.keep_alive());
  response.set(http::field::content_type, answer.type);
  for (const auto& [name, value] : answer.headers) response.set(name, value);
  for (const auto& [name, value] : security_headers(host)) response.set(name, value);
  response.body() = std::move(answer.body);
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body().clear();
  return response;
}

constexpr std::string_view kTooMany =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 21\r\nConnection: close\r\n\r\n"
    "too many connections\n";

class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(asio::io_context& context) : context_(context) {}

  void post(Work work) override { asio::post(context_, std::move(work)); }
  void after(std::chrono::milliseconds delay, Work work) override {
    auto timer = std::make_shared<asio::steady_timer>(context_, delay);
    timer->async_wait([timer, work = std::move(work)](error_code problem) {
      if (!problem) work();
    });
  }

 private:
  asio::io_context& context_;
};

// Does it stand for every address of this machine?
bool is_any(const asio::ip::address& host) {
  if (!host.is_v6() || !host.to_v6().is_v4_mapped()) return host.is_unspecified();
  return asio::ip::make_address_v4(asio::ip::v4_mapped, host.to_v6()).is_unspecified();
}

// A connection, with what it is just now.
struct Guest {
  beast::tcp_stream* idle = nullptr;  // it waits for a request of HTTP
  SocketLink* link = nullptr;         // it is a socket, of this client
  ClientId client = 0;
  bool is_leaving = false;
};

}  // namespace

class Listener::Network {
 public:
  Result<void> open(const Address& address) {
    error_code problem;
    const auto host = asio::ip::make_address(
        address.host == "localhost" ? "127.0.0.1" : address.host.c_str(), problem);
    if (problem || is_any(host)) {
      return Error{
          fmt::format("host '{}': expected an address of this machine that others use, "
                      "like 192.168.1.5",
                      address.host)};
    }
    const tcp::endpoint endpoint(host, address.port);
    acceptor_.open(endpoint.protocol(), problem);
    if (!problem) acceptor_.set_option(asio::socket_base::reuse_address(true), problem);
    if (!problem) acceptor_.bind(endpoint, problem);
    if (!problem) acceptor_.listen(asio::socket_base::max_listen_connections, problem);
    if (!problem) return {};
    return Error{
        fmt::format("cannot listen on {} port {}: {}", address.host, address.port,
                    problem == asio::error::address_in_use ? "it is in use" : problem.message())};
  }

  void run(Service& service) {
    service_ = &service;
    asio::signal_set signals(context_, SIGINT, SIGTERM);
    signals.async_wait([this](error_code problem, int) {
      if (!problem) end();
    });
    asio::co_spawn(context_, accept(), asio::detached);
    context_.run();
  }

  // On the loop's thread.
  void end() {
    if (std::exchange(ending_, true)) return;
    error_code ignored;
    acceptor_.close(ignored);
    service_->stop([this] {
      for (const Guest& guest : guests_) {
        if (guest.link != nullptr) guest.link->close();
      }
      leave_when_closed(kCloseRounds);
    });
  }

  asio::io_context context_{1};
  AsioLoop loop_{context_};
  tcp::acceptor acceptor_{context_};

 private:
  static constexpr int kSystemBuffer = 128 << 10;  // bytes
  static constexpr int kCloseRounds = 100;
  static constexpr std::chrono::milliseconds kCloseRound{20};

  // Clients have two seconds to say goodbye too.
  void leave_when_closed(int rounds) {
    const bool talks = std::any_of(guests_.begin(), guests_.end(),
                                   [](const Guest& guest) { return guest.link != nullptr; });
    if (!talks || rounds == 0) return context_.stop();
    loop_.after(kCloseRound, [this, rounds] { leave_when_closed(rounds - 1); });
  }

  asio::awaitable<void> accept() {
    while (acceptor_.is_open()) {
      error_code problem;
      tcp::socket socket = co_await acceptor_.async_accept(noting(problem));
      if (problem) {
        co_await pause();
      } else if (staying_ >= kMaxConnections && !make_room()) {
        turn_away(socket);
      } else {
        asio::co_spawn(context_, serve(std::move(socket)), asio::detached);
      }
    }
  }

  // Out of file handles, say: better soon.
  asio::awaitable<void> pause() {
    asio::steady_timer timer(context_, std::chrono::milliseconds(100));
    error_code ignored;
    co_await timer.async_wait(noting(ignored));
  }

  // Who has been here longest and neither asks anything nor has the token leaves.
  bool make_room() {
    for (Guest& guest : guests_) {
      const bool is_stranger = guest.link != nullptr && !service_->is_trusted(guest.client);
      if (guest.is_leaving || (guest.idle == nullptr && !is_stranger)) continue;
      guest.is_leaving = true;
      --staying_;
      if (guest.idle != nullptr) guest.idle->close();
      if (is_stranger) guest.link->drop();
      return true;
    }
    return false;
  }

  static void turn_away(tcp::socket& socket) {
    error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(kTooMany.data(), kTooMany.size()), ignored);
    socket.shutdown(tcp::socket::shutdown_send, ignored);
  }

  asio::awaitable<void> serve(tcp::socket socket) {
    ++staying_;
    const auto guest = guests_.emplace(guests_.end());
    beast::tcp_stream stream(std::move(socket));
    error_code ignored;
    stream.socket().set_option(tcp::no_delay(true), ignored);
    // Or the system would keep megabytes for a client that does not read.
    stream.socket().set_option(asio::socket_base::send_buffer_size(kSystemBuffer), ignored);
    try {
      co_await serve_requests(stream, *guest);
    } catch (const std::exception&) {  // out of memory, say: only this client suffers
    }
    if (!guest->is_leaving) --staying_;
    guests_.erase(guest);
  }

  asio::awaitable<void> serve_requests(beast::tcp_stream& stream, Guest& guest) {
    beast::flat_buffer buffer;
    auto patience = kHeaderPatience;
    while (!ending_) {
      http::request_parser<http::empty_body> parser;
      parser.header_limit(kMaxHeaderBytes);
      parser.body_limit(0);
      stream.expires_after(patience);
      error_code problem;
      guest.idle = &stream;
      co_await http::async_read(stream, buffer, parser, noting(problem));
      guest.idle = nullptr;
      if (problem) co_return;
      const Request request = parser.release();
      if (is_plain(request) && websocket::is_upgrade(request) && is_welcome(request)) {
        co_await serve_socket(std::move(stream), request, guest);
        co_return;
      }
      auto response = co_await response_of(request);
      stream.expires_after(kIdlePatience);
      co_await http::async_write(stream, response, noting(problem));
      if (problem || response.need_eof()) co_return;
      patience = kIdlePatience;
    }
  }

  // May this request become a socket?
  [[nodiscard]] bool is_welcome(const Request& request) const {
    return request.target() == beast::string_view(kSocketTarget.data(), kSocketTarget.size()) &&
           service_->welcomes(text(request[http::field::host]), text(request[http::field::origin]));
  }

  asio::awaitable<http::response<http::string_body>> response_of(const Request& request) {
    if (!is_plain(request)) {
      auto refusal =
          response_to(request, plain_answer(400, "one Host and no body are expected"), {});
      refusal.keep_alive(false);
      co_return refusal;
    }
    HttpAnswer told = co_await answer(request);
    const std::string host = text(request[http::field::host]);
    const bool is_ours = service_->has_host(host);
    co_return response_to(request, std::move(told), is_ours ? std::string_view(host) : "");
  }

  // Sleeps until the service has told it.
  asio::awaitable<HttpAnswer> answer(const Request& request) {
    struct Waiting {
      asio::steady_timer timer;
      std::optional<HttpAnswer> answer;
    };
    auto waiting =
        std::make_shared<Waiting>(Waiting{asio::steady_timer(context_, kIdlePatience), {}});
    service_->answer(read(request), [waiting](HttpAnswer answer) {
      waiting->answer = std::move(answer);
      waiting->timer.cancel();
    });
    error_code ignored;
    if (!waiting->answer) co_await waiting->timer.async_wait(noting(ignored));
    if (!waiting->answer) co_return plain_answer(503, "busy: try again soon");
    co_return std::move(*waiting->answer);
  }

  asio::awaitable<void> serve_socket(beast::tcp_stream stream, Request request, Guest& guest) {
    stream.expires_never();  // the socket has its own timer
    const auto link = std::make_shared<SocketLink>(std::move(stream));
    if (!co_await link->accept(std::move(request))) co_return;
    const ClientId client = service_->connect(link);
    guest.link = link.get();
    guest.client = client;
    try {
      co_await link->listen([&](std::string_view message) { service_->receive(client, message); });
    } catch (const std::exception&) {
      link->drop();
    }
    guest.link = nullptr;
    service_->disconnect(client);
  }

  Service* service_ = nullptr;
  std::list<Guest> guests_;  // in order of arrival
  std::size_t staying_ = 0;  // those that are not leaving
  bool ending_ = false;
};

Listener::Listener(std::unique_ptr<Network> network) : network_(std::move(network)) {}

Listener::~Listener() = default;

Result<std::unique_ptr<Listener>> Listener::open(const Address& address) {
  auto network = std::make_unique<Network>();
  if (auto done = network->open(address); !done) return done.error();
  return std::unique_ptr<Listener>(new Listener(std::move(network)));
}

unsigned short Listener::port() const {
  return network_->acceptor_.local_endpoint().port();
}

Loop& Listener::loop() {
  return network_->loop_;
}

void Listener::run(Service& service) {
  network_->run(service);
}

void Listener::stop() {
  network_->loop_.post([this] { network_->end(); });
}

}  // namespace papan::server
