// Planner: how searches for one player play: they plan the whole game once, and
// then follow the plan.
//
// The first decision may cost the whole budget, the others cost nothing: "time=1"
// is one second a board, not a move. A new plan is made, for another budget, only
// when the position is not as foreseen or the plan ended early. A budget that ends
// nothing (a depth alone) becomes one of nodes.
#pragma once

#include <utility>

#include "agents/agent.hpp"

namespace papan {

template <Solo G>
requires(!Stochastic<G>) class Planner {
 public:
  static constexpr std::uint64_t kNodes = 200'000;  // of a plan that nobody limits

  // `search(task)` gives a Choice whose line is the plan, at least one move.
  template <class Search>
  Choice<G> choose(const Task<G>& task, Search&& search) {
    if (next_ < plan_.line.size() && task.state == foreseen_) return follow(task);
    Budget budget = task.request.budget;
    if (budget.nodes == 0 && budget.seconds == 0) budget.nodes = kNodes;
    plan_ = search(Task<G>{task.rules,
                           task.state,
                           task.history,
                           {budget, task.request.rng, task.request.stop, task.request.counted}});
    expect(task, 1);
    return plan_;
  }

 private:
  Choice<G> follow(const Task<G>& task) {
    Choice<G> choice;
    choice.move = plan_.line[next_];
    choice.value = plan_.value;
    choice.exact = plan_.exact;
    choice.line.assign(plan_.line.begin() + static_cast<std::ptrdiff_t>(next_), plan_.line.end());
    choice.depth = static_cast<int>(choice.line.size());
    // What the plan's first move was, the next ones are.
    const Candidate<G> first = plan_.candidates.empty() ? Candidate<G>{} : plan_.candidates[0];
    choice.candidates = {{choice.move, choice.value, first.bound, first.proven}};
    choice.note = "as planned";
    expect(task, next_ + 1);
    return choice;
  }

  void expect(const Task<G>& task, std::size_t next) {
    foreseen_ = task.state;
    task.rules.play(foreseen_, plan_.line[next - 1]);
    next_ = next;
  }

  Choice<G> plan_;
  std::size_t next_ = 0;
  StateOf<G> foreseen_{};
};

}  // namespace papan
