// SocketLink: a client behind a WebSocket: lines wait here until the one before them
// is written. Who does not read is dropped when too much waits.
// Included only by the network's own files, since it sees Beast.
#pragma once

#include <utility>  // before Asio, whose coroutines forget it

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>

#include "server/hub.hpp"
#include "server/limits.hpp"

namespace papan::server {

class SocketLink final : public Link, public std::enable_shared_from_this<SocketLink> {
 public:
  using Socket = boost::beast::websocket::stream<boost::beast::tcp_stream>;

  explicit SocketLink(boost::beast::tcp_stream stream) : socket_(std::move(stream)) {}

  Socket& socket() { return socket_; }

  void send(Line line) override {
    if (ended_) return;
    if (!lines_.empty()) unsent_ += line->size();  // behind the one that is being written
    lines_.push_back(std::move(line));
    if (unsent_ > kMaxUnsentBytes) return drop();
    if (lines_.size() == 1) write();
  }

  // After what waits is written, says that the server goes away.
  void close() {
    if (ended_) return;
    ended_ = true;
    if (lines_.empty()) say_goodbye();
  }

  void drop() {
    ended_ = true;
    boost::beast::get_lowest_layer(socket_).close();
  }

 private:
  void write() {
    socket_.text(true);
    socket_.async_write(boost::asio::buffer(*lines_.front()),
                        [self = shared_from_this()](boost::beast::error_code problem, std::size_t) {
                          if (problem) return self->drop();
                          self->written();
                        });
  }

  void written() {
    lines_.pop_front();
    if (!lines_.empty()) {
      unsent_ -= lines_.front()->size();
      write();
    } else if (ended_) {
      say_goodbye();
    }
  }

  void say_goodbye() {
    socket_.async_close(boost::beast::websocket::close_code::going_away,
                        [self = shared_from_this()](boost::beast::error_code) {});
  }

  Socket socket_;
  std::deque<Line> lines_;  // the first is being written
  std::size_t unsent_ = 0;  // bytes of the others
  bool ended_ = false;
};

}  // namespace papan::server
