// SocketLink: a client behind a WebSocket: lines wait here until the one before them
// is written. Who does not read is dropped when too much waits.
//
// Included only by the network's own files, since it sees Asio; the WebSocket itself,
// which is dear to compile, is seen by socket_link.cpp alone.
#pragma once

#include <utility>  // before Asio, whose coroutines forget it

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string_view>

#include "server/link.hpp"

namespace papan::server {

class SocketLink final : public Link, public std::enable_shared_from_this<SocketLink> {
 public:
  using Upgrade = boost::beast::http::request<boost::beast::http::empty_body>;
  using Hear = std::function<void(std::string_view message)>;

  explicit SocketLink(boost::beast::tcp_stream stream);
  ~SocketLink() override;

  // Answers the request that asked for a socket; false when the client is gone.
  boost::asio::awaitable<bool> accept(Upgrade upgrade);

  // Tells every message until the client is gone.
  boost::asio::awaitable<void> listen(Hear hear);

  void send(Line line) override;

  // After what waits is written, says that the server goes away.
  void close();
  void drop();

 private:
  struct Socket;

  void write();
  void written();
  void say_goodbye();

  std::unique_ptr<Socket> socket_;
  std::deque<Line> lines_;  // the first is being written
  std::size_t unsent_ = 0;  // bytes of the others
  bool ended_ = false;
};

}  // namespace papan::server
