#include "server/tables.hpp"

#include <fmt/format.h>

#include "server/limits.hpp"
#include "server/security.hpp"

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

Result<void> store_new(Store& store, StoreId& id, const Kept& kept,
                       const std::vector<PlayedPly>& plies) {
  const auto opened = store.open_session(make_secret(), kept.header, kept.extras);
  if (!opened) return opened.error();
  id = *opened;
  for (std::size_t i = 0; i < plies.size(); ++i) {
    if (auto done = store.append_ply({id, static_cast<int>(i), plies[i].text}); !done) return done;
  }
  return kept.result ? store_end(store, id, kept) : Result<void>();
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
  auto session = std::make_shared<Loaded>();
  journal_.submit(
      [id, session](Store& store) -> Result<void> {
        auto read = store.session(id);
        if (!read) return read.error();
        *session = std::move(*read);
        return {};
      },
      [this, id, session, found = std::move(found)](const Result<void>& done) {
        if (Table* table = find(id)) return found(table);  // another client was quicker
        loaded(*session, done, found);
      });
}

void Tables::loaded(const Loaded& stored, const Result<void>& done, const Found& found) {
  if (!done) return found(Refusal{ErrorCode::kNotStored, done.error().message});
  if (!stored) return found(Refusal{ErrorCode::kNoGame, "there is no such game"});
  const auto extras = parse_json(stored->settings);
  if (!extras) return found(Refusal{ErrorCode::kNoGame, extras.error().message});
  auto session = Session::restore(stored->record, *extras);
  if (!session) return found(Refusal{ErrorCode::kNoGame, session.error().message});
  if (!make_room()) return found(full());
  auto table = std::make_shared<Table>(stored->id, std::move(*session));
  table->created_at = stored->opened_at;
  table->updated_at = stored->updated_at;
  found(&keep(std::move(table)));
}

void Tables::add(Session session, Found found) {
  if (!make_room()) return found(full());
  // What chance does at the start is part of the game's beginning.
  while (session.chance_has_turn() && session.play(session.chance_outcome())) {
  }
  auto table = std::make_shared<Table>(0, std::move(session));
  auto id = std::make_shared<StoreId>(0);
  journal_.submit([id, kept = kept_of(table->session), plies = table->session.plies()](
                      Store& store) { return store_new(store, *id, kept, plies); },
                  [this, id, table, found = std::move(found)](const Result<void>& done) {
                    if (!done) return found(not_stored(done.error()));
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
  Outbox outbox = event.take_outbox();
  if (!event.changes().any() && table.unsettled == 0) return deliver_(outbox);
  ++table.unsettled;
  if (event.changes().any()) table.updated_at = seconds_now();
  const bool describes = event.changes().described || event.changes().finished;
  journal_.submit([id = table.id, changes = event.changes(),
                   kept = describes ? kept_of(table.session) : Kept{}](
                      Store& store) { return store_changes(store, id, changes, kept); },
                  [this, kept = table.shared_from_this(), outbox = std::move(outbox)](
                      const Result<void>& done) { settled(*kept, outbox, done); });
}

void Tables::settled(Table& table, const Outbox& outbox, const Result<void>& done) {
  --table.unsettled;
  if (table.is_lost) return;
  if (done) return deliver_(outbox);
  lose(table, done.error());
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
