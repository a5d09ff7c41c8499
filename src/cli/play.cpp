// `papan play`: a game in the terminal, people and agents in any seat.
#include <fmt/format.h>

#include <chrono>
#include <thread>

#include "agents/replay.hpp"
#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/interrupt.hpp"
#include "cli/play_session.hpp"

namespace papan::cli {
namespace {

struct PlayArguments : GameArguments {
  std::array<std::string, 2> seats = {"human", "best:level=3"};
  std::string resume;
  double delay = 0;
};

void play(const PlayArguments& arguments) {
  const CatalogueEntry& entry = arguments.entry();
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

void add_play(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("play", "play a game in the terminal");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->add_to(command);
  command.remove_option(command.get_option("--json"));
  command.add_option("--first", arguments->seats[0], "'human' or an agent")->capture_default_str();
  command.add_option("--second", arguments->seats[1], "'human' or an agent")->capture_default_str();
  command.add_option("--delay", arguments->delay, "seconds to wait after an agent's move")
      ->check(CLI::Range(0.0, 60.0));
  command.add_option("--resume", arguments->resume, "go on with the last game of a record file");
  add_examples(command, {"papan play othello", "papan play othello --second best:level=8",
                         "papan play othello --first human --second human",
                         "papan play othello --first mcts --second best --delay 1"});
  command.callback([arguments] { play(*arguments); });
}

}  // namespace papan::cli
