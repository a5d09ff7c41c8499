#include "server/play/tables.hpp"

#include <chrono>

#include "server/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

Refusal full() {
  return {ErrorCode::kLimit, "too many games are open: close one first"};
}

Refusal not_stored(const Error& error) {
  return {ErrorCode::kNotStored, "the game could not be stored: " + error.message};
}

std::int64_t seconds_now() {
  using namespace std::chrono;
  return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

bool is_idle(const Table& table) {
  return table.listeners.empty() && table.unsettled == 0 && table.search == nullptr;
}

}  // namespace

Table* Tables::find(GameId id) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return nullptr;
  found->second->last_used = ++clock_;
  return found->second.get();
}

void Tables::open(GameId id, Found found) {
  if (Table* table = find(id)) return found(table);
  journal_.run([id](Store& store) { return store.session(id); },
               [this, id, found = std::move(found)](const auto& stored) {
                 Table* table = find(id);  // another client was quicker
                 found(table != nullptr ? table : loaded(stored));
               });
}

Result<Table*, Refusal> Tables::loaded(const Result<std::optional<KeptSession>>& stored) {
  if (!stored) return Refusal{ErrorCode::kNotStored, stored.error().message};
  if (!*stored) return Refusal{ErrorCode::kNoGame, "there is no such game"};
  auto session = restored(**stored);
  if (!session) return Refusal{ErrorCode::kNoGame, session.error().message};
  if (!make_room()) return full();
  auto table = std::make_shared<Table>((*stored)->id, std::move(*session));
  table->created_at = (*stored)->opened_at;
  table->updated_at = (*stored)->updated_at;
  return &keep(std::move(table));
}

void Tables::add(Session session, Found found) {
  if (!make_room()) return found(full());
  // What chance does at the start is part of the game's beginning.
  while (session.chance_has_turn() && session.play(session.chance_outcome())) {
  }
  auto table = std::make_shared<Table>(0, std::move(session));
  journal_.run([kept = kept_of(table->session), plies = table->session.plies()](
                   Store& store) { return store_new(store, kept, plies); },
               [this, table, found = std::move(found)](const Result<GameId>& id) {
                 if (!id) return found(not_stored(id.error()));
                 table->id = *id;
                 table->created_at = table->updated_at = seconds_now();
                 found(&keep(table));
               });
}

Table& Tables::keep(std::shared_ptr<Table> table) {
  table->last_used = ++clock_;
  Table& kept = *table;
  tables_[kept.id] = std::move(table);
  return kept;
}

// Forgets the game that nobody used for longest, when there are too many.
bool Tables::make_room() {
  if (tables_.size() < kMaxGamesInMemory) return true;
  auto oldest = tables_.end();
  for (auto it = tables_.begin(); it != tables_.end(); ++it) {
    if (!is_idle(*it->second)) continue;
    if (oldest == tables_.end() || it->second->last_used < oldest->second->last_used) oldest = it;
  }
  if (oldest == tables_.end()) return false;
  tables_.erase(oldest);
  return true;
}

void Tables::conclude(TableEvent& event) {
  Table& table = event.table();
  Telling telling{event.take_outbox(), event.asked()};
  if (!event.changes().any() && table.unsettled == 0) return deliver_(telling.outbox);
  ++table.unsettled;
  if (event.changes().any()) table.updated_at = seconds_now();
  const bool describes = event.changes().described || event.changes().finished;
  journal_.submit([id = table.id, changes = event.changes(),
                   kept = describes ? kept_of(table.session) : Kept{}](
                      Store& store) { return store_changes(store, id, changes, kept); },
                  [this, kept = table.shared_from_this(), telling = std::move(telling)](
                      const Result<void>& done) { settled(*kept, telling, done); });
}

void Tables::settled(Table& table, const Telling& telling, const Result<void>& done) {
  --table.unsettled;
  if (done && !table.is_lost) return deliver_(telling.outbox);
  // What followed a change that was lost is lost with it.
  const Error error = done ? Error{"the change before it was not stored"} : done.error();
  if (const auto& asked = telling.asked) {
    Json refusal = answer_to(*asked->request, error_message(not_stored(error), table.id));
    deliver_({{asked->client, std::make_shared<const std::string>(to_line(refusal))}});
  }
  if (!table.is_lost) lose(table, error);
}

void Tables::lose(Table& table, const Error& error) {
  table.is_lost = true;
  TableEvent event(table);
  event.tell_all(error_message(not_stored(error), table.id));
  deliver_(event.take_outbox());
  table.listeners.clear();
  if (table.search && table.search->stop) table.search->stop->request_stop();
  tables_.erase(table.id);
}

}  // namespace papan::server
