// `negascout`: principal variation search with a table and iterative deepening.
#pragma once

#include "agents/agent.hpp"
#include "search/negascout.hpp"

namespace papan {

struct NegascoutAgent {
  static constexpr std::string_view kName = "negascout";
  static constexpr std::string_view kSummary =
      "alpha-beta with null windows, iterative deepening and a table of known positions";

  template <ZeroSum G>
  requires(Hashable<G> && !Stochastic<G>) class For {
   public:
    struct Options {
      int eval = 0;
      int hash = 16;
      bool all_values = false;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .choice("eval", &Options::eval, names_of<EvaluationsOf<G>>(),
                    "how positions at the end of the search are valued")
            .megabytes("hash", &Options::hash, {1, 4096}, "megabytes for known positions")
            .flag("all_values", &Options::all_values,
                  "value every move exactly, not only the best");
      }
    };

    static Budget fallback() { return {.depth = 8}; }
    static Options solver_options() { return {.hash = 256}; }

    For(const G&, const Options& options)
        : options_(options), table_(static_cast<std::size_t>(options.hash)) {}

    Choice<G> choose(const Task<G>& task) {
      const RootValues values = options_.all_values ? RootValues::kAll : RootValues::kBest;
      Choice<G> choice;
      with_nth<EvaluationsOf<G>>(options_.eval, [&]<class Eval>(Eval) {
        choice = Negascout<G, Eval>(task, table_, values).run();
      });
      return choice;
    }

   private:
    Options options_;
    TranspositionTable table_;
  };
};

}  // namespace papan
