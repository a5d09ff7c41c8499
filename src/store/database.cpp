#include "store/database.hpp"

#include <sqlite3.h>
#include <unistd.h>

#include <ctime>
#include <thread>

#include "core/text.hpp"
#include "store/migrations.hpp"

namespace papan {
namespace {

constexpr int kApplicationId = 0x50617061;  // "Papa"

Error about(const std::filesystem::path& file, std::string_view what) {
  return {fmt::format("the store {} {}", in_quotes(file.string()), what)};
}

bool is_read_only(const std::filesystem::path& file) {
  std::error_code failed;
  return std::filesystem::exists(file, failed) && ::access(file.c_str(), W_OK) != 0;
}

}  // namespace

std::int64_t seconds_now() {
  return std::time(nullptr);
}

Database::Database(const std::filesystem::path& file)
    : file_(file), sql_(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {}

Result<std::unique_ptr<Database>> Database::open(const std::filesystem::path& file,
                                                 std::chrono::milliseconds patience) {
  if (is_read_only(file)) return about(file, "is read-only: make it writable or copy it");
  std::unique_ptr<Database> database;
  try {
    database.reset(new Database(file));
  } catch (const SQLite::Exception& problem) {
    return about(file, fmt::format("cannot be opened: {}", problem.what()));
  }
  if (auto ready = database->prepare(patience); !ready) return ready.error();
  return database;
}

// Nothing is written before the file is recognised as ours or empty.
Result<void> Database::prepare(std::chrono::milliseconds patience) {
  sql_.setBusyTimeout(static_cast<int>(patience.count()));
  if (auto ours = recognise(); !ours) return ours;
  return attempt([&] {
    keep_a_log(patience);
    sql_.exec("PRAGMA synchronous = FULL");
    sql_.exec("PRAGMA foreign_keys = ON");
    migrate();
  });
}

// Two that open a new file at once both want it alone for this. Neither could have it
// while the other waits, so SQLite refuses at once instead of waiting.
void Database::keep_a_log(std::chrono::milliseconds patience) {
  constexpr auto kPause = std::chrono::milliseconds(2);
  const auto end = std::chrono::steady_clock::now() + patience;
  for (;; std::this_thread::sleep_for(kPause)) {
    try {
      sql_.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (const SQLite::Exception& problem) {
      const bool busy = problem.getErrorCode() == SQLITE_BUSY;
      if (!busy || std::chrono::steady_clock::now() >= end) throw;
    }
  }
}

// All marks are of one moment: another opener may be writing them.
Result<void> Database::recognise() {
  struct Marks {
    int application = 0;
    int version = 0;
    int tables = 0;
  };
  const auto marks = attempt([&] {
    const SQLite::Transaction moment(sql_);
    return Marks{sql_.execAndGet("PRAGMA application_id").getInt(),
                 sql_.execAndGet("PRAGMA user_version").getInt(),
                 sql_.execAndGet("SELECT count(*) FROM sqlite_schema").getInt()};
  });
  if (!marks) return marks.error();
  if (marks->application != kApplicationId && (marks->tables > 0 || marks->application != 0)) {
    return about(file_, "is a database of another program");
  }
  if (marks->version > store_version()) {
    return about(file_, fmt::format("was written by a newer Papan (version {} of the tables, this "
                                    "one knows up to {})",
                                    marks->version, store_version()));
  }
  return {};
}

// The version is asked again inside the transaction: another process may have
// migrated in between.
void Database::migrate() {
  if (sql_.execAndGet("PRAGMA user_version").getInt() == store_version()) return;
  SQLite::Transaction transaction(sql_, SQLite::TransactionBehavior::IMMEDIATE);
  const int version = sql_.execAndGet("PRAGMA user_version").getInt();
  for (const char* step : migrations().subspan(static_cast<std::size_t>(version))) sql_.exec(step);
  sql_.exec(fmt::format("PRAGMA application_id = {}", kApplicationId));
  sql_.exec(fmt::format("PRAGMA user_version = {}", store_version()));
  transaction.commit();
}

SQLite::Statement& Database::statement(const std::string& sql) {
  return statements_.try_emplace(sql, sql_, sql).first->second;
}

Result<void> Database::together(const std::function<Result<void>()>& work) {
  return transact(SQLite::TransactionBehavior::IMMEDIATE, work);
}

Result<void> Database::at_one_moment(const std::function<Result<void>()>& work) {
  return transact(SQLite::TransactionBehavior::DEFERRED, work);
}

Result<void> Database::transact(SQLite::TransactionBehavior behaviour,
                                const std::function<Result<void>()>& work) {
  if (inside_) return work();
  Result<void> done;
  inside_ = true;
  const auto committed = attempt([&] {
    SQLite::Transaction transaction(sql_, behaviour);
    done = work();
    if (done) transaction.commit();
  });
  inside_ = false;
  return committed ? done : committed;
}

Error Database::explain(const SQLite::Exception& problem) const {
  switch (problem.getErrorCode()) {
    case SQLITE_NOTADB: return about(file_, "is damaged or no store at all: not an SQLite file");
    case SQLITE_CORRUPT: return about(file_, "is damaged: restore a copy of it");
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return about(file_, "is locked by another process: try again later");
    case SQLITE_READONLY: return about(file_, "is read-only: make it writable or copy it");
    case SQLITE_CANTOPEN: return about(file_, "cannot be opened");
    case SQLITE_FULL: return about(file_, "cannot grow: the disk is full");
    default: return about(file_, fmt::format("failed: {}", problem.what()));
  }
}

}  // namespace papan
