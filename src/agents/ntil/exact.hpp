// `exact`: perfect play in Ntil, as far as the budget goes: by the solution of the
// whole game on 5x5, by search to the end elsewhere.
#pragma once

#include <memory>
#include <optional>
#include <type_traits>

#include "agents/ntil/best.hpp"
#include "agents/ntil/solution.hpp"

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
        return OptionTable<Options>{}.integer("hash", &Options::hash, {1, 4096},
                                              "megabytes for known positions");
      }
    };

    static Budget fallback() { return {.depth = kMaxDepth, .nodes = 5'000'000}; }
    static Options solver_options() { return {}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      if constexpr (std::is_same_v<G, SmallNtil>) {
        if (solution_ == nullptr) solution_ = Solution::made(task.rules, task.request.stop);
        if (solution_ != nullptr) {
          if (auto choice = solution_->choose(task.rules, task.state)) return *choice;
        }
      }
      if (!table_) table_.emplace(static_cast<std::size_t>(options_.hash));
      return Negascout<G, Positional>(task, *table_).run();
    }

   private:
    Options options_;
    std::shared_ptr<const Solution> solution_;
    std::optional<TranspositionTable> table_;
  };
};

}  // namespace papan::ntil
