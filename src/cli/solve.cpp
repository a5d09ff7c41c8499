// `papan solve`: perfect play, where an exact method reaches.
#include <fmt/format.h>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/decision_output.hpp"
#include "cli/game_arguments.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/position_output.hpp"
#include "cli/progress.hpp"
#include "core/json.hpp"
#include "games/othello/commands/solve_problems.hpp"

namespace papan::cli {
namespace {

constexpr double kPatience = 60;  // seconds, when no budget is given

struct SolveArguments : GameArguments {
  BudgetArguments budget;
  std::string file;
  int first = 0;
  bool outcome = false;
  int threads = 1;
};

void solve_all(const SolveArguments& arguments) {
  if (arguments.game != "othello" || !arguments.sets.empty()) {
    throw BadInput({"--file and --outcome go with othello on 8x8 and no other parameters"});
  }
  if (arguments.file.empty() == arguments.position.empty()) {
    throw BadInput({"expected either --file with its own positions or --position"});
  }
  solve_problems({arguments.file, arguments.position, arguments.first, arguments.budget.budget(),
                  arguments.threads, arguments.outcome, arguments.json});
}

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
  if (!arguments.file.empty() || arguments.outcome) return solve_all(arguments);
  const auto stop = stop_on_interrupt();
  if (arguments.threads != 1) throw BadInput({"--threads goes with --file or --outcome"});
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
  command.option("--file", arguments->file, "Othello problems in OBF: solves each of them")
      .takes(Word::kFile);
  command.option("--first", arguments->first, "only the first N problems of the file").at_least(1);
  command.flag("--outcome", arguments->outcome,
               "Othello: only who wins, which is found sooner than the score");
  command
      .option("--threads", arguments->threads,
              "Othello: searches at once; only one visits the same nodes again")
      .between(1, 64);
  command.examples(
      {"papan solve othello --set size=4",
       "papan solve othello --position TEXT --time 600    (60 s unless said otherwise)",
       "papan solve othello --file problems.obf --first 5",
       "papan solve othello --file problems.obf --outcome --threads 2"});
  command.runs([arguments] { solve(*arguments); });
}

}  // namespace papan::cli
