// What the parts of the store share: texts of a row, parsed lists, and a row that
// must be there.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "store/database.hpp"
#include "store/store.hpp"

namespace papan {

// Parses what each row holds; the first that cannot be is the error.
template <class T>
Result<std::vector<T>> all_or_error(Result<std::vector<Result<T>>> rows) {
  if (!rows) return rows.error();
  std::vector<T> all;
  for (auto& row : *rows) {
    if (!row) return row.error();
    all.push_back(std::move(*row));
  }
  return all;
}

// The only row of a query; `what` names it where it is not there.
template <class T>
Result<T> only(Result<std::vector<T>> rows, std::string_view what) {
  if (!rows) return rows.error();
  if (rows->empty()) return Error{fmt::format("there is no {} in the store", what)};
  return std::move(rows->front());
}

// A record in column `column`; an error names the row by its id in column 0.
inline Result<Record> record_in(SQLite::Statement& row, int column) {
  auto record = parse_record(row.getColumn(column).getString());
  if (!record) {
    return Error{fmt::format("row {} of the store: {}", row.getColumn(0).getInt64(),
                             record.error().message)};
  }
  return record;
}

inline std::string text(std::string_view view) {
  return std::string(view);
}

}  // namespace papan
