// `nmcs`: nested Monte-Carlo search, for one player.
#pragma once

#include "agents/planner.hpp"
#include "game/evaluation.hpp"
#include "search/nmcs.hpp"

namespace papan {

struct NmcsAgent {
  static constexpr std::string_view kName = "nmcs";
  static constexpr std::string_view kSummary =
      "nested Monte-Carlo search: each move by searches one level lower, down to random games";

  template <Solo G>
  requires(!Stochastic<G>) class For {
   public:
    struct Options {
      int level = 1;
      int playout = 0;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("level", &Options::level, {0, kMaxNesting},
                     "of nesting; 0 is nothing but random games")
            .choice("playout", &Options::playout, names_of<PlayoutsOf<G>>(),
                    "which moves are tried");
      }
    };

    static Budget fallback() { return {.nodes = Planner<G>::kNodes}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      return planner_.choose(task, [&](const Task<G>& limited) {
        Choice<G> choice;
        with_nth<PlayoutsOf<G>>(options_.playout, [&]<class Policy>(Policy) {
          choice = Nmcs<G, Policy>(limited, options_.level).run();
        });
        return choice;
      });
    }

   private:
    Options options_;
    Planner<G> planner_;
  };
};

}  // namespace papan
