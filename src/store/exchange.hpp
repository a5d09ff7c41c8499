// A store as lines of JSON and back: copies that outlive SQLite, that a text tool
// can read, and that give an equal store again.
//
// The first line tells the version of the tables; then each row is a line,
// {"game": {"id": 1, ...}}, tables in an order in which each refers only to those
// before it. Tested in tests/store/exchange_test.cpp.
#pragma once

#include <functional>
#include <istream>
#include <string>

#include "core/result.hpp"
#include "store/store.hpp"

namespace papan {

// Calls `write` with each line, without its end; stops at the first error.
Result<void> export_store(Store& store,
                          const std::function<Result<void>(const std::string&)>& write);

// Into a store that holds nothing yet; all lines or none. An error names its line. Lines of
// records, as `papan import` writes them, are games and go into any store, each replayed
// first. Returns how many rows there were.
Result<int> import_store(Store& store, std::istream& lines);

struct StoreReport {
  int games = 0;
  int sessions = 0;
  std::vector<std::string> problems;  // a line each
};

// Asks SQLite whether the file is sound, replays every record and every session,
// and hashes the weights again.
Result<StoreReport> check_store(Store& store);

}  // namespace papan
