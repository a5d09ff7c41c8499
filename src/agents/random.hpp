// `random`: any legal move, each as likely.
#pragma once

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "search/mcts_parts.hpp"

namespace papan {

struct RandomAgent {
  static constexpr std::string_view kName = "random";
  static constexpr std::string_view kSummary = "any legal move, each as likely";

  template <Game G>
  class For {
   public:
    using Options = NoOptions;

    static Budget fallback() { return {}; }

    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      Choice<G> choice;
      choice.move = random_move(task.rules, task.state, task.request.rng);
      choice.value = task.rules.score(task.state);
      choice.line = {choice.move};
      return choice;
    }
  };
};

}  // namespace papan
