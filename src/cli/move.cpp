// `papan move`: one decision of one agent.
#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/decision_output.hpp"
#include "cli/game_arguments.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/json.hpp"

namespace papan::cli {
namespace {

struct MoveArguments : GameArguments {
  std::string agent = "best";
  BudgetArguments budget;
};

void decide(const MoveArguments& arguments) {
  const auto stop = stop_on_interrupt();
  const auto position = arguments.open_for_a_seat();
  const auto player = expect(make_player(*position, arguments.agent));
  Rng rng(arguments.seed);
  const Budget budget = arguments.budget.budget();
  const Decision decision = [&] {
    const Countdown countdown(budget.seconds);
    return expect(player->choose(*position, {budget, rng, stop}));
  }();
  if (arguments.json) {
    print_json(to_json(decision));
  } else {
    print_decision(arguments.entry(), decision);
  }
  end_if_interrupted(stop);
}

}  // namespace

void add_move(Command& app) {
  Command& command = app.part("move", "let an agent choose one move");
  auto arguments = std::make_shared<MoveArguments>();
  arguments->add_to(command);
  command.option("--agent", arguments->agent, "who chooses: name:key=value,...")
      .takes(Word::kAgent);
  arguments->budget.add_to(command);
  command.runs([arguments] { decide(*arguments); });
}

}  // namespace papan::cli
