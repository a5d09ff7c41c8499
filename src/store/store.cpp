#include "store/store.hpp"

#include <cstdlib>

#include "store/rows.hpp"

namespace papan {
namespace {

constexpr const char* kGameColumns = "SELECT id, source, stored_at, record FROM game ";

Result<StoredGame> read_game(SQLite::Statement& row) {
  auto record = record_in(row, 3);
  if (!record) return record.error();
  return StoredGame{row.getColumn(0), row.getColumn(1).getString(), row.getColumn(2),
                    std::move(*record)};
}

}  // namespace

std::filesystem::path default_store_file() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') return std::filesystem::path(data) / "papan" / "papan.db";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return {};
  return std::filesystem::path(home) / ".local" / "share" / "papan" / "papan.db";
}

Store::Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Result<Store> Store::open(const std::filesystem::path& file, std::chrono::milliseconds patience) {
  auto database = Database::open(file, patience);
  if (!database) return database.error();
  return Store(std::move(*database));
}

Result<void> Store::together(const std::function<Result<void>()>& work) {
  return database_->together(work);
}

Result<StoreId> Store::add_game(const Record& record, std::string_view source) {
  return database_->attempt([&] {
    database_->run(
        "INSERT INTO game (game, first, second, result, source, stored_at, record) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        record.game, record.seats[0], record.seats[1], record.result, text(source), seconds_now(),
        to_text(record));
    return database_->last_id();
  });
}

Result<std::vector<StoredGame>> Store::games(const GameQuery& query) {
  const std::string sql = std::string(kGameColumns) +
                          "WHERE (?1 = '' OR game = ?1) AND (?2 = '' OR source = ?2) AND id > ?3 "
                          "ORDER BY id LIMIT ?4";
  return all_or_error(database_->attempt([&] {
    return database_->rows(read_game, sql.c_str(), query.game, query.source, query.after,
                           query.limit);
  }));
}

Result<StoredGame> Store::game(StoreId id) {
  const std::string sql = std::string(kGameColumns) + "WHERE id = ?";
  return only(
      all_or_error(database_->attempt([&] { return database_->rows(read_game, sql.c_str(), id); })),
      fmt::format("game {}", id));
}

}  // namespace papan
