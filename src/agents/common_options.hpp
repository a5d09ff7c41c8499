// Options that several agents share: none at all, and those of a `best` that
// searches.
#pragma once

#include "core/options.hpp"

namespace papan {

struct NoOptions {
  static OptionTable<NoOptions> describe() { return {}; }
};

struct LevelOptions {
  int level = 10;
  int hash = 16;

  static OptionTable<LevelOptions> describe() {
    return OptionTable<LevelOptions>{}
        .integer("level", &LevelOptions::level, {1, 10}, "1 for a first game, 10 for a champion")
        .megabytes("hash", &LevelOptions::hash, {1, 4096}, "megabytes for known positions");
  }
};

}  // namespace papan
