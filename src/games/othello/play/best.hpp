// `best` for Othello, with levels for people. On 8x8: the opening book, a search of its
// own with the learnt patterns (midgame.hpp), perfect play near the end. On the other
// sizes: negascout with the positional evaluation.
//
// A level sets how deep it looks, from how many empty cells on it plays
// perfectly, and how blurred its judgement is: low levels see the value of each
// move through noise, so that they err as people do, more where moves are close.
// A budget given by the seat or the decision replaces the level's depth and lets the
// search be selective; with a budget, and at the highest level, the book is open.
// Levels are monotone: tests/slow/levels_test.cpp.
#pragma once

#include <algorithm>
#include <type_traits>
#include <utility>

#include "agents/agent.hpp"
#include "agents/blur.hpp"
#include "games/othello/play/greedy.hpp"
#include "games/othello/play/sharp_play.hpp"
#include "games/othello/rules/evaluation.hpp"
#include "games/othello/rules/pattern_evaluation.hpp"
#include "search/negascout.hpp"

namespace papan::othello {

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <AnyOthello G>
  class For {
   public:
    using Options = BestOptions;

    static Budget fallback() { return {}; }

    For(const G&, const Options& options)
        : options_(options),
          level_(kLevels[static_cast<std::size_t>(options.level - 1)]),
          table_(kIsLearnt && level_.noise == 0 ? 1 : megabytes(level_, options)),
          play_(megabytes(level_, options)) {}

    Choice<G> choose(const Task<G>& task) {
      Task<G> deeper = task;
      Budget& budget = deeper.request.budget;
      const int empties = G::kSize * G::kSize - count(task.state.own | task.state.enemy);
      const bool to_the_end = empties <= level_.exact_empties;
      const bool sharp = level_.noise == 0 || to_the_end;
      if constexpr (kIsLearnt) {
        if (sharp) return play_.choose(deeper, level_, options_);
      }
      if (budget.unlimited()) budget.depth = to_the_end ? kMaxDepth : level_.depth;
      Choice<G> choice =
          Negascout<G, Eval>(deeper, table_, sharp ? RootValues::kBest : RootValues::kAll).run();
      return sharp ? choice : blurred(std::move(choice), level_.noise, task);
    }

   private:
    // All positions of 4x4 that a game can reach have room in much less.
    static constexpr int kMostMegabytes = G::kSize == 4 ? 16 : 4096;

    // On 8x8 the evaluation is learnt, and the search is one of its own.
    static constexpr bool kIsLearnt = G::kSize == 8;
    struct NoPlay {
      explicit NoPlay(std::size_t) {}
    };
    using Eval = std::conditional_t<kIsLearnt, Patterns, Positional<G::kSize>>;
    using Play = std::conditional_t<kIsLearnt, SharpPlay, NoPlay>;

    static std::size_t megabytes(const Level& level, const Options& options) {
      return static_cast<std::size_t>(level.depth > 2 ? std::min(options.hash, kMostMegabytes) : 1);
    }

    Options options_;
    Level level_;
    TranspositionTable table_;
    [[no_unique_address]] Play play_;
  };
};

}  // namespace papan::othello
