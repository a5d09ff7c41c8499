// PerfectFinish: the endgame solver as part of an agent on 8x8.
//
// It answers when the end is near enough for the budget: the nodes that a solution costs
// are foretold from the empty cells, and at most half of the budget is risked. What it
// used in vain is told, so that another search can have the rest. Two moves before the
// value is in reach it finds out who wins: a sure win or draw is taken, and where all is
// lost the other search looks for the move that is hardest to answer.
// Tested in tests/agents/othello_test.cpp.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/clock.hpp"
#include "game/task.hpp"
#include "games/othello/play/endgame.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

class PerfectFinish {
 public:
  using Rules = Othello<8>;

  // What it may use.
  struct Means {
    int threads = 1;
    Technique without = Technique::kNothing;
  };

  explicit PerfectFinish(std::size_t megabytes) : table_(megabytes) {}

  // Can so many empty cells be solved with the half of the budget? Without limits: always.
  static bool within(const Budget& budget, int empties) {
    const double nodes = kNodesAtFourteen * std::exp2(empties - 14);
    return (budget.depth == 0 || budget.depth >= empties) &&
           (budget.nodes == 0 || 2 * nodes <= static_cast<double>(budget.nodes)) &&
           (budget.seconds == 0 || 2 * nodes <= kNodesASecond * budget.seconds);
  }

  // Can it be found who wins?
  static bool outcome_within(const Budget& budget, int empties) {
    return within(budget, empties - kOutcomeSooner);
  }

  // Nothing when a limit ended it, or when the side to move loses; `task` then has only
  // the rest of its budget.
  std::optional<Choice<Rules>> choose_outcome(Task<Rules>& task, const Means& means) {
    const Stopwatch watch;
    Endgame endgame = endgame_for(task, means);
    const EndgameSolution solution = endgame.solve_outcome(task.state.own, task.state.enemy);
    if (solution.solved && solution.value >= 0 && !solution.line.empty()) {
      Choice<Rules> choice = choice_of(solution, task);
      choice.exact = false;
      choice.candidates[0].bound =
          task.state.side == Turn::kFirst ? Bound::kAtLeast : Bound::kAtMost;
      choice.note = solution.value > 0 ? "a sure win" : "a sure draw";
      return choice;
    }
    spend(task, solution, watch);
    return std::nullopt;
  }

  // Nothing when a limit ended it; `task` then has only the rest of its budget.
  std::optional<Choice<Rules>> choose(Task<Rules>& task, const Means& means) {
    const Stopwatch watch;
    Endgame endgame = endgame_for(task, means);
    const EndgameSolution solution = endgame.solve(task.state.own, task.state.enemy);
    if (solution.solved) return choice_of(solution, task);
    spend(task, solution, watch);
    return std::nullopt;
  }

 private:
  static constexpr double kNodesAtFourteen = 100'000;  // twice as many for each cell more
  static constexpr double kNodesASecond = 1e7;
  static constexpr int kOutcomeSooner = 2;  // empty cells

  Endgame endgame_for(const Task<Rules>& task, const Means& means) {
    const Budget& budget = task.request.budget;
    const bool winners = task.rules.parameters().empties_to_winner;
    return Endgame(table_, winners ? Empties::kWinners : Empties::kNobodys,
                   {budget.nodes / 2, budget.seconds / 2, task.request.stop, means.threads},
                   means.without);
  }

  static void spend(Task<Rules>& task, const EndgameSolution& solution, const Stopwatch& watch) {
    Budget& budget = task.request.budget;
    if (budget.nodes != 0) budget.nodes -= std::min(budget.nodes - 1, solution.nodes);
    if (budget.seconds != 0) budget.seconds = std::max(1e-3, budget.seconds - watch.seconds());
  }

  static Choice<Rules> choice_of(const EndgameSolution& solution, const Task<Rules>& task) {
    Choice<Rules> choice;
    for (const int cell : solution.line) choice.line.push_back({static_cast<std::uint8_t>(cell)});
    choice.move = choice.line.at(0);
    choice.value = sign(task.state.side) * solution.value;
    choice.nodes = solution.nodes;
    choice.depth = 64 - count(task.state.own | task.state.enemy);
    choice.candidates = {{choice.move, choice.value}};
    set_exact(choice);
    return choice;
  }

  EndgameTable table_;
};

}  // namespace papan::othello
