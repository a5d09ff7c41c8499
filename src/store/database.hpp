// Database: an SQLite file that is known to be a store of ours, and the few ways
// in which the store speaks to it.
//
// A file is looked at before anything is written to it: what is damaged, locked,
// read-only, of another program or of a newer Papan is refused in one line and
// stays as it is. What SQLite throws ends here as an Error.
// Tested in tests/store/open_test.cpp.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/result.hpp"

namespace papan {

// Seconds since 1970.
std::int64_t seconds_now();

// A value that may hold any bytes, not only text.
struct Bytes {
  const std::string& bytes;
};

class Database {
 public:
  // Waits so long where another process holds the file.
  static Result<std::unique_ptr<Database>> open(const std::filesystem::path& file,
                                                std::chrono::milliseconds patience);

  // Runs `work`, which may throw what SQLite throws.
  template <class Work>
  auto attempt(Work&& work) -> Result<std::invoke_result_t<Work>> {
    try {
      if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
        work();
        return {};
      } else {
        return work();
      }
    } catch (const SQLite::Exception& problem) {
      return explain(problem);
    }
  }

  // All that `work` writes is committed at once, or nothing of it. Inside
  // another `together` it is part of that.
  Result<void> together(const std::function<Result<void>()>& work);

  // All that `work` reads is of one moment; nobody who writes has to wait.
  Result<void> at_one_moment(const std::function<Result<void>()>& work);

  // One statement with its values; returns how many rows it changed.
  template <class... Values>
  int run(const std::string& sql, const Values&... values) {
    const Use use(statement(sql));
    bind_all(use.statement, values...);
    return use.statement.exec();
  }

  // Every row of a query, read by `read(statement)`, which asks nothing itself.
  template <class Read, class... Values>
  auto rows(Read&& read, const std::string& sql, const Values&... values) {
    const Use use(statement(sql));
    bind_all(use.statement, values...);
    std::vector<std::invoke_result_t<Read, SQLite::Statement&>> all;
    while (use.statement.executeStep()) all.push_back(read(use.statement));
    return all;
  }

  [[nodiscard]] std::int64_t last_id() const { return sql_.getLastInsertRowid(); }
  [[nodiscard]] SQLite::Database& sql() { return sql_; }
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

 private:
  // A statement while it runs: afterwards it holds no lock.
  struct Use {
    explicit Use(SQLite::Statement& used) : statement(used) {}
    ~Use() { (void)statement.tryReset(); }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;

    SQLite::Statement& statement;
  };

  explicit Database(const std::filesystem::path& file);
  Result<void> prepare(std::chrono::milliseconds patience);
  Result<void> recognise();
  void keep_a_log(std::chrono::milliseconds patience);
  void migrate();
  SQLite::Statement& statement(const std::string& sql);
  Result<void> transact(SQLite::TransactionBehavior behaviour,
                        const std::function<Result<void>()>& work);
  [[nodiscard]] Error explain(const SQLite::Exception& problem) const;

  template <class... Values>
  static void bind_all(SQLite::Statement& statement, const Values&... values) {
    int index = 0;
    (bind_one(statement, ++index, values), ...);
  }

  template <class Value>
  static void bind_one(SQLite::Statement& statement, int index, const Value& value) {
    statement.bind(index, value);
  }

  static void bind_one(SQLite::Statement& statement, int index, const Bytes& value) {
    statement.bind(index, value.bytes.data(), static_cast<int>(value.bytes.size()));
  }

  template <class Value>
  static void bind_one(SQLite::Statement& statement, int index, const std::optional<Value>& value) {
    value ? statement.bind(index, *value) : statement.bind(index);
  }

  std::filesystem::path file_;
  SQLite::Database sql_;
  std::unordered_map<std::string, SQLite::Statement> statements_;  // compiled once
  bool inside_ = false;                                            // a transaction
};

}  // namespace papan
