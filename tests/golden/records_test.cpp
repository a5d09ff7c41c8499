// The games of docs/records: every one is of its standard position, replays through the
// rules, and makes the score that docs/records.md tells.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "agents/replay.hpp"
#include "core/text.hpp"
#include "games/collapse/rules/standard_positions.hpp"

namespace papan {
namespace {

std::ifstream open_document(const std::string& name) {
  return std::ifstream(PAPAN_SOURCE_DIR "/docs/" + name);
}

std::vector<Record> kept_games() {
  std::ifstream file = open_document("records/collapse.jsonl");
  std::vector<Record> games;
  for (std::string line; std::getline(file, line);) games.push_back(*parse_record(line));
  return games;
}

// Our scores as the table tells them: the second cells of its rows, the total last.
std::vector<Score> told_scores() {
  std::ifstream file = open_document("records.md");
  std::vector<Score> scores;
  for (std::string line; std::getline(file, line);) {
    const auto cells = split(line, '|');
    if (cells.size() < 3 || trim(cells[2]).empty() ||
        trim(cells[2]).find_first_not_of("0123456789,") != std::string::npos) {
      continue;
    }
    std::string digits(trim(cells[2]));
    digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
    scores.push_back(std::stoi(digits));
  }
  return scores;
}

TEST(KeptGames, OfCollapseReplayToTheScoresThatAreTold) {
  const std::vector<Record> games = kept_games();
  const std::vector<Score> told = told_scores();
  const auto& positions = collapse::standard_positions();
  ASSERT_EQ(games.size(), positions.size());
  ASSERT_EQ(told.size(), games.size() + 1);
  Score total = 0;
  for (std::size_t i = 0; i < games.size(); ++i) {
    EXPECT_EQ(games[i].start, positions[i].text) << i + 1;
    EXPECT_NE(to_text(games[i].parameters).find("scoring=samegame"), std::string::npos) << i + 1;
    const auto end = replay_record(games[i]);
    ASSERT_TRUE(end) << end.error().message;
    EXPECT_EQ((*end)->turn(), Turn::kOver) << i + 1;
    EXPECT_EQ((*end)->score(), told[i]) << i + 1;
    total += (*end)->score();
  }
  EXPECT_EQ(told.back(), total);
}

}  // namespace
}  // namespace papan
