#include "server/net/socket_link.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/limits.hpp"

namespace papan::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// Lines are short and the page is near: compression would cost more than it saves.
constexpr bool kCompresses = false;

struct SocketLink::Socket : websocket::stream<beast::tcp_stream, kCompresses> {
  using websocket::stream<beast::tcp_stream, kCompresses>::stream;
};

SocketLink::SocketLink(beast::tcp_stream stream)
    : socket_(std::make_unique<Socket>(std::move(stream))) {
  websocket::stream_base::timeout patience{};
  patience.handshake_timeout = kHeaderPatience;
  patience.idle_timeout = kSocketPatience;
  patience.keep_alive_pings = true;
  socket_->set_option(patience);
  socket_->read_message_max(kMaxMessageBytes);
  socket_->auto_fragment(false);  // lines are short, and simple clients are glad
}

SocketLink::~SocketLink() = default;

asio::awaitable<bool> SocketLink::accept(Upgrade upgrade) {
  beast::error_code problem;
  co_await socket_->async_accept(upgrade, asio::redirect_error(asio::use_awaitable, problem));
  co_return !problem;
}

asio::awaitable<void> SocketLink::listen(Hear hear) {
  beast::flat_buffer buffer;
  while (true) {
    beast::error_code problem;
    co_await socket_->async_read(buffer, asio::redirect_error(asio::use_awaitable, problem));
    if (problem) co_return;
    const auto bytes = buffer.cdata();
    hear({static_cast<const char*>(bytes.data()), bytes.size()});
    buffer.clear();
  }
}

void SocketLink::send(Line line) {
  if (ended_) return;
  if (!lines_.empty()) unsent_ += line->size();  // behind the one that is being written
  lines_.push_back(std::move(line));
  if (unsent_ > kMaxUnsentBytes) return drop();
  if (lines_.size() == 1) write();
}

void SocketLink::close() {
  if (ended_) return;
  ended_ = true;
  if (lines_.empty()) say_goodbye();
}

void SocketLink::drop() {
  ended_ = true;
  beast::get_lowest_layer(*socket_).close();
}

void SocketLink::write() {
  socket_->text(true);
  socket_->async_write(asio::buffer(*lines_.front()),
                       [self = shared_from_this()](beast::error_code problem, std::size_t) {
                         if (problem) return self->drop();
                         self->written();
                       });
}

void SocketLink::written() {
  lines_.pop_front();
  if (!lines_.empty()) {
    unsent_ -= lines_.front()->size();
    write();
  } else if (ended_) {
    say_goodbye();
  }
}

void SocketLink::say_goodbye() {
  socket_->async_close(websocket::close_code::going_away,
                       [self = shared_from_this()](beast::error_code) {});
}

}  // namespace papan::server
