// `best` for Othello: negascout, with the learnt patterns on 8x8 and the positional
// evaluation elsewhere, exact near the end, with levels for people.
//
// A level sets how deep it looks, from how many empty cells on it plays
// perfectly, and how blurred its judgement is: low levels see the value of each
// move through noise, so that they err as people do, more where moves are close.
// A budget given by the seat or the decision replaces the level's depth.
// Levels are monotone: tests/slow/levels_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "agents/agent.hpp"
#include "agents/blur.hpp"
#include "agents/common_options.hpp"
#include "agents/othello/greedy.hpp"
#include "agents/othello/perfect_finish.hpp"
#include "games/othello/evaluation.hpp"
#include "games/othello/pattern_evaluation.hpp"
#include "search/negascout.hpp"

namespace papan::othello {

struct Level {
  int depth;
  int exact_empties;
  double noise;  // discs, standard deviation
};

inline constexpr std::array<Level, 10> kLevels = {{
    {1, 0, 16},
    {1, 2, 8},
    {2, 4, 6},
    {2, 6, 2.5},
    {5, 10, 0},
    {6, 10, 0},
    {7, 12, 0},
    {8, 12, 0},
    {9, 16, 0},
    {11, 18, 0},
}};

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <AnyOthello G>
  class For {
   public:
    using Options = LevelOptions;

    static Budget fallback() { return {}; }

    For(const G&, const Options& options)
        : level_(kLevels[static_cast<std::size_t>(options.level - 1)]),
          table_(megabytes(level_, options)),
          finish_(megabytes(level_, options)) {}

    Choice<G> choose(const Task<G>& task) {
      Task<G> deeper = task;
      Budget& budget = deeper.request.budget;
      const int empties = G::kSize * G::kSize - count(task.state.own | task.state.enemy);
      const bool to_the_end = empties <= level_.exact_empties;
      const bool sharp = level_.noise == 0 || to_the_end;
      if constexpr (kIsLearnt) {
        const bool near = budget.unlimited() ? to_the_end : Finish::within(budget, empties);
        if (sharp && near) {
          if (auto choice = finish_.choose(deeper)) return std::move(*choice);
        }
      }
      if (budget.unlimited()) budget.depth = to_the_end ? kMaxDepth : level_.depth;
      Choice<G> choice =
          Negascout<G, Eval>(deeper, table_, sharp ? RootValues::kBest : RootValues::kAll).run();
      return sharp ? choice : blurred(std::move(choice), level_.noise, task);
    }

   private:
    // On 8x8 the evaluation is learnt, and the end has a solver of its own.
    static constexpr bool kIsLearnt = G::kSize == 8;
    struct NoFinish {
      explicit NoFinish(std::size_t) {}
    };
    using Eval = std::conditional_t<kIsLearnt, Patterns, Positional<G::kSize>>;
    using Finish = std::conditional_t<kIsLearnt, PerfectFinish, NoFinish>;

    static std::size_t megabytes(const Level& level, const Options& options) {
      return static_cast<std::size_t>(level.depth > 2 ? options.hash : 1);
    }

    Level level_;
    TranspositionTable table_;
    [[no_unique_address]] Finish finish_;
  };
};

}  // namespace papan::othello
