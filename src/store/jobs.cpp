// The store's jobs: what a server has promised to do; and whether anybody else has
// written, for those who watch. Tested in tests/store/jobs_test.cpp.
#include "store/rows.hpp"

namespace papan {

Result<void> Store::promise_job(std::string_view kind, StoreId subject) {
  return database_->attempt([&] {
    database_->run("INSERT OR IGNORE INTO job (kind, subject, asked_at) VALUES (?, ?, ?)",
                   text(kind), subject, seconds_now());
  });
}

Result<void> Store::drop_job(std::string_view kind, StoreId subject) {
  return database_->attempt([&] {
    database_->run("DELETE FROM job WHERE kind = ? AND subject = ?", text(kind), subject);
  });
}

Result<std::vector<StoredJob>> Store::jobs() {
  const auto read = [](SQLite::Statement& row) {
    return StoredJob{row.getColumn(0).getString(), row.getColumn(1), row.getColumn(2)};
  };
  return database_->attempt(
      [&] { return database_->rows(read, "SELECT kind, subject, asked_at FROM job ORDER BY id"); });
}

Result<std::int64_t> Store::changes() {
  const auto read = [](SQLite::Statement& row) { return row.getColumn(0).getInt64(); };
  return only(database_->attempt([&] { return database_->rows(read, "PRAGMA data_version"); }),
              "version");
}

const std::filesystem::path& Store::file() const {
  return database_->file();
}

}  // namespace papan
