// The store's tournaments: a spec, one row a finished game, a summary at the end.
#include "store/rows.hpp"

namespace papan {
namespace {

constexpr const char* kTournamentColumns =
    "SELECT t.id, t.spec, t.created_at, "
    "(SELECT count(*) FROM tournament_game g WHERE g.tournament = t.id), e.summary "
    "FROM tournament t LEFT JOIN tournament_end e ON e.tournament = t.id ";

StoredTournament read_tournament(SQLite::Statement& row) {
  StoredTournament found{
      row.getColumn(0), row.getColumn(1).getString(), row.getColumn(2), row.getColumn(3), {}};
  if (!row.getColumn(4).isNull()) found.summary = row.getColumn(4).getString();
  return found;
}

Effort read_effort(SQLite::Statement& row, int column) {
  return {static_cast<std::uint64_t>(row.getColumn(column).getInt64()),
          static_cast<std::uint64_t>(row.getColumn(column + 1).getInt64()),
          row.getColumn(column + 2).getDouble()};
}

TournamentScore read_score(SQLite::Statement& row) {
  return {row.getColumn(0),
          {row.getColumn(1),
           row.getColumn(2),
           {read_effort(row, 3), read_effort(row, 6)},
           row.getColumn(9).getDouble()}};
}

template <class... Values>
Result<std::vector<StoredTournament>> load(Database& database, const std::string& condition,
                                           const Values&... values) {
  const std::string sql = kTournamentColumns + condition;
  return database.attempt([&] { return database.rows(read_tournament, sql, values...); });
}

std::int64_t signed_count(std::uint64_t count) {
  return static_cast<std::int64_t>(count);
}

}  // namespace

Result<StoredTournament> Store::tournament_of(std::string_view spec) {
  const auto made = database_->attempt([&] {
    database_->run("INSERT OR IGNORE INTO tournament (spec, created_at) VALUES (?, ?)", text(spec),
                   seconds_now());
  });
  if (!made) return made.error();
  return only(load(*database_, "WHERE t.spec = ?", text(spec)), "tournament of this spec");
}

Result<StoredTournament> Store::tournament(StoreId id) {
  return only(load(*database_, "WHERE t.id = ?", id), fmt::format("tournament {}", id));
}

Result<std::vector<StoredTournament>> Store::tournaments() {
  return load(*database_, "ORDER BY t.id");
}

// Games are numbered, and each program plays only those that are not there when it begins.
Result<void> Store::expect_new(StoreId tournament, int number) {
  const auto there = database_->attempt([&] {
    return database_->rows([](SQLite::Statement& row) { return row.getColumn(0).getInt(); },
                           "SELECT 1 FROM tournament_game WHERE tournament = ? AND number = ?",
                           tournament, number);
  });
  if (!there) return there.error();
  if (there->empty()) return {};
  return Error{fmt::format(
      "another program plays tournament {} in this store: let it end, then the same command tells",
      tournament)};
}

Result<void> Store::append_tournament_game(StoreId tournament, const TournamentGame& game) {
  return together([&]() -> Result<void> {
    if (auto alone = expect_new(tournament, game.played.number); !alone) return alone;
    const auto id = add_game(game.record, "tournament");
    if (!id) return id.error();
    const auto& [first, second] = game.played.efforts;
    return database_->attempt([&] {
      database_->run("INSERT INTO tournament_game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                     tournament, game.played.number, *id, signed_count(first.moves),
                     signed_count(first.nodes), first.seconds, signed_count(second.moves),
                     signed_count(second.nodes), second.seconds, game.played.seconds);
    });
  });
}

Result<std::vector<TournamentScore>> Store::tournament_games(StoreId tournament) {
  return database_->attempt([&] {
    return database_->rows(
        read_score,
        "SELECT g.id, t.number, g.result, first_moves, first_nodes, first_seconds, second_moves, "
        "second_nodes, second_seconds, seconds "
        "FROM tournament_game t JOIN game g ON g.id = t.game WHERE tournament = ? ORDER BY number",
        tournament);
  });
}

Result<void> Store::end_tournament(StoreId tournament, std::string_view summary) {
  return database_->attempt([&] {
    database_->run("INSERT OR IGNORE INTO tournament_end VALUES (?, ?, ?)", tournament,
                   text(summary), seconds_now());
  });
}

}  // namespace papan
