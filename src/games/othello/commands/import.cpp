// `papan import`: games of others as records: WTHOR archives, GGF, and plain lists of moves.
//
// One record a line comes out, which `papan replay --record`, `papan db import` and every other
// command that reads records takes. Tested in tests/cli/import_test.cpp.
#include <fmt/format.h>

#include <cctype>
#include <cstdio>
#include <filesystem>

#include "agents/catalogue.hpp"
#include "agents/replay.hpp"
#include "cli/bad_input.hpp"
#include "core/file.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/rules/ggf.hpp"
#include "games/othello/rules/transcript.hpp"
#include "games/othello/rules/wthor.hpp"

namespace papan::cli {
namespace {

struct ImportArguments {
  std::string game;
  std::string file;
};

Record begin_record() {
  Record record;
  record.game = "othello";
  record.parameters = {{"size", "8"}, {"empties_to_winner", "off"}};
  record.seats = {"human", "human"};
  record.version = std::string(kVersion);
  Rng unused;
  record.start = expect(expect(find_game("othello"))->game.start({}, unused))->text();
  return record;
}

// Played by the rules once more, which also tells the result.
void print_record(Record record, const std::vector<othello::Move>& moves) {
  for (const othello::Move move : moves)
    record.plies.push_back(othello::Othello<8>().to_text(move));
  const auto end = expect(replay_record(record));
  if (end->turn() == Turn::kOver) record.result = end->score();
  fmt::print("{}\n", to_text(record));
}

std::string seat_of(const std::string& name) {
  return name.empty() ? "human" : "human:" + name;
}

std::string in_small_letters(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

void import_ggf(const std::string& text) {
  for (const othello::GgfGame& game : expect(othello::parse_ggf(text))) {
    Record record = begin_record();
    record.seats = {seat_of(game.black), seat_of(game.white)};
    record.start = othello::Othello<8>().to_text(game.start);
    print_record(std::move(record), game.moves);
  }
}

// Names of players or tournaments: from the file of names beside the archive, where it is
// there in letters of either size; else the number.
class WthorNames {
 public:
  WthorNames(const std::filesystem::path& archive, std::string_view ending, std::size_t length) {
    std::error_code unreadable;
    for (const auto& entry : std::filesystem::directory_iterator(folder_of(archive), unreadable)) {
      const std::string name = in_small_letters(entry.path().filename().string());
      if (name != "wthor" + std::string(ending)) continue;
      auto names = othello::parse_wthor_names(expect(read_file(entry.path())), length);
      if (!names) {
        throw BadInput({fmt::format("{}: {}", entry.path().string(), names.error().message)});
      }
      names_ = std::move(*names);
    }
  }

  // `what` stands before a number without a name.
  [[nodiscard]] std::string of(int number, std::string_view what) const {
    const auto at = static_cast<std::size_t>(number);
    return at < names_.size() && !names_[at].empty() ? names_[at]
                                                     : fmt::format("{} {}", what, number);
  }

 private:
  static std::filesystem::path folder_of(const std::filesystem::path& file) {
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
  }

  std::vector<std::string> names_;
};

// A record has no place of its own for the event: it stands behind each player's name.
void import_wthor(const std::string& path, const std::string& bytes) {
  const othello::WthorFile file = expect(othello::parse_wthor(bytes));
  const WthorNames players(path, ".jou", othello::kWthorPlayer);
  const WthorNames tournaments(path, ".trn", othello::kWthorTournament);
  for (const othello::WthorGame& game : file.games) {
    const std::string event =
        fmt::format(" ({}, {})", tournaments.of(game.tournament, "tournament"), file.year);
    Record record = begin_record();
    record.seats = {seat_of(players.of(game.black, "player") + event),
                    seat_of(players.of(game.white, "player") + event)};
    print_record(std::move(record), game.moves);
  }
  if (file.refused != 0) fmt::print(stderr, "{} games break the rules\n", file.refused);
}

void import_transcripts(const std::string& text) {
  const auto lines = split(text, '\n');
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (trim(lines[i]).empty()) continue;
    const auto moves = othello::parse_transcript(lines[i]);
    if (!moves) throw BadInput({fmt::format("line {}: {}", i + 1, moves.error().message)});
    print_record(begin_record(), *moves);
  }
}

void import_games(const ImportArguments& arguments) {
  if (arguments.game != "othello") {
    throw BadInput({"import reads games of othello only, not of " + in_quotes(arguments.game)});
  }
  const std::string text = expect(read_file(arguments.file));
  if (trim(text).empty())
    throw BadInput({fmt::format("{} holds no game", in_quotes(arguments.file))});
  if (in_small_letters(arguments.file).ends_with(".wtb")) {
    return import_wthor(arguments.file, text);
  }
  if (text.find("(;") != std::string::npos) return import_ggf(text);
  import_transcripts(text);
}

}  // namespace

void add_import(Command& app) {
  Command& command = app.part("import", "games of others as records, one a line");
  auto arguments = std::make_shared<ImportArguments>();
  command.operand("GAME", arguments->game, "othello").such_as({"othello"}).required();
  command
      .operand(
          "FILE", arguments->file,
          "a WTHOR archive (.wtb; names from WTHOR.JOU and WTHOR.TRN beside it), games in GGF, "
          "or a game a line as f5d6c3...")
      .takes(Word::kFile)
      .required();
  command.examples({"papan import othello WTH_2024.wtb > games.jsonl",
                    "papan import othello games.ggf", "papan replay othello --record games.jsonl",
                    "papan import othello WTH_2024.wtb | papan db import -"});
  command.runs([arguments] { import_games(*arguments); });
}

}  // namespace papan::cli
