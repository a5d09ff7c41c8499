// `sequence-annealing`: plans the whole game once, then follows the plan.
//
// The budget is for the plan, so a game costs as much as its first decision; later
// moves are looked up while the position is the one that was foreseen, and a new
// plan is made where it is not.
// Tested in tests/agents/collapse_test.cpp.
#pragma once

#include <fmt/format.h>

#include <cassert>
#include <optional>
#include <utility>

#include "agents/agent.hpp"
#include "agents/collapse/paper.hpp"
#include "agents/collapse/planner.hpp"

namespace papan::collapse {

// A plan and how far the game has followed it.
class FollowedPlan {
 public:
  // Is `state` what the plan foresees?
  [[nodiscard]] bool foresees(const Collapse::State& state) const {
    return next_ < game_.moves.size() && state == expected_;
  }

  void begin(PlannedGame game, const Collapse::State& state) {
    game_ = std::move(game);
    next_ = 0;
    expected_ = state;
  }

  // The next move as a decision; the game is expected to go on with it.
  Choice<Collapse> step(const Collapse& rules) {
    Choice<Collapse> choice;
    choice.move = game_.moves[next_];
    choice.value = game_.score;
    choice.nodes = next_ == 0 ? game_.nodes : 0;
    choice.line.assign(game_.moves.begin() + static_cast<std::ptrdiff_t>(next_), game_.moves.end());
    choice.depth = 1;
    choice.note = next_ > 0 ? "as planned" : origin();
    rules.play(expected_, game_.moves[next_++]);
    return choice;
  }

 private:
  [[nodiscard]] std::string origin() const {
    if (game_.spared == 0) return "the game of one of the paper's agents";
    return fmt::format("{} sequences in {} anneals, colour {} spared", game_.nodes, game_.anneals,
                       game_.spared);
  }

  PlannedGame game_;
  std::size_t next_ = 0;
  Collapse::State expected_;
};

struct SequenceAnnealing {
  static constexpr std::string_view kName = "sequence-annealing";
  static constexpr std::string_view kSummary =
      "plans the whole game by annealing over click sequences";

  template <IsCollapse G>
  class For {
   public:
    using Options = PlannerOptions;

    static Budget fallback() { return {.nodes = 100'000}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      if (!plan_.foresees(task.state)) {
        Request request = task.request;
        if (request.budget.nodes == 0 && request.budget.seconds == 0) {
          request.budget.nodes = fallback().nodes;  // a depth ends nothing here
        }
        plan_.begin(plan_game(task.rules, task.state, options_, request), task.state);
      }
      return plan_.step(task.rules);
    }

   private:
    PlannerOptions options_;
    FollowedPlan plan_;
  };
};

}  // namespace papan::collapse
