// `papan solve`: perfect play, where an exact method reaches.
#include <fmt/format.h>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/decision_output.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/position_output.hpp"
#include "cli/progress.hpp"
#include "cli/solve.hpp"
#include "core/json.hpp"

namespace papan::cli {
namespace {

constexpr double kPatience = 60;  // seconds, when no budget is given

// "white wins by 8", "white wins", "a draw".
std::string verdict(const CatalogueEntry& entry, double value) {
  if (entry.game.seats == 1) return fmt::format("a score of {}", to_text(value));
  if (value == 0) return "a draw";
  return win_in_words(entry, value > 0 ? Turn::kFirst : Turn::kSecond, to_text(std::abs(value)));
}

// What the board says after the best line, when that line reaches the end.
std::string end_of_line(const Position& start, const Decision& decision) {
  const auto position = start.clone();
  for (const std::string& move : decision.line) {
    if (!position->play(move)) return {};
  }
  if (position->turn() != Turn::kOver) return {};
  std::vector<std::string> facts;
  for (const ViewFact& fact : position->view().facts) facts.push_back(fact.name + " " + fact.value);
  return facts.empty() ? "" : " (" + join(facts, ", ") + ")";
}

void print_solution(const SolveArguments& arguments, const Position& position,
                    const Decision& decision) {
  if (decision.exact) {
    fmt::print("value {}: {}{}\n", to_text(decision.value),
               verdict(arguments.entry(), decision.value), end_of_line(position, decision));
  } else {
    fmt::print("not solved: {} at depth {}; what follows is only a guess\n",
               stop_on_interrupt().stop_requested() ? "interrupted" : "the budget ended",
               decision.depth);
  }
  print_decision(arguments.entry(), decision);
}

void solve(const SolveArguments& arguments) {
  const auto stop = stop_on_interrupt();
  const auto position = arguments.open();
  if (arguments.entry().solve == nullptr) {
    throw BadInput({fmt::format("{} has no exact method", arguments.game)});
  }
  if (!is_seat(position->turn())) {
    throw BadInput({"there is nothing to solve: " + status(arguments.entry(), *position)});
  }
  Rng rng(arguments.seed);
  Budget budget = arguments.budget.budget();
  if (budget.nodes == 0 && budget.seconds == 0) budget.seconds = kPatience;
  const Decision decision = [&] {
    const Countdown countdown(budget.seconds);
    return arguments.entry().solve(*position, {budget, rng, stop});
  }();
  if (arguments.json) {
    print_json(to_json(decision));
  } else {
    print_solution(arguments, *position, decision);
  }
  if (!decision.exact) end_if_interrupted(stop);
}

}  // namespace

void add_solve(Command& app) {
  Command& command = app.part("solve", "the value of a position with perfect play");
  auto arguments = std::make_shared<SolveArguments>();
  arguments->add_to(command);
  arguments->budget.add_to(command);
  command.runs([arguments] { solve(*arguments); });
  add_ways_of_games_to_solve(command, arguments);
}

}  // namespace papan::cli
