// `minimax`, `alphabeta` and `negamax`: the plain searches to a fixed depth, as the papers
// use them or ask for them, with an evaluation and a move order of the game's choice.
#pragma once

#include "agents/agent.hpp"
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
    const auto [rules, parts] = picked(task.rules);
    const Task<G> own{rules, task.state, task.history, task.request};
    return FixedDepth<G, Tree<G, AnyEvaluation<G>, AnyOrder<G>>, AnyEvaluation<G>, AnyOrder<G>>(
               own, parts)
        .run();
  }

  [[nodiscard]] SearchTree tree(const Task<G>& task, const TreeLimits& limits) const {
    const auto [rules, parts] = picked(task.rules);
    const Task<G> own{rules, task.state, task.history, task.request};
    constexpr Pruning kPruning =
        Tree<G, AnyEvaluation<G>, AnyOrder<G>>::kPrunes ? Pruning::kAlphaBeta : Pruning::kNone;
    const int depth = task.request.budget.depth;
    return TracedTree<G, AnyEvaluation<G>, AnyOrder<G>>(own, limits, kPruning, parts)
        .grow(depth != 0 ? depth : fallback().depth);
  }

  // The evaluation's own items, where it can tell them.
  void explain(const Task<G>& task, Explanation& explanation) const {
    const G rules = picked(task.rules).rules;
    with_nth<EvaluationsOf<G>>(options_.eval, [&]<class Eval>(Eval) {
      if constexpr (Itemised<Eval, G>) Eval{}.explain(rules, task.state, explanation);
    });
  }

 private:
  // What the options name; an order may have rules of its own.
  struct Picked {
    G rules;
    SearchParts<AnyEvaluation<G>, AnyOrder<G>> parts;
  };

  [[nodiscard]] Picked picked(const G& rules) const {
    Picked all{rules, {}};
    with_nth<EvaluationsOf<G>>(options_.eval, [&]<class Eval>(Eval) {
      all.parts.eval = AnyEvaluation<G>::template of<Eval>();
    });
    with_nth<OrdersOf<G>>(options_.order, [&]<class Order>(Order) {
      all.parts.order = AnyOrder<G>::template of<Order>();
      if constexpr (OwnRules<Order, G>) all.rules = Order::search_rules(rules);
    });
    return all;
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
