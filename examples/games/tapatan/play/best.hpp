// `best` for Tapatan: negascout with the open rows, as deep as its level says; below the highest
// level it sees the value of each move through noise, and so errs as people do.
#pragma once

#include <concepts>
#include <utility>

#include "agents/agent.hpp"
#include "agents/blur.hpp"
#include "agents/common_options.hpp"
#include "games/tapatan/rules/evaluation.hpp"
#include "search/negascout.hpp"

namespace papan::tapatan {

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <std::same_as<Tapatan> G>
  class For {
   public:
    using Options = LevelOptions;

    static Budget fallback() { return {}; }

    For(const G&, const Options& options)
        : level_(options.level), table_(static_cast<std::size_t>(options.hash)) {}

    Choice<G> choose(const Task<G>& task) {
      Task<G> search = task;
      if (search.request.budget.unlimited()) search.request.budget.depth = 2 * level_;
      if (level_ == kHighest) return Negascout<G, OpenRows>(search, table_).run();
      auto seen = Negascout<G, OpenRows>(search, table_, RootValues::kAll).run();
      return blurred(std::move(seen), kNoise * (kHighest - level_), task);
    }

   private:
    static constexpr int kHighest = 10;
    static constexpr double kNoise = 0.1;  // of a win, standard deviation, a level

    int level_;
    TranspositionTable table_;
  };
};

}  // namespace papan::tapatan
