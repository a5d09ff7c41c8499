// `papan import`: games of others as records: WTHOR archives, GGF, and plain lists of moves.
//
// One record a line comes out, which `papan replay --record` and every other command that
// reads records takes.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iterator>

#include "agents/catalogue.hpp"
#include "agents/replay.hpp"
#include "cli/bad_input.hpp"
#include "cli/othello_commands.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "games/othello/ggf.hpp"
#include "games/othello/transcript.hpp"
#include "games/othello/wthor.hpp"

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

void import_ggf(const std::string& text) {
  for (const othello::GgfGame& game : expect(othello::parse_ggf(text))) {
    Record record = begin_record();
    record.seats = {seat_of(game.black), seat_of(game.white)};
    record.start = othello::Othello<8>().to_text(game.start);
    print_record(std::move(record), game.moves);
  }
}

void import_wthor(const std::string& bytes) {
  const othello::WthorFile file = expect(othello::parse_wthor(bytes));
  for (const othello::WthorGame& game : file.games) print_record(begin_record(), game.moves);
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
  std::ifstream file(arguments.file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) throw BadInput({fmt::format("cannot read the file {}", in_quotes(arguments.file))});
  if (arguments.file.ends_with(".wtb")) return import_wthor(text);
  if (text.find("(;") != std::string::npos) return import_ggf(text);
  import_transcripts(text);
}

}  // namespace

void add_import(Command& app) {
  Command& command = app.part("import", "games of others as records, one a line");
  auto arguments = std::make_shared<ImportArguments>();
  command.operand("GAME", arguments->game, "othello").such_as({"othello"}).required();
  command
      .operand("FILE", arguments->file,
               "a WTHOR archive (.wtb), games in GGF, or a game a line as f5d6c3...")
      .takes(Word::kFile)
      .required();
  command.examples({"papan import othello WTH_2024.wtb > games.jsonl",
                    "papan import othello games.ggf", "papan replay othello --record games.jsonl"});
  command.runs([arguments] { import_games(*arguments); });
}

}  // namespace papan::cli
