#include "tests/protocol/socket_client.hpp"

#include <utility>  // before Asio

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

namespace papan::testing_support {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

tcp::endpoint loopback(unsigned short port) {
  return {asio::ip::address_v4::loopback(), port};
}

std::string name_of(unsigned short port) {
  return "127.0.0.1:" + std::to_string(port);
}

}  // namespace

class SocketClient::Wire {
 public:
  std::optional<Json> next(std::chrono::milliseconds patience) {
    if (closed_) return {};
    if (!reading_) read();
    context_.restart();
    const auto end = std::chrono::steady_clock::now() + patience;
    while (reading_ && std::chrono::steady_clock::now() < end) {
      if (context_.run_one_until(end) == 0) break;
    }
    if (reading_ || closed_) return {};
    const std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.clear();
    return *parse_json(text);
  }

  asio::io_context context_{1};
  websocket::stream<tcp::socket> socket_{context_};
  bool closed_ = false;

 private:
  void read() {
    reading_ = true;
    socket_.async_read(buffer_, [this](beast::error_code problem, std::size_t) {
      reading_ = false;
      closed_ = static_cast<bool>(problem);
    });
  }

  beast::flat_buffer buffer_;
  bool reading_ = false;
};

SocketClient::SocketClient(std::unique_ptr<Wire> wire) : wire_(std::move(wire)) {}

SocketClient::~SocketClient() {
  vanish();
}

Result<std::unique_ptr<SocketClient>> SocketClient::connect(const Target& target) {
  auto wire = std::make_unique<Wire>();
  beast::error_code problem;
  auto& socket = wire->socket_.next_layer();
  socket.open(tcp::v4());
  if (target.receive_buffer != 0) {
    socket.set_option(asio::socket_base::receive_buffer_size(target.receive_buffer));
  }
  socket.connect(loopback(target.port), problem);
  if (problem) return Error{problem.message()};
  socket.set_option(tcp::no_delay(true));
  const std::string host = target.host.empty() ? name_of(target.port) : target.host;
  const std::string origin =
      target.origin.empty() ? "http://" + name_of(target.port) : target.origin;
  wire->socket_.set_option(
      websocket::stream_base::decorator([origin](websocket::request_type& request) {
        request.set(beast::http::field::origin, origin);
      }));
  wire->socket_.handshake(host, "/socket", problem);
  if (problem) return Error{problem.message()};
  return std::unique_ptr<SocketClient>(new SocketClient(std::move(wire)));
}

void SocketClient::send(const std::string& text) {
  beast::error_code problem;
  wire_->socket_.write(asio::buffer(text), problem);
}

std::optional<Json> SocketClient::next(std::chrono::milliseconds patience) {
  if (heard_.empty()) return wire_->next(patience);
  Json message = std::move(heard_.front());
  heard_.pop_front();
  return message;
}

Json SocketClient::ask(const server::Message& message) {
  const std::int64_t request = ++last_request_;
  send(to_json(server::Envelope{request, message}).dump());
  while (auto heard = wire_->next(kPatience)) {
    if (heard->value("request", std::int64_t{-1}) == request) return *heard;
    heard_.push_back(std::move(*heard));
  }
  return Json::object();
}

std::optional<Json> SocketClient::hear(std::string_view type, std::chrono::milliseconds patience) {
  for (auto it = heard_.begin(); it != heard_.end(); ++it) {
    if (it->at("type") != type) continue;
    Json message = std::move(*it);
    heard_.erase(it);
    return message;
  }
  while (auto message = wire_->next(patience)) {
    if (message->at("type") == type) return message;
    heard_.push_back(std::move(*message));
  }
  return {};
}

bool SocketClient::is_closed() const {
  return wire_->closed_;
}

int SocketClient::close_code() const {
  return wire_->socket_.reason().code;
}

void SocketClient::vanish() {
  beast::error_code ignored;
  wire_->socket_.next_layer().close(ignored);
}

namespace {

// What comes in answer to the bytes, until the connection is closed or it `is_enough`.
std::string exchange(unsigned short port, const std::string& bytes,
                     const std::function<bool(const std::string&)>& is_enough) {
  asio::io_context context;
  beast::tcp_stream stream(context);
  beast::error_code problem;
  stream.connect(loopback(port), problem);
  stream.socket().send(asio::buffer(bytes), 0, problem);
  std::string answer;
  std::array<char, 4096> buffer{};
  for (bool open = true; open && !is_enough(answer);) {
    stream.expires_after(kPatience);
    stream.async_read_some(asio::buffer(buffer), [&](beast::error_code ended, std::size_t size) {
      answer.append(buffer.data(), size);
      open = !ended;
    });
    context.restart();
    context.run();
  }
  return answer;
}

}  // namespace

std::string raw_exchange(unsigned short port, const std::string& bytes) {
  return exchange(port, bytes, [](const std::string&) { return false; });
}

std::string raw_head(unsigned short port, const std::string& bytes) {
  return exchange(port, bytes, [](const std::string& answer) {
    return answer.find("\r\n\r\n") != std::string::npos;
  });
}

struct IdleConnection::Held {
  asio::io_context context;
  tcp::socket socket{context};
};

IdleConnection::IdleConnection(unsigned short port) : held_(std::make_unique<Held>()) {
  beast::error_code ignored;
  held_->socket.connect(loopback(port), ignored);
}

IdleConnection::~IdleConnection() = default;

void IdleConnection::send(const std::string& bytes) {
  beast::error_code ignored;
  held_->socket.send(asio::buffer(bytes), 0, ignored);
}

std::string token_of(unsigned short port) {
  const std::string page = raw_exchange(
      port, "GET / HTTP/1.1\r\nHost: " + name_of(port) + "\r\nConnection: close\r\n\r\n");
  const std::string mark = "name=\"papan-token\" content=\"";
  const auto from = page.find(mark);
  if (from == std::string::npos) return {};
  const auto begin = from + mark.size();
  return page.substr(begin, page.find('"', begin) - begin);
}

}  // namespace papan::testing_support
