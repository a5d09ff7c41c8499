// Table: a game in memory with those who listen to it and the agents that play.
//
// TableEvent gathers what one event does to a table: what to store, and whom to
// tell what once that is stored. Lives on the loop's thread.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "agents/best_plan.hpp"
#include "agents/think.hpp"
#include "core/clock.hpp"
#include "server/clients.hpp"
#include "server/link.hpp"
#include "server/play/answers.hpp"
#include "server/play/session.hpp"
#include "server/play/session_store.hpp"
#include "store/store.hpp"

namespace papan::server {

// An agent that sits at a table, with what it learns there: one search at a time.
struct SeatedAgent {
  std::string seat;  // what the seat says of it
  std::string spec;  // as it runs here
  std::shared_ptr<Memory> memory;
};

// A search for the seat's move; ended by its answer, also when it was called off.
struct Search {
  int seat = 0;
  std::optional<std::stop_source> stop;  // none: it still waits for a place in the pool
  Stopwatch watch;
  bool called_off = false;
  bool decided = false;  // the move waits for the pace
};

// The plans that a game begins with: where it is over, the line that was played.
std::shared_ptr<BestPlan> plans_of(const Session& session);

// The texts of the first plies.
Plies plies_of(const Session& session, std::size_t count);

struct Table : std::enable_shared_from_this<Table> {
  Table(GameId game, Session played)
      : id(game), session(std::move(played)), plans(plans_of(session)) {}

  GameId id;
  Session session;
  std::int64_t created_at = 0;  // seconds since 1970
  std::int64_t updated_at = 0;
  std::map<ClientId, std::array<bool, 2>> listeners;  // with the seats they hold
  std::array<std::shared_ptr<SeatedAgent>, 2> agents;
  std::shared_ptr<Search> search;
  std::shared_ptr<BestPlan> plans;  // null where plans prove nothing
  Stopwatch since_ply;
  std::uint64_t last_used = 0;
  int unsettled = 0;     // commits under way
  bool is_lost = false;  // a commit failed: the store's word counts, not this one's

  [[nodiscard]] StoredSession stored() const {
    return {id, session, time_text(created_at), time_text(updated_at)};
  }
};

// A question about the game after so many plies, with the plans that are known there. Who is asked
// what, and the position itself, is left to fill in.
Question question_at(const Table& table, std::size_t ply);

// Takes up what an answer to such a question found.
void learn(Table& table, const Question& question, const Answer& answer);

class TableEvent {
 public:
  explicit TableEvent(Table& table)
      : table_(table),
        was_over_(table.session.is_over()),
        known_(static_cast<int>(table.session.plies().size())) {}

  [[nodiscard]] Table& table() { return table_; }
  [[nodiscard]] const Changes& changes() const { return changes_; }
  [[nodiscard]] Outbox take_outbox() { return std::move(outbox_); }
  // Whose request brought it about, who is told of a failure.
  [[nodiscard]] const std::optional<Asked>& asked() const { return asked_; }

  void answer(const Asked& asked, Json message);
  void tell(ClientId client, const Json& message);
  void tell_all(const Json& message);

  // To be called after the session did it; for how many seconds an agent thought.
  void played(std::optional<double> thought = {});
  void rewound();
  void described() { changes_.described = true; }

  // Lets chance play, and says so when the game is over.
  void settle();

 private:
  Table& table_;
  bool was_over_;
  int known_;  // plies that the store has after the changes so far
  std::optional<Asked> asked_;
  Changes changes_;
  Outbox outbox_;
};

}  // namespace papan::server
