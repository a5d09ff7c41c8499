// `mcts` for one player: SP-MCTS with its parts as options.
#pragma once

#include "agents/planner.hpp"
#include "game/evaluation.hpp"
#include "search/solo_mcts.hpp"

namespace papan {

struct SoloMctsAgent {
  static constexpr std::string_view kName = "mcts";
  static constexpr std::string_view kSummary =
      "Monte-Carlo tree search: a tree grown by random games to the end, the best one is kept";

  template <Solo G>
  requires(!Stochastic<G>) class For {
   public:
    struct Options {
      double exploration = SoloMctsParts{}.exploration;
      double deviation = SoloMctsParts{}.deviation;
      std::int64_t restart = 0;
      int playout = 0;
      int memory = 64;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .real("exploration", &Options::exploration, {0, 10},
                  "how strongly seldom tried moves are preferred")
            .real("deviation", &Options::deviation, {0, 10},
                  "how far the games of seldom tried moves are thought to differ")
            .integer("restart", &Options::restart, {0, 1'000'000'000},
                     "games after which the tree begins anew; 0: never")
            .choice("playout", &Options::playout, names_of<PlayoutsOf<G>>(),
                    "which moves are tried")
            .megabytes("memory", &Options::memory, {1, 4096}, "megabytes for the tree");
      }
    };

    static Budget fallback() { return {.nodes = Planner<G>::kNodes}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      return planner_.choose(task, [&](const Task<G>& limited) {
        Choice<G> choice;
        with_nth<PlayoutsOf<G>>(options_.playout, [&]<class Policy>(Policy) {
          choice = SoloMcts<G, Policy>(limited, parts<Policy>()).run();
        });
        return choice;
      });
    }

   private:
    template <class Policy>
    [[nodiscard]] SoloMctsParts parts() const {
      SoloMctsParts parts;
      parts.exploration = options_.exploration;
      parts.deviation = options_.deviation;
      parts.restart = static_cast<std::uint64_t>(options_.restart);
      parts.max_tree_nodes =
          (static_cast<std::size_t>(options_.memory) << 20) / SoloMcts<G, Policy>::kNodeBytes;
      return parts;
    }

    Options options_;
    Planner<G> planner_;
  };
};

}  // namespace papan
