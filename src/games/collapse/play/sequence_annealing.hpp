// `sequence-annealing`: plans the whole game once, then follows the plan.
//
// The budget is for the plan, so a game costs as much as its first decision; how the
// plan is followed: agents/planner.hpp.
// Tested in tests/agents/collapse_test.cpp.
#pragma once

#include <fmt/format.h>

#include "agents/agent.hpp"
#include "agents/planner.hpp"
#include "games/collapse/play/paper.hpp"
#include "games/collapse/play/planner.hpp"

namespace papan::collapse {

inline std::string note_of(const PlannedGame& game) {
  if (game.spared == 0) return "the game of one of the paper's agents";
  return fmt::format("{} sequences in {} {}, colour {} spared", game.nodes, game.walks,
                     game.way == Way::kTempering ? "runs" : "anneals", game.spared);
}

// A planned game as the decision for its first move.
inline Choice<Collapse> choice_of_game(const PlannedGame& game) {
  Choice<Collapse> choice;
  choice.move = game.moves.front();
  choice.value = game.score;
  choice.nodes = game.nodes;
  choice.line = game.moves;
  choice.depth = static_cast<int>(game.moves.size());
  choice.candidates = {{choice.move, choice.value, Bound::kAtLeast, true}};  // its line scores it
  choice.note = note_of(game);
  return choice;
}

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
      return planner_.choose(task, [&](const Task<G>& whole) {
        return choice_of_game(plan_game(whole.rules, whole.state, options_, whole.request));
      });
    }

   private:
    PlannerOptions options_;
    Planner<G> planner_;
  };
};

}  // namespace papan::collapse
