// `papan play`: a game in the terminal, people and agents in any seat.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "agents/replay.hpp"
#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/game_arguments.hpp"
#include "cli/interrupt.hpp"
#include "cli/play_session.hpp"
#include "cli/record_files.hpp"

namespace papan::cli {
namespace {

struct PlayArguments : GameArguments {
  std::array<std::string, 2> seats = {"human", "best:level=3"};
  std::string resume;
  double delay = 0;
};

// People play the whole game, as on the page, unless they say otherwise.
void add_defaults_of_people(PlayArguments& arguments, const GameModule& game) {
  const auto& [first, second] = arguments.seats;
  if (first != "human" && second != "human") return;
  for (const auto& [key, value] : game.of_people) {
    const Settings said = arguments.parameters();
    const bool is_said = std::any_of(said.begin(), said.end(),
                                     [&key = key](const Setting& one) { return one.key == key; });
    if (!is_said) arguments.sets.push_back(key + "=" + value);
  }
}

void play(PlayArguments arguments) {
  const CatalogueEntry& entry = arguments.entry();
  add_defaults_of_people(arguments, entry.module);
  PlaySetup setup;
  setup.seats = arguments.seats;
  if (entry.game.seats == 1) setup.seats[1].clear();
  setup.seed = arguments.seed;
  setup.delay = arguments.delay;
  setup.stop = stop_on_interrupt();
  if (arguments.resume.empty()) {
    PlaySession(entry, arguments.open(), setup).run();
    return;
  }
  const Record record = read_records(arguments.resume).back();
  if (record.game != arguments.game) {
    throw BadInput({fmt::format("{} holds a game of {}", arguments.resume, record.game)});
  }
  PlaySession session(entry, expect(open_record(record)), setup);
  session.replay(record.plies);
  session.run();
}

}  // namespace

void add_play(Command& app) {
  Command& command = app.part("play", "play a game in the terminal");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->add_game_to(command).required();
  arguments->add_start_to(command);
  command.option("--first", arguments->seats[0], "'human' or an agent")
      .takes(Word::kAgent)
      .such_as({"human"});
  command.option("--second", arguments->seats[1], "'human' or an agent")
      .takes(Word::kAgent)
      .such_as({"human"});
  command.option("--delay", arguments->delay, "seconds to wait after an agent's move")
      .between(0.0, 60.0);
  command.option("--resume", arguments->resume, "go on with the last game of a record file")
      .takes(Word::kFile);
  command.runs([arguments] { play(*arguments); });
}

}  // namespace papan::cli
