// Record: a whole game in one line of JSON.
//
// Header (game and parameters, seats with every agent option spelled out, seed,
// version), the state it began from, the plies, the result, and how it ended where
// somebody tells. It replays without agents and without a generator, so it is at once
// golden file, database blob, page replay and bug report. A file of records has one a
// line.
// Tested in tests/game/record_test.cpp; fuzzed in tests/fuzz/.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.hpp"
#include "core/result.hpp"
#include "core/score.hpp"

namespace papan {

struct Record {
  std::string game;
  Settings parameters;
  std::array<std::string, 2> seats;  // agent specs, "human" or "human:NAME"; second empty: solo
  std::uint64_t seed = 0;
  std::string version;
  std::string start;               // position text
  std::vector<std::string> plies;  // moves and outcomes, in order
  std::optional<Score> result;     // none: not finished
  std::string end;                 // how it ended, in words; empty: not told

  friend bool operator==(const Record&, const Record&);
};

std::string to_text(const Record& record);
Result<Record> parse_record(std::string_view line);

}  // namespace papan
