// The store's live sessions: each move is one appended row, and so is an undo.
#include <algorithm>

#include "store/rows.hpp"

namespace papan {
namespace {

constexpr const char* kSessionColumns =
    "SELECT s.id, s.key, s.header, s.settings, s.opened_at, e.session IS NOT NULL, e.game, "
    "ifnull((SELECT played_at FROM session_ply WHERE session = s.id ORDER BY id DESC LIMIT 1), "
    "       s.opened_at), e.resigned "
    "FROM session s LEFT JOIN session_end e ON e.session = s.id ";

Result<KeptSession> read_session(SQLite::Statement& row) {
  auto record = record_in(row, 2);
  if (!record) return record.error();
  KeptSession session{row.getColumn(0),
                      row.getColumn(1).getString(),
                      std::move(*record),
                      row.getColumn(3).getString(),
                      row.getColumn(4),
                      row.getColumn(5).getInt() != 0,
                      {},
                      row.getColumn(7),
                      {},
                      {}};
  if (!row.getColumn(6).isNull()) session.game = row.getColumn(6).getInt64();
  if (!row.getColumn(8).isNull()) session.resigned = row.getColumn(8).getInt();
  return session;
}

SessionPly read_ply(SQLite::Statement& row) {
  SessionPly ply{row.getColumn(0), row.getColumn(1), {}};
  if (!row.getColumn(2).isNull()) ply.text = row.getColumn(2).getString();
  if (!row.getColumn(3).isNull()) ply.seconds = row.getColumn(3).getDouble();
  return ply;
}

// Every event cuts the list to its number; most then add one ply.
Result<void> follow(KeptSession& session, const SessionPly& event) {
  std::vector<std::string>& plies = session.record.plies;
  const auto number = static_cast<std::size_t>(event.number);
  if (number > plies.size()) {
    return Error{fmt::format("session {} lacks ply {}", event.session, plies.size())};
  }
  plies.resize(number);
  session.seconds.resize(number);
  if (!event.text) return {};
  plies.push_back(*event.text);
  session.seconds.push_back(event.seconds);
  return {};
}

Result<void> load_plies(Database& database, KeptSession& session) {
  const auto events = database.attempt([&] {
    return database.rows(read_ply,
                         "SELECT session, number, text, seconds FROM session_ply "
                         "WHERE session = ? ORDER BY id",
                         session.id);
  });
  if (!events) return events.error();
  for (const SessionPly& event : *events) {
    if (auto done = follow(session, event); !done) return done;
  }
  return {};
}

template <class... Values>
Result<std::vector<KeptSession>> load_sessions(Database& database, const std::string& condition,
                                               const Values&... values) {
  const std::string sql = kSessionColumns + condition;
  auto sessions =
      all_or_error(database.attempt([&] { return database.rows(read_session, sql, values...); }));
  if (!sessions) return sessions;
  for (KeptSession& session : *sessions) {
    if (auto done = load_plies(database, session); !done) return done.error();
  }
  return sessions;
}

// Those that can be read: a damaged one costs itself alone, and `papan db check` names it.
template <class... Values>
Result<std::vector<KeptSession>> readable_sessions(Database& database, const std::string& condition,
                                                   const Values&... values) {
  const std::string sql = kSessionColumns + condition;
  auto rows = database.attempt([&] { return database.rows(read_session, sql, values...); });
  if (!rows) return rows.error();
  std::vector<KeptSession> sessions;
  for (Result<KeptSession>& row : *rows) {
    if (row && load_plies(database, *row)) sessions.push_back(std::move(*row));
  }
  return sessions;
}

Result<void> end_session(Database& database, StoreId session, std::optional<StoreId> game,
                         std::optional<int> resigned) {
  return database.attempt([&] {
    database.run("INSERT INTO session_end (session, game, ended_at, resigned) VALUES (?, ?, ?, ?)",
                 session, game, seconds_now(), resigned);
  });
}

}  // namespace

Result<StoreId> Store::open_session(std::string_view key, const Record& header,
                                    std::string_view settings) {
  return database_->attempt([&] {
    database_->run("INSERT INTO session (key, header, settings, opened_at) VALUES (?, ?, ?, ?)",
                   text(key), to_text(header), text(settings), seconds_now());
    return database_->last_id();
  });
}

// The last event alone tells how long the list is, so a gap is refused for the
// price of one look at the index. An ended session takes nothing more.
Result<void> Store::append_ply(const SessionPly& ply) {
  const auto added = database_->attempt([&] {
    return database_->run(
        "INSERT INTO session_ply (session, number, text, played_at, seconds) "
        "SELECT ?1, ?2, ?3, ?4, ?5 FROM (SELECT ifnull((SELECT number + (text IS NOT NULL) "
        "  FROM session_ply WHERE session = ?1 ORDER BY id DESC LIMIT 1), 0) AS length) "
        "WHERE ?2 <= length AND (?6 IS NULL OR ?6 = length) "
        "AND NOT EXISTS (SELECT 1 FROM session_end WHERE session = ?1)",
        ply.session, ply.number, ply.text, seconds_now(), ply.seconds, ply.known);
  });
  if (!added) return added.error();
  if (*added == 0) {
    return Error{fmt::format("session {} cannot take ply {} now", ply.session, ply.number)};
  }
  return {};
}

Result<StoreId> Store::finish_session(StoreId session, std::optional<Score> result) {
  StoreId game = 0;
  const auto done = together([&]() -> Result<void> {
    auto found = only(load_sessions(*database_, "WHERE s.id = ?", session),
                      fmt::format("session {}", session));
    if (!found) return found.error();
    found->record.result = result;
    const auto added = add_game(found->record, "page");
    if (!added) return added.error();
    game = *added;
    return end_session(*database_, session, game, {});
  });
  if (!done) return done.error();
  return game;
}

Result<void> Store::abandon_session(StoreId session, std::optional<int> resigned) {
  return end_session(*database_, session, std::nullopt, resigned);
}

Result<void> Store::reopen_session(StoreId session) {
  return database_->attempt(
      [&] { database_->run("DELETE FROM session_end WHERE session = ?", session); });
}

Result<void> Store::describe_session(StoreId session, const Record& header,
                                     std::string_view settings) {
  const auto changed = database_->attempt([&] {
    return database_->run("UPDATE session SET header = ?, settings = ? WHERE id = ?",
                          to_text(header), text(settings), session);
  });
  if (!changed) return changed.error();
  if (*changed == 0) return Error{fmt::format("there is no session {} in the store", session)};
  return {};
}

Result<std::optional<KeptSession>> Store::session(StoreId id) {
  auto found = load_sessions(*database_, "WHERE s.id = ?", id);
  if (!found) return found.error();
  if (found->empty()) return std::optional<KeptSession>{};
  return std::optional<KeptSession>(std::move(found->front()));
}

Result<std::vector<KeptSession>> Store::sessions(const SessionQuery& query) {
  std::optional<int> ended;
  if (query.ended) ended = *query.ended ? 1 : 0;
  return readable_sessions(
      *database_,
      "WHERE (?1 = '' OR (json_valid(s.header) AND json_extract(s.header, '$.game') = ?1)) "
      "AND (?2 IS NULL OR (e.session IS NOT NULL) = ?2) "
      "AND (?3 = 0 OR s.id < ?3) ORDER BY s.id DESC LIMIT ?4",
      query.game, ended, query.before, query.limit);
}

Result<std::optional<KeptSession>> Store::find_session(std::string_view key) {
  auto found = load_sessions(*database_, "WHERE s.key = ?", text(key));
  if (!found) return found.error();
  if (found->empty()) return std::optional<KeptSession>{};
  return std::optional<KeptSession>(std::move(found->front()));
}

}  // namespace papan
