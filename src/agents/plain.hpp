// `minimax` and `alphabeta`: the plain searches to a fixed depth, as the papers
// use them, with an evaluation and a move order of the game's choice.
#pragma once

#include "agents/agent.hpp"
#include "game/evaluation.hpp"
#include "search/alphabeta.hpp"
#include "search/fixed_depth.hpp"
#include "search/minimax.hpp"

namespace papan {

template <template <class, class, class> class Tree, Game G>
class PlainAgent {
 public:
  struct Options {
    int eval = 0;
    int order = 0;

    static OptionTable<Options> describe() {
      return OptionTable<Options>{}
          .choice("eval", &Options::eval, names_of<EvaluationsOf<G>>(),
                  "how positions at the end of the search are valued")
          .choice("order", &Options::order, names_of<OrdersOf<G>>(),
                  "the order in which moves are tried");
    }
  };

  static Budget fallback() { return {.depth = 4}; }

  PlainAgent(const G&, const Options& options) : options_(options) {}

  Choice<G> choose(const Task<G>& task) {
    Choice<G> choice;
    with_nth<EvaluationsOf<G>>(options_.eval, [&]<class Eval>(Eval) {
      with_nth<OrdersOf<G>>(options_.order,
                            [&]<class Order>(Order) { choice = searched<Eval, Order>(task); });
    });
    return choice;
  }

 private:
  template <class Eval, class Order>
  static Choice<G> searched(const Task<G>& task) {
    using Search = FixedDepth<G, Tree<G, Eval, Order>, Eval, Order>;
    if constexpr (OwnRules<Order, G>) {
      const G rules = Order::search_rules(task.rules);
      return Search(Task<G>{rules, task.state, task.history, task.request}).run();
    } else {
      return Search(task).run();
    }
  }

  Options options_;
};

struct MinimaxAgent {
  static constexpr std::string_view kName = "minimax";
  static constexpr std::string_view kSummary = "best play by both sides to a fixed depth, in full";

  template <ZeroSum G>
  requires(!Stochastic<G>) class For : public PlainAgent<Minimax, G> {
    using PlainAgent<Minimax, G>::PlainAgent;
  };
};

struct AlphaBetaAgent {
  static constexpr std::string_view kName = "alphabeta";
  static constexpr std::string_view kSummary =
      "minimax that skips what cannot matter; same move, fewer nodes";

  template <ZeroSum G>
  requires(!Stochastic<G>) class For : public PlainAgent<AlphaBeta, G> {
    using PlainAgent<AlphaBeta, G>::PlainAgent;
  };
};

}  // namespace papan
