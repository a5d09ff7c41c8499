// Golden records: every line of every *.jsonl in this folder replays to the
// same bytes without agents, and those in *.agents.jsonl are played again by
// their agents from their seed, move for move.
//
// othello.jsonl, collapse.jsonl and ntil.jsonl hold the corner cases of the rules; a change of a
// move in an agents file must be meant, and so must one of signature.txt, which tests/cli compares
// with what `papan bench --signature` says.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "arena/referee.hpp"
#include "game/ending.hpp"

namespace papan {
namespace {

struct Golden {
  std::string file;
  std::string line;
};

std::vector<Golden> golden_lines(const std::string& ending) {
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::directory_iterator(PAPAN_SOURCE_DIR "/tests/golden")) {
    const std::string name = file.path().filename();
    if (name.size() >= ending.size() && name.ends_with(ending)) files.push_back(file.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<Golden> all;
  for (const auto& file : files) {
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) all.push_back({file.filename(), line});
  }
  return all;
}

std::unique_ptr<Position> first_position(const Record& record) {
  const auto entry = find_game(record.game);
  EXPECT_TRUE(entry) << entry.error().message;
  auto made = (*entry)->game.parse(record.parameters, record.start);
  EXPECT_TRUE(made) << made.error().message;
  return *std::move(made);
}

TEST(Golden, EveryRecordReplaysToTheSameBytes) {
  const auto all = golden_lines(".jsonl");
  ASSERT_GE(all.size(), 9u);
  for (const auto& [file, line] : all) {
    const auto record = parse_record(line);
    ASSERT_TRUE(record) << file << ": " << record.error().message;
    const auto position = first_position(*record);
    Record again = *record;
    again.parameters = position->parameters();
    again.start = position->text();
    again.plies.clear();
    for (const std::string& ply : record->plies) {
      ASSERT_TRUE(position->play(ply)) << file << " " << ply;
      again.plies.push_back(ply);
    }
    EXPECT_EQ(position->turn(), Turn::kOver) << file;
    again.result = position->score();
    EXPECT_EQ(to_text(again), line) << file;
  }
}

TEST(Golden, AgentsPlayTheSameGamesAgain) {
  const auto all = golden_lines(".agents.jsonl");
  ASSERT_GE(all.size(), 4u);
  for (const auto& [file, line] : all) {
    const Record record = *parse_record(line);
    const GameSetup setup{record.seats, {}, record.seed, {}};
    auto again = play_game(*first_position(record), {}, setup);
    ASSERT_TRUE(again) << again.error().message;
    again->record.version = record.version;  // the one thing that time may change
    EXPECT_EQ(to_text(again->record), line) << file;
  }
}

TEST(Golden, EveryGameOfTheCatalogueHasRecords) {
  std::map<std::string, int> games;
  std::map<std::string, int> by_agents;
  for (const auto& [file, line] : golden_lines(".jsonl")) {
    ++(file.ends_with(".agents.jsonl") ? by_agents : games)[parse_record(line)->game];
  }
  for (const CatalogueEntry& entry : catalogue()) {
    EXPECT_GE(games[entry.game.name], 3) << entry.game.name << ": write tests/golden/<game>.jsonl";
    EXPECT_GE(by_agents[entry.game.name], 1) << entry.game.name << ": write <game>.agents.jsonl";
  }
}

// The corner cases are really there.
TEST(Golden, OthelloCoversItsCornerCases) {
  int passes = 0;
  int wiped_out = 0;
  int early_ends = 0;
  int full_boards = 0;
  int other_sizes = 0;
  for (const auto& [file, line] : golden_lines("othello.jsonl")) {
    const Record record = *parse_record(line);
    const auto position = first_position(record);
    for (const std::string& ply : record.plies) {
      passes += ply == "pass" ? 1 : 0;
      ASSERT_TRUE(position->play(ply));
    }
    const std::string text = position->text();
    const std::string cells = text.substr(0, text.find(' '));
    const bool full = cells.find('-') == std::string::npos;
    const bool wiped = cells.find('X') == std::string::npos || cells.find('O') == std::string::npos;
    full_boards += full ? 1 : 0;
    wiped_out += wiped ? 1 : 0;
    early_ends += !full && !wiped ? 1 : 0;
    other_sizes += cells.size() != 64 ? 1 : 0;
  }
  EXPECT_GE(passes, 3);
  EXPECT_GE(wiped_out, 1);
  EXPECT_GE(early_ends, 1);
  EXPECT_GE(full_boards, 1);
  EXPECT_GE(other_sizes, 1);
}

TEST(Golden, NtilCoversItsCornerCases) {
  std::set<std::string> ends;
  std::set<std::string> rules;
  std::set<std::string> boards;
  int removals = 0;
  int chains = 0;
  int promotions = 0;
  for (const auto& [file, line] : golden_lines("ntil.jsonl")) {
    const Record record = *parse_record(line);
    const auto position = first_position(record);
    for (const auto& [name, value] : record.parameters) {
      if (name == "rules") rules.insert(value);
      if (name == "board") boards.insert(value);
    }
    for (const std::string& ply : record.plies) {
      removals += ply.starts_with("ntil:") ? 1 : 0;
      chains += std::count(ply.begin(), ply.end(), 'x') > 2 ? 1 : 0;
      const auto steps = position->play(ply);
      ASSERT_TRUE(steps);
      for (const Step& step : *steps) promotions += step.kind == StepKind::kPromote ? 1 : 0;
    }
    ends.insert(end_of(*position));
  }
  EXPECT_EQ(ends.size(), 5u);  // no pieces, no move, one piece each, quiet plies, a repetition
  EXPECT_EQ(rules.size(), 3u);
  EXPECT_GE(boards.size(), 4u);
  EXPECT_GE(removals, 1);
  EXPECT_GE(chains, 1);
  EXPECT_GE(promotions, 1);
}

TEST(Golden, CollapseCoversItsCornerCases) {
  std::set<std::string> scorings;
  std::set<std::string> singles;
  int cleared = 0;
  int losses = 0;
  for (const auto& [file, line] : golden_lines("collapse.jsonl")) {
    const Record record = *parse_record(line);
    const auto position = first_position(record);
    for (const auto& [name, value] : record.parameters) {
      if (name == "scoring") scorings.insert(value);
      if (name == "single") singles.insert(value);
    }
    for (const std::string& ply : record.plies) ASSERT_TRUE(position->play(ply));
    const std::string text = position->text();
    cleared += text.find_first_of("123456789") > text.find(' ') ? 1 : 0;
    losses += position->score() < 0 ? 1 : 0;
  }
  EXPECT_EQ(scorings.size(), 3u);
  EXPECT_EQ(singles.size(), 3u);
  EXPECT_GE(cleared, 1);
  EXPECT_GE(losses, 1);
}

}  // namespace
}  // namespace papan
