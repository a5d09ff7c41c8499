// `mcts`: Monte-Carlo tree search (UCT) with its parts as options.
#pragma once

#include "agents/agent.hpp"
#include "search/mcts.hpp"

namespace papan {

struct MctsAgent {
  static constexpr std::string_view kName = "mcts";
  static constexpr std::string_view kSummary =
      "Monte-Carlo tree search: a tree grown by random games to the end";

  template <ZeroSum G>
  requires(!Stochastic<G>) class For {
   public:
    struct Options {
      double exploration = 1.0;
      Backup backup = Backup::kMargin;
      FinalChoice choice = FinalChoice::kVisits;
      std::int64_t playouts = 0;
      int memory = 64;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .real("exploration", &Options::exploration, {0, 10},
                  "how strongly seldom tried moves are preferred")
            .choice("backup", &Options::backup, {"outcome", "margin"},
                    "what a finished game is worth: its outcome, or a little for the margin too")
            .choice("choice", &Options::choice, {"visits", "mean"},
                    "which move is played: the most tried, or the one of the best mean")
            .integer("playouts", &Options::playouts, {0, 1'000'000'000},
                     "random games a move; 0: as many as nodes or time allow, 1000 without them")
            .megabytes("memory", &Options::memory, {1, 4096}, "megabytes for the tree");
      }
    };

    static Budget fallback() { return {}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      MctsParts parts;
      parts.selection = {options_.exploration};
      parts.backup = options_.backup;
      parts.final_choice = options_.choice;
      parts.playouts = static_cast<std::uint64_t>(options_.playouts);
      const Budget& budget = task.request.budget;
      const bool endless = budget.nodes == 0 && budget.seconds == 0;  // a depth ends nothing here
      if (parts.playouts == 0 && endless) parts.playouts = kPlayouts;
      parts.max_tree_nodes =
          (static_cast<std::size_t>(options_.memory) << 20) / Mcts<G>::kNodeBytes;
      return Mcts<G>(task, parts).run();
    }

   private:
    static constexpr std::uint64_t kPlayouts = 1000;

    Options options_;
  };
};

}  // namespace papan
