// `papan perft`: the number of lines of play, a line a depth.
#include <fmt/format.h>

#include <cstdio>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/game_arguments.hpp"
#include "cli/json_output.hpp"
#include "core/clock.hpp"
#include "core/json.hpp"

namespace papan::cli {
namespace {

struct PerftArguments : GameArguments {
  std::string depth;
};

void count_lines(const PerftArguments& arguments) {
  Budget budget;
  expect(set_limit(budget, "depth", arguments.depth));
  const auto position = arguments.open();
  if (arguments.entry().perft == nullptr) {
    throw BadInput({fmt::format("lines of {} cannot be counted: chance plays", arguments.game)});
  }
  Json counts = Json::array();
  for (int depth = 1; depth <= budget.depth; ++depth) {
    const Stopwatch watch;
    const std::uint64_t leaves = arguments.entry().perft(*position, depth);
    if (arguments.json) {
      counts.push_back({{"depth", depth}, {"count", leaves}, {"seconds", watch.seconds()}});
    } else {
      fmt::print("{} {}\n", depth, leaves);
      std::fflush(stdout);
    }
  }
  if (arguments.json) print_json(counts);
}

}  // namespace

void add_perft(Command& app) {
  Command& command = app.part("perft", "count the lines of play to each depth");
  auto arguments = std::make_shared<PerftArguments>();
  arguments->add_to(command);
  command.option("--depth", arguments->depth, "the last depth to count").required();
  command.runs([arguments] { count_lines(*arguments); });
}

}  // namespace papan::cli
