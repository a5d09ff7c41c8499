// `beam`: beam search with ever wider beams, for one player.
#pragma once

#include "agents/planner.hpp"
#include "search/beam.hpp"

namespace papan {

struct BeamAgent {
  static constexpr std::string_view kName = "beam";
  static constexpr std::string_view kSummary =
      "beam search: the best positions of each ply go on, with ever wider beams";

  template <Solo G>
  requires(Hashable<G> && !Stochastic<G>) class For {
   public:
    struct Options {
      int eval = 0;
      int width = 100'000;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .choice("eval", &Options::eval, names_of<EvaluationsOf<G>>(),
                    "by which value positions are kept")
            .integer("width", &Options::width, {1, 1'000'000},
                     "positions of a ply that are kept at most; from 1 by doubling");
      }
    };

    static Budget fallback() { return {.nodes = Planner<G>::kNodes}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      return planner_.choose(task, [&](const Task<G>& limited) {
        Choice<G> choice;
        with_nth<EvaluationsOf<G>>(options_.eval, [&]<class Eval>(Eval) {
          choice = Beam<G, Eval>(limited, static_cast<std::size_t>(options_.width)).run();
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
