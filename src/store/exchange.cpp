#include "store/exchange.hpp"

#include <array>
#include <charconv>

#include "agents/replay.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "store/migrations.hpp"
#include "store/rows.hpp"

namespace papan {
namespace {

constexpr const char* kVersionKey = "papan_store";
constexpr const char* kBytesKey = "bytes";   // of a column that holds any, in hexadecimal
constexpr const char* kImported = "import";  // the source of games that came as records

// In an order in which each refers only to those before it.
constexpr std::array kTables = {"game",           "session",    "session_ply",
                                "session_end",    "tournament", "tournament_game",
                                "tournament_end", "experiment", "experiment_result",
                                "weights",        "training",   "training_progress"};

std::string to_hex(std::string_view bytes) {
  std::string hex;
  for (const char byte : bytes) hex += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return hex;
}

Result<std::string> from_hex(std::string_view hex) {
  std::string bytes;
  for (std::size_t i = 0; i < hex.size(); i += 2) {
    const std::string_view pair = hex.substr(i, 2);
    unsigned char byte = 0;
    const auto end = std::from_chars(pair.data(), pair.data() + pair.size(), byte, 16);
    if (pair.size() != 2 || end.ptr != pair.data() + 2)
      return Error{"bytes must be in hexadecimal"};
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

Json value_of(const SQLite::Column& column) {
  if (column.isNull()) return nullptr;
  if (column.isInteger()) return column.getInt64();
  if (column.isFloat()) return column.getDouble();
  if (column.isBlob()) return Json{{kBytesKey, to_hex(column.getString())}};
  return column.getString();
}

Json row_of(SQLite::Statement& row) {
  Json json = Json::object();
  for (int i = 0; i < row.getColumnCount(); ++i)
    json[row.getColumnName(i)] = value_of(row.getColumn(i));
  return json;
}

Result<void> bind_value(SQLite::Statement& statement, int index, const Json& value) {
  if (value.is_null()) return statement.bind(index), Result<void>{};
  if (value.is_integer()) return statement.bind(index, value.get<std::int64_t>()), Result<void>{};
  if (value.is_number()) return statement.bind(index, value.get<double>()), Result<void>{};
  if (value.is_string()) return statement.bind(index, value.get<std::string>()), Result<void>{};
  if (const Json* hex = value.find(kBytesKey); hex != nullptr && hex->is_string()) {
    const auto bytes = from_hex(hex->text());
    if (!bytes) return bytes.error();
    statement.bind(index, bytes->data(), static_cast<int>(bytes->size()));
    return {};
  }
  return Error{"a column must be a number, a text, bytes or null"};
}

// Only columns that the table has, so that no text of a file becomes SQL.
Result<std::string> insertion(Database& database, const std::string& table, const Json& row) {
  std::vector<std::string> names;
  for (const auto& [name, value] : row.items()) {
    const auto known =
        database.rows([](SQLite::Statement& found) { return found.getColumn(0).getString(); },
                      "SELECT name FROM pragma_table_info(?) WHERE name = ?", table, name);
    if (known.empty()) return Error{fmt::format("unknown column {} of {}", in_quotes(name), table)};
    names.push_back(name);
  }
  const std::vector<std::string> marks(names.size(), "?");
  return fmt::format("INSERT INTO {} ({}) VALUES ({})", table, join(names, ", "),
                     join(marks, ", "));
}

Result<void> import_row(Database& database, const std::string& table, const Json& row) {
  if (std::find(kTables.begin(), kTables.end(), table) == kTables.end()) {
    return Error{fmt::format("unknown table {}", in_quotes(table))};
  }
  if (!row.is_object() || row.empty()) return Error{"a row must be a JSON object"};
  const auto sql = insertion(database, table, row);
  if (!sql) return sql.error();
  SQLite::Statement statement(database.sql(), *sql);
  int index = 0;
  for (const auto& [name, value] : row.items()) {
    if (auto bound = bind_value(statement, ++index, value); !bound) return bound;
  }
  statement.exec();
  return {};
}

Result<void> read_version(const Json& line) {
  const Json* version = line.find(kVersionKey);
  if (version == nullptr || !version->is_integer()) {
    return Error{
        fmt::format("expected {{\"{}\": version}}, as 'papan db export' writes it", kVersionKey)};
  }
  if (version->get<std::int64_t>() > store_version()) {
    return Error{
        fmt::format("written by a newer Papan: this one knows up to version {}", store_version())};
  }
  return {};
}

Result<void> import_line(Database& database, const std::string& line, bool is_first) {
  const auto json = parse_json(line);
  if (!json) return json.error();
  if (is_first) return read_version(*json);
  if (!json->is_object() || json->size() != 1) return Error{"expected {\"table\": {row}}"};
  const auto& [table, row] = json->items().front();
  Result<void> imported;
  const auto run = database.attempt([&] { imported = import_row(database, table, row); });
  return run ? imported : run;
}

// The header of an export has another name.
bool is_record(const std::string& line) {
  const auto json = parse_json(line);
  return json && json->is_object() && json->find("papan") != nullptr;
}

Result<void> import_record(Store& store, const std::string& line) {
  const auto record = parse_record(line);
  if (!record) return record.error();
  if (const auto end = replay_record(*record); !end) return end.error();
  const auto added = store.add_game(*record, kImported);
  return added ? Result<void>{} : added.error();
}

Result<void> expect_empty(Database& database) {
  for (const char* table : kTables) {
    const auto rows = database.attempt([&] {
      return database.sql().execAndGet(fmt::format("SELECT count(*) FROM {}", table)).getInt();
    });
    if (!rows) return rows.error();
    if (*rows > 0) {
      return Error{fmt::format("import needs an empty store, but {} already holds {} rows of {}",
                               in_quotes(database.file().string()), *rows, table)};
    }
  }
  return {};
}

}  // namespace

Result<void> export_store(Store& store,
                          const std::function<Result<void>(const std::string&)>& write) {
  Database& database = store.database();
  return database.at_one_moment([&]() -> Result<void> {
    if (auto done = write(to_text(Json{{kVersionKey, store_version()}})); !done) return done;
    for (const char* table : kTables) {
      Result<void> written;
      const auto read = database.attempt([&] {
        SQLite::Statement rows(database.sql(),
                               fmt::format("SELECT * FROM {} ORDER BY rowid", table));
        while (written && rows.executeStep()) written = write(to_text(Json{{table, row_of(rows)}}));
      });
      if (!read) return read;
      if (!written) return written;
    }
    return {};
  });
}

Result<int> import_store(Store& store, std::istream& lines) {
  std::string first;
  if (!std::getline(lines, first)) return Error{"there is nothing to import"};
  const bool records = is_record(first);
  int number = 0;
  const auto take = [&](const std::string& line) -> Result<void> {
    const bool is_first = number++ == 0;
    auto imported =
        records ? import_record(store, line) : import_line(store.database(), line, is_first);
    if (imported) return imported;
    return Error{fmt::format("line {}: {}", number, imported.error().message)};
  };
  const auto done = store.together([&]() -> Result<void> {
    if (!records) {
      if (auto empty = expect_empty(store.database()); !empty) return empty;
    }
    if (auto imported = take(first); !imported) return imported;
    for (std::string line; std::getline(lines, line);) {
      if (auto imported = take(line); !imported) return imported;
    }
    return {};
  });
  if (!done) return done.error();
  return records ? number : number - 1;
}

}  // namespace papan
