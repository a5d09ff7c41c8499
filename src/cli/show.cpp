// `papan show`: a position drawn for a person, or as JSON.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/position_output.hpp"

namespace papan::cli {

void add_show(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("show", "draw a position with its turn, score and moves");
  auto arguments = std::make_shared<GameArguments>();
  arguments->add_to(command);
  add_examples(command, {"papan show othello", "papan show othello --set size=6 --json",
                         "papan show othello --set size=4 --position '-XX--XO--OXO-OO- X'"});
  command.callback([arguments] {
    const auto position = arguments->open();
    if (arguments->json) return print_json(to_json(*position));
    print_position(arguments->entry(), *position);
  });
}

}  // namespace papan::cli
