// `papan move`: one decision of one agent.
#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/decision_output.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"

namespace papan::cli {
namespace {

struct MoveArguments : GameArguments {
  std::string agent = "best";
  BudgetArguments budget;
};

void decide(const MoveArguments& arguments) {
  const auto position = arguments.open();
  const auto player = expect(make_player(*position, arguments.agent));
  if (!is_seat(position->turn())) {
    throw BadInput({"there is no move to choose: " + status(arguments.entry(), *position)});
  }
  Rng rng(arguments.seed);
  const Budget budget = arguments.budget.budget();
  const Decision decision = [&] {
    const Countdown countdown(budget.seconds);
    return expect(player->choose(*position, {budget, rng, stop_on_interrupt()}));
  }();
  if (arguments.json) return print_json(to_json(decision));
  print_decision(decision);
}

}  // namespace

void add_move(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("move", "let an agent choose one move");
  auto arguments = std::make_shared<MoveArguments>();
  arguments->add_to(command);
  command.add_option("--agent", arguments->agent, "who chooses: name:key=value,...")
      ->capture_default_str();
  arguments->budget.add_to(command);
  add_examples(command, {"papan move othello --agent alphabeta:depth=6",
                         "papan move othello --agent best --time 0.5 --json"});
  command.callback([arguments] { decide(*arguments); });
}

}  // namespace papan::cli
