// `best` for Collapse: annealing over click sequences, with levels for people.
//
// A level sets how many sequences the plan may try and how often a click slips to a
// random group; after a slip the rest is planned anew. A budget given by the seat or
// the decision replaces the level's; it is for the whole game, spent at the first
// move. Never worse than the paper's brute force at full strength. Levels are
// monotone: tests/slow/collapse_strength_test.cpp.
#pragma once

#include <array>

#include "games/collapse/play/sequence_annealing.hpp"
#include "search/mcts_parts.hpp"

namespace papan::collapse {

struct Level {
  std::uint64_t sequences;  // 0: the paper's brute force
  double slips;             // chance that a click goes wrong
};

inline constexpr std::array<Level, 10> kLevels = {{
    {0, 0.60},
    {0, 0.35},
    {0, 0.20},
    {0, 0.10},
    {0, 0.04},
    {0, 0},
    {2'000, 0},
    {10'000, 0},
    {40'000, 0},
    {250'000, 0},
}};

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <IsCollapse G>
  class For {
   public:
    struct Options {
      int level = 10;
      int threads = 1;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("level", &Options::level, {1, 10}, "1 for a first game, 10 for a champion")
            .threads("threads", &Options::threads, {1, 64}, "anneals at a time");
      }
    };
    static Budget fallback() { return {}; }

    For(const G&, const Options& options)
        : level_(kLevels[static_cast<std::size_t>(options.level - 1)]) {
      planning_.threads = options.threads;
    }

    Choice<G> choose(const Task<G>& task) {
      Rng& rng = task.request.rng;
      if (level_.slips > 0 && rng.uniform() < level_.slips) {
        return choice_of_click(task, task.rules.spot_of(random_move(task.rules, task.state, rng)));
      }
      return planner_.choose(task, [&](const Task<G>& whole) {
        Request request = task.request;
        Budget& budget = request.budget;
        if (budget.nodes == 0 && budget.seconds == 0) budget.nodes = level_.sequences;
        return choice_of_game(plan_game(whole.rules, whole.state, planning_, request));
      });
    }

   private:
    Level level_;
    PlannerOptions planning_;
    Planner<G> planner_;
  };
};

}  // namespace papan::collapse
