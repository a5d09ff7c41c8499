// A store in a file of the test's own, and a small game to put into it.
#pragma once

#include <gtest/gtest.h>

#include "store/store.hpp"
#include "tests/support/scratch.hpp"

namespace papan::testing_support {

inline Record small_game() {
  return *parse_record(
      R"({"papan":1,"game":"othello","parameters":{"size":"4"},"first":"human","second":"random",)"
      R"("seed":1,"version":"0.1.0","start":"-----OX--XO----- X","plies":["b1","a1"],"result":null})");
}

inline Record small_header() {
  Record record = small_game();
  record.plies.clear();
  return record;
}

class StoreTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file() const { return scratch_.file("papan.db"); }
  [[nodiscard]] Store open() const { return std::move(*Store::open(file())); }

  Scratch scratch_;
};

}  // namespace papan::testing_support
