// `exact`: perfect play in Ntil, as far as the budget goes: by the solution of the
// whole game on 5x5, by search to the end elsewhere.
#pragma once

#include <algorithm>
#include <memory>
#include <type_traits>

#include "agents/job_table.hpp"
#include "core/clock.hpp"
#include "games/ntil/play/best.hpp"
#include "games/ntil/play/solution.hpp"

namespace papan::ntil {

struct Exact {
  static constexpr std::string_view kName = "exact";
  static constexpr std::string_view kSummary =
      "perfect play: 5x5 from the solved game, other boards by search to the end";

  template <AnyNtil G>
  class For {
   public:
    struct Options {
      int hash = 256;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}.megabytes("hash", &Options::hash, {1, 4096},
                                                "megabytes for known positions");
      }
    };

    static Budget fallback() { return {.depth = kMaxDepth, .nodes = 5'000'000}; }
    static Options solver_options() { return {}; }

    For(const G&, const Options& options) : memory_(options.hash) {}

    Choice<G> choose(const Task<G>& task) {
      const Stopwatch watch;
      Task<G> search = task;
      Budget& budget = search.request.budget;
      if constexpr (std::is_same_v<G, SmallNtil>) {
        if (solution_ == nullptr) {
          solution_ =
              Solution::made(task.rules, {kSolvingShare * budget.seconds, task.request.stop});
        }
        if (solution_ != nullptr) {
          if (auto choice = solution_->choose(task.rules, task.state)) return *choice;
        }
      }
      if (budget.seconds > 0) {
        budget.seconds = std::max(kLeastSeconds, budget.seconds - watch.seconds());
      }
      return Negascout<G, Positional>(search, memory_.table_for(budget)).run();
    }

   private:
    // Of the time of a decision: what solving the whole game may take. The rest finds a move.
    static constexpr double kSolvingShare = 0.9;
    static constexpr double kLeastSeconds = 0.001;

    JobTable memory_;
    std::shared_ptr<const Solution> solution_;
  };
};

}  // namespace papan::ntil
