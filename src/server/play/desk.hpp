// PlayDesk: games begun, opened, played, watched and listed: the handlers of play/messages.hpp.
//
// Every change is stored before anybody hears of it (tables.hpp); the conductor lets the agents
// go on after it. Other desks ask here for the game that a client listens to.
// Tested in tests/server/hub_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/clients.hpp"
#include "server/journal.hpp"
#include "server/play/conductor.hpp"
#include "server/play/messages.hpp"
#include "server/play/tables.hpp"

namespace papan::server {

class PlayDesk {
 public:
  PlayDesk(Clients& clients, Journal& journal, Loop& loop, Thinking& thinking);

  void handle(const Asked& asked, const NewGame& message);
  void handle(const Asked& asked, const Open& message);
  void handle(const Asked& asked, const Leave& message);
  void handle(const Asked& asked, const Play& message);
  void handle(const Asked& asked, const Undo& message);
  void handle(const Asked& asked, const Redo& message);
  void handle(const Asked& asked, const TakeSeat& message);
  void handle(const Asked& asked, const SetPace& message);
  void handle(const Asked& asked, const Resign& message);
  void handle(const Asked& asked, const TimeUp& message);
  void handle(const Asked& asked, const Rematch& message);
  void handle(const Asked& asked, const Offer& message);
  void handle(const Asked& asked, const AskFrames& message);
  void handle(const Asked& asked, const AskGames& message);
  void handle(const Asked& asked, const Import& message);

  // The client has gone.
  void leave(ClientId client);
  // Regularly.
  void tick() { conductor_.tick(); }

  // A table in memory; null when there is none.
  Table* table(GameId id) { return tables_.find(id); }
  // A table that this client listens to; refuses the request when it does not.
  Table* heard_table(const Asked& asked);
  // After so many plies of such a table; null when the request was refused.
  std::shared_ptr<const Position> position_at(const Asked& asked, std::int64_t ply);

  // The record of a game, one line of JSON; none when there is no such game.
  void record(GameId id, std::function<void(std::optional<std::string> line)> then);
  [[nodiscard]] std::size_t games_in_memory() const { return tables_.count(); }

 private:
  // Does `change` to the table, answers done, and lets the agents go on.
  using Change = std::function<Allowed(TableEvent& event, const Asker& asker)>;
  void change(const Asked& asked, const Change& change);

  [[nodiscard]] Asker asker_of(ClientId client, const Table& table) const;
  void listen(const Asked& asked, Table& table, std::array<bool, 2> holds);
  void stop_listening(ClientId client, Table& table);
  void start_game(const Asked& asked, Result<Session> session);
  // Stores a new game, within what one client may have open.
  void add_table(const Asked& asked, Result<Session> session,
                 std::function<void(Table& table)> then);
  [[nodiscard]] bool may_hear_more(ClientId client);
  void rematched(const Asked& asked, Table& last, Table& next);
  void list_games(const Asked& asked, const std::vector<KeptSession>& stored);

  Clients& clients_;
  Journal& journal_;
  Tables tables_;
  Conductor conductor_;
  std::map<ClientId, std::set<GameId>> heard_;
  std::map<ClientId, std::size_t> starting_;  // games of theirs that are being stored
};

}  // namespace papan::server
