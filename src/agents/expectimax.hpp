// `expectimax`: best play against chance, by the game's own evaluations.
#pragma once

#include "agents/agent.hpp"
#include "core/options.hpp"
#include "game/evaluation.hpp"
#include "search/expectimax.hpp"

namespace papan {

struct ExpectimaxAgent {
  static constexpr std::string_view kName = "expectimax";
  static constexpr std::string_view kSummary =
      "best play against chance to a depth, over all or some of its outcomes";

  template <Stochastic G>
  class For {
   public:
    struct Options {
      int samples = 6;
      int width = 6;
      int eval = 0;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("samples", &Options::samples, {0, 10'000},
                     "outcomes drawn at each turn of chance; 0: all")
            .integer("width", &Options::width, {0, 1000},
                     "moves that are searched deeper, by their looks; 0: all")
            .choice("eval", &Options::eval, names_of<EvaluationsOf<G>>(),
                    "how positions at the end of the search are valued");
      }
    };
    static Budget fallback() { return {.depth = 2}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      const ExpectimaxLimits limits{task.request.budget.depth != 0 ? task.request.budget.depth : 2,
                                    options_.samples, options_.width};
      Choice<G> choice;
      with_nth<EvaluationsOf<G>>(options_.eval, [&]<class Eval>(const Eval& eval) {
        choice = Expectimax<G, Eval>(task, eval, limits).run(task.state);
      });
      return choice;
    }

   private:
    Options options_;
  };
};

}  // namespace papan
