// `papan show`: a position drawn for a person, or as JSON.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/game_arguments.hpp"
#include "cli/json_output.hpp"
#include "cli/position_output.hpp"
#include "core/json.hpp"

namespace papan::cli {

void add_show(Command& app) {
  Command& command = app.part("show", "draw a position with its turn, score and moves");
  auto arguments = std::make_shared<GameArguments>();
  arguments->add_to(command);
  command.runs([arguments] {
    const auto position = arguments->open();
    if (arguments->json) return print_json(to_json(*position));
    print_position(arguments->entry(), *position);
  });
}

}  // namespace papan::cli
