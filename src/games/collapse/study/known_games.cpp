// The best games known of the standard positions: docs/records/collapse.jsonl, which the
// program carries. tests/golden/records_test.cpp replays them.
#include "core/carried_file.hpp"
#include "core/text.hpp"
#include "games/collapse/study/parts.hpp"

PAPAN_CARRY_FILE(papan_collapse_records, PAPAN_COLLAPSE_RECORDS_FILE)

namespace papan::lab {
namespace {

Result<std::vector<Record>> read_known_games() {
  std::vector<Record> games;
  for (const std::string_view line : split(PAPAN_CARRIED(papan_collapse_records), '\n')) {
    if (line.empty()) continue;
    auto record = parse_record(line);
    if (!record) return record.error();
    games.push_back(std::move(*record));
  }
  return games;
}

}  // namespace

const Result<std::vector<Record>>& known_collapse_games() {
  static const Result<std::vector<Record>> games = read_known_games();
  return games;
}

}  // namespace papan::lab
