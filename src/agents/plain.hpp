// `minimax`, `alphabeta` and `negamax`: the plain searches to a fixed depth, as the papers
// use them or ask for them, with an evaluation and a move order of the game's choice.
#pragma once

#include "agents/agent.hpp"
#include "game/evaluation.hpp"
#include "search/alphabeta.hpp"
#include "search/fixed_depth.hpp"
#include "search/minimax.hpp"
#include "search/negamax.hpp"
#include "search/traced_tree.hpp"

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
    with_parts(task, [&]<class Eval, class Order>(const Task<G>& own) {
      choice = FixedDepth<G, Tree<G, Eval, Order>, Eval, Order>(own).run();
    });
    return choice;
  }

  [[nodiscard]] SearchTree tree(const Task<G>& task, const TreeLimits& limits) const {
    SearchTree grown;
    with_parts(task, [&]<class Eval, class Order>(const Task<G>& own) {
      constexpr Pruning kPruning =
          Tree<G, Eval, Order>::kPrunes ? Pruning::kAlphaBeta : Pruning::kNone;
      const Budget& budget = own.request.budget;
      grown = TracedTree<G, Eval, Order, kPruning>(own, limits)
                  .grow(budget.depth != 0 ? budget.depth : fallback().depth);
    });
    return grown;
  }

  // The evaluation's own items, where it can tell them.
  void explain(const Task<G>& task, Explanation& explanation) const {
    with_parts(task, [&]<class Eval, class Order>(const Task<G>& own) {
      if constexpr (Itemised<Eval, G>) Eval{}.explain(own.rules, own.state, explanation);
    });
  }

 private:
  // Calls `visit<Eval, Order>(task)` with what the options name; an order may have
  // rules of its own.
  template <class Visit>
  void with_parts(const Task<G>& task, Visit&& visit) const {
    with_nth<EvaluationsOf<G>>(options_.eval, [&]<class Eval>(Eval) {
      with_nth<OrdersOf<G>>(options_.order, [&]<class Order>(Order) {
        if constexpr (OwnRules<Order, G>) {
          const G rules = Order::search_rules(task.rules);
          visit.template operator()<Eval, Order>(
              Task<G>{rules, task.state, task.history, task.request});
        } else {
          visit.template operator()<Eval, Order>(task);
        }
      });
    });
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

struct NegamaxAgent {
  static constexpr std::string_view kName = "negamax";
  static constexpr std::string_view kSummary =
      "best play to a fixed depth, in full: one rule for both sides, values negated between them";

  template <ZeroSum G>
  requires(!Stochastic<G>) class For : public PlainAgent<Negamax, G> {
    using PlainAgent<Negamax, G>::PlainAgent;
  };
};

}  // namespace papan
