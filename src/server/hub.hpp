// Hub: where clients' messages come in: each is read, judged by who sends it, and routed to the
// desk that answers it.
//
// Knows no network: a client is a Link that takes lines. Everything runs on the
// loop's thread; searches run in the pool and the store on the journal's thread,
// and both come back through the loop. See docs/protocol.md for the messages.
// Tested in tests/server/hub_test.cpp; over the wire in tests/protocol.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/analysis/desk.hpp"
#include "server/clients.hpp"
#include "server/journal.hpp"
#include "server/lab/desk.hpp"
#include "server/loop.hpp"
#include "server/messages.hpp"
#include "server/play/desk.hpp"
#include "server/search_pool.hpp"
#include "server/thinking.hpp"

namespace papan::server {

struct HubCounts {
  std::size_t games = 0;  // in memory
  std::size_t clients = 0;
};

class Hub {
 public:
  // `token` is what a client must say in order to write; `store_file` is the journal's.
  Hub(Loop& loop, Journal& journal, std::string token, const std::filesystem::path& store_file);

  ClientId connect(std::shared_ptr<Link> link) { return clients_.add(std::move(link)); }
  void receive(ClientId client, std::string_view text);
  void disconnect(ClientId client);
  [[nodiscard]] bool is_trusted(ClientId client) const { return clients_.may_write(client); }

  // The record of a game, one line of JSON; none when there is no such game.
  void record(GameId id, std::function<void(std::optional<std::string> line)> then) {
    play_.record(id, std::move(then));
  }
  // A study's results as a file; 404 where there are none.
  void lab_file(const LabFile& wanted, std::function<void(HttpAnswer)> then) {
    lab_.file(wanted, std::move(then));
  }

  [[nodiscard]] HubCounts counts() const { return {play_.games_in_memory(), clients_.count()}; }

  // Stops every agent; calls back when all that was promised is stored and sent.
  void stop(std::function<void()> then);

 private:
  template <class T>
  void route(const Asked& asked, const T& message);
  void greet(const Asked& asked, const Hello& message);
  void tick();

  Loop& loop_;
  Journal& journal_;
  bool stopping_ = false;
  Clients clients_;
  Thinking thinking_;
  PlayDesk play_;
  AnalysisDesk analysis_;
  LabDesk lab_;
  SearchPool pool_;  // last: its threads end before what they use
};

}  // namespace papan::server
