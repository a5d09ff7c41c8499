// check_store: is the file sound, and does all that it tells still hold?
#include "agents/replay.hpp"
#include "store/exchange.hpp"
#include "store/rows.hpp"

namespace papan {
namespace {

Result<void> ask_sqlite(Database& database, StoreReport& report) {
  const auto said = database.attempt([&] {
    return database.rows([](SQLite::Statement& row) { return row.getColumn(0).getString(); },
                         "PRAGMA integrity_check");
  });
  if (!said) return said.error();
  for (const std::string& line : *said) {
    if (line != "ok") report.problems.push_back(line);
  }
  const auto strays = database.attempt([&] {
    return database.rows(
        [](SQLite::Statement& row) {
          return fmt::format("row {} of {} refers to a row that is not there",
                             row.getColumn(1).getString(), row.getColumn(0).getString());
        },
        "PRAGMA foreign_key_check");
  });
  if (!strays) return strays.error();
  report.problems.insert(report.problems.end(), strays->begin(), strays->end());
  return {};
}

void replay(const Record& record, const std::string& name, StoreReport& report) {
  if (const auto end = replay_record(record); !end) {
    report.problems.push_back(fmt::format("{}: {}", name, end.error().message));
  }
}

Result<void> replay_games(Store& store, StoreReport& report) {
  GameQuery query;
  for (;;) {
    const auto games = store.games(query);
    if (!games) return games.error();
    if (games->empty()) return {};
    for (const StoredGame& game : *games) {
      replay(game.record, fmt::format("game {}", game.id), report);
    }
    report.games += static_cast<int>(games->size());
    query.after = games->back().id;
  }
}

// Each by itself: a damaged one is named, and hides no other.
Result<void> replay_sessions(Store& store, StoreReport& report) {
  const auto ids = store.database().attempt([&] {
    return store.database().rows(
        [](SQLite::Statement& row) { return StoreId{row.getColumn(0).getInt64()}; },
        "SELECT id FROM session ORDER BY id");
  });
  if (!ids) return ids.error();
  for (const StoreId id : *ids) {
    const auto session = store.session(id);
    if (!session) {
      report.problems.push_back(fmt::format("session {}: {}", id, session.error().message));
    } else if (*session && !(*session)->ended) {
      replay((*session)->record, fmt::format("session {}", id), report);
      ++report.sessions;
    }
  }
  return {};
}

Result<void> hash_weights(Store& store, StoreReport& report) {
  const auto all = store.all_weights();
  if (!all) return all.error();
  for (const Weights& weights : *all) {
    if (weights.hash == weights_hash(weights.content)) continue;
    report.problems.push_back(
        fmt::format("weights {}: the content has another hash", weights.hash));
  }
  return {};
}

}  // namespace

Result<StoreReport> check_store(Store& store) {
  StoreReport report;
  if (auto asked = ask_sqlite(store.database(), report); !asked) return asked.error();
  for (const auto part : {&replay_games, &replay_sessions, &hash_weights}) {
    if (auto done = part(store, report); !done) report.problems.push_back(done.error().message);
  }
  return report;
}

}  // namespace papan
