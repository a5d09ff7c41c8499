// Migrations: the numbered steps that make the tables of a store.
//
// A file's `user_version` says how many it has seen; opening it runs the rest,
// all or none. A released step never changes: what must change is a new step.
// Tested in tests/store/open_test.cpp.
#pragma once

#include <span>

namespace papan {

// Step i makes version i + 1.
std::span<const char* const> migrations();

inline int store_version() {
  return static_cast<int>(migrations().size());
}

}  // namespace papan
