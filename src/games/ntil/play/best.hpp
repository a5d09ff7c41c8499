// `best` for Ntil: a selective negascout with our own evaluation, with levels for
// people.
//
// A level sets how deep it looks and how blurred its judgement is: low levels see
// the value of each move through noise, so that they err as people do. A budget
// given by the seat or the decision replaces the level's depth. On 5x5 the top
// level plays from the solved game when its table is in the cache. Levels are
// monotone: tests/slow/levels_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <optional>
#include <type_traits>

#include "agents/agent.hpp"
#include "agents/blur.hpp"
#include "agents/common_options.hpp"
#include "games/ntil/play/solution.hpp"
#include "games/ntil/rules/family.hpp"
#include "search/negascout.hpp"

namespace papan::ntil {

struct Level {
  int depth;
  double noise;  // in wins, standard deviation; a man is about 0.03
};

inline constexpr std::array<Level, 10> kLevels = {{
    {1, 0.12},
    {1, 0.07},
    {1, 0.03},
    {2, 0.015},
    {3, 0},
    {4, 0},
    {5, 0},
    {7, 0},
    {9, 0},
    {11, 0},
}};

// A removal has hundreds of choices: it is not looked at so deep.
inline constexpr int kRemovalDepth = 4;

template <class G>
inline constexpr bool kIsNtil = false;
template <BitSet Bits>
inline constexpr bool kIsNtil<Ntil<Bits>> = true;

template <class G>
concept AnyNtil = kIsNtil<G>;

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <AnyNtil G>
  class For {
   public:
    using Options = LevelOptions;

    static Budget fallback() { return {}; }

    For([[maybe_unused]] const G& rules, const Options& options)
        : level_(kLevels[static_cast<std::size_t>(options.level - 1)]),
          table_(static_cast<std::size_t>(level_.depth > 2 ? options.hash : 1)) {
      if constexpr (kSolved) {
        if (options.level == 10) solution_ = Solution::cached(rules);
      }
    }

    Choice<G> choose(const Task<G>& task) {
      const auto perfect = from_solution(task);
      if (perfect && perfect->value != 0) return *perfect;
      const bool sharp = level_.noise == 0;
      const Choice<G> choice = searched(task, sharp ? RootValues::kBest : RootValues::kAll);
      if (perfect) return keeps_draw(task, choice.move) ? drawn(choice, *perfect) : *perfect;
      return sharp ? choice : blurred(choice, level_.noise, task);
    }

   private:
    static constexpr bool kSolved = std::is_same_v<G, SmallNtil>;

    Choice<G> searched(const Task<G>& task, RootValues values) {
      Task<G> deeper = task;
      Budget& budget = deeper.request.budget;
      const int most = task.state.removal_due ? kRemovalDepth : kMaxDepth;
      if (budget.unlimited()) budget.depth = std::min(level_.depth, most);
      return Negascout<G, Positional, Style::kSelective>(deeper, table_, values).run();
    }

    [[nodiscard]] std::optional<Choice<G>> from_solution(
        [[maybe_unused]] const Task<G>& task) const {
      if constexpr (kSolved) {
        if (solution_ != nullptr) return solution_->choose(task.rules, task.state);
      }
      return std::nullopt;
    }

    // In a drawn position search sets better traps than the table, if it is sound.
    [[nodiscard]] bool keeps_draw([[maybe_unused]] const Task<G>& task,
                                  [[maybe_unused]] const MoveOf<G>& move) const {
      if constexpr (kSolved) {
        auto after = task.state;
        task.rules.play(after, move);
        return !is_win(solution_->verdict(task.rules, after).value_or(kDrawn));
      }
      return true;
    }

    // The move of a search, with what the table has proven of all moves.
    static Choice<G> drawn(Choice<G> choice, const Choice<G>& perfect) {
      choice.value = perfect.value;
      choice.exact = true;
      choice.candidates = perfect.candidates;
      const auto chosen =
          std::find_if(choice.candidates.begin(), choice.candidates.end(),
                       [&](const Candidate<G>& one) { return one.move == choice.move; });
      std::rotate(choice.candidates.begin(), chosen, std::next(chosen));
      return choice;
    }

    Level level_;
    TranspositionTable table_;
    std::shared_ptr<const Solution> solution_;
  };
};

}  // namespace papan::ntil
