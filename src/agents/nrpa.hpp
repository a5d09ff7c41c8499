// `nrpa`: nested rollout policy adaptation, for one player.
#pragma once

#include "agents/planner.hpp"
#include "game/evaluation.hpp"
#include "search/nrpa.hpp"

namespace papan {

struct NrpaAgent {
  static constexpr std::string_view kName = "nrpa";
  static constexpr std::string_view kSummary =
      "nested rollout policy adaptation: random games that learn from the best one";

  template <Solo G>
  requires(Coded<G> && !Stochastic<G>) class For {
   public:
    struct Options {
      int level = 3;
      int iterations = 100;
      double alpha = 1;
      int playout = 0;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("level", &Options::level, {1, kMaxAdaptation}, "of nesting")
            .integer("iterations", &Options::iterations, {1, 100'000}, "of each level")
            .real("alpha", &Options::alpha, {0, 100}, "how much is learnt from the best line")
            .choice("playout", &Options::playout, names_of<PlayoutsOf<G>>(),
                    "which moves are tried");
      }
    };

    static Budget fallback() { return {.nodes = Planner<G>::kNodes}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      const NrpaParts parts{options_.level, options_.iterations, options_.alpha};
      return planner_.choose(task, [&](const Task<G>& limited) {
        Choice<G> choice;
        with_nth<PlayoutsOf<G>>(options_.playout, [&]<class Policy>(Policy) {
          choice = Nrpa<G, Policy>(limited, parts).run();
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
