// `papan replay`: plays given moves, or a record, and prints the end.
#include <fmt/format.h>

#include "agents/replay.hpp"
#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/game_arguments.hpp"
#include "cli/json_output.hpp"
#include "cli/position_output.hpp"
#include "cli/record_files.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "game/ending.hpp"

namespace papan::cli {
namespace {

struct ReplayArguments : GameArguments {
  std::vector<std::string> moves;  // empty: not given; one that is empty: a game of no moves
  std::string record;
};

void print_end(const ReplayArguments& arguments, const Position& position) {
  if (arguments.json) return print_json(to_json(position));
  print_position(arguments.entry(), position);
}

// What the moves do not tell: a game that somebody gave up, or whose time ran out.
void print_record_end(const ReplayArguments& arguments, const Record& record,
                      const Position& position) {
  const auto loser = loser_told_by(record.end, arguments.entry().game.seat_names);
  if (arguments.json) {
    Json json = to_json(position);
    if (!record.end.empty()) json["end"] = record.end;
    if (loser) json["winner"] = to_text(*loser == 0 ? Turn::kSecond : Turn::kFirst);
    return print_json(json);
  }
  print_end(arguments, position);
  if (!loser) return;
  fmt::print("{}; {} wins\n", record.end,
             seat_name(arguments.entry(), *loser == 0 ? Turn::kSecond : Turn::kFirst));
}

void show_record(const ReplayArguments& arguments, const Record& record, std::size_t number) {
  if (record.game != arguments.game) {
    throw BadInput({fmt::format("record {} is of {}, not of {}", number, in_quotes(record.game),
                                arguments.game)});
  }
  const auto position = replay_record(record);
  if (!position) {
    throw BadInput({fmt::format("record {}: {}", number, position.error().message)});
  }
  print_record_end(arguments, record, **position);
}

void replay(const ReplayArguments& arguments) {
  (void)arguments.entry();
  if (arguments.record.empty() == arguments.moves.empty()) {
    throw BadInput({"expected either --moves or --record"});
  }
  if (!arguments.record.empty()) {
    std::size_t number = 0;
    for (const Record& record : read_records(arguments.record)) {
      show_record(arguments, record, ++number);
    }
    return;
  }
  const auto position = arguments.open();
  std::vector<std::string> plies;
  for (const std::string& moves : arguments.moves) {
    for (const auto word : words(moves)) plies.emplace_back(word);
  }
  expect(play_plies(*position, plies));
  print_end(arguments, *position);
}

}  // namespace

void add_replay(Command& app) {
  Command& command = app.part("replay", "play given moves or a record, show the end");
  auto arguments = std::make_shared<ReplayArguments>();
  arguments->add_to(command);
  command.option("--moves", arguments->moves, "the moves, with spaces between");
  command.option("--record", arguments->record, "a file of records, one a line; - for stdin")
      .takes(Word::kFile);
  command.runs([arguments] { replay(*arguments); });
}

}  // namespace papan::cli
