// `best` for Ntil: a selective negascout with our own evaluation, with levels for
// people.
//
// A level sets how deep it looks and how blurred its judgement is: low levels see
// the value of each move through noise, so that they err as people do. A budget
// given by the seat or the decision replaces the level's depth. Levels are
// monotone: tests/slow/ntil_strength_test.cpp.
#pragma once

#include <array>

#include "agents/agent.hpp"
#include "games/ntil/family.hpp"
#include "search/negascout.hpp"

namespace papan::ntil {

struct Level {
  int depth;
  double noise;  // in wins, standard deviation; a man is about 0.03
};

inline constexpr std::array<Level, 10> kLevels = {{
    {1, 0.12},
    {1, 0.07},
    {1, 0.04},
    {1, 0.015},
    {2, 0},
    {4, 0},
    {6, 0},
    {8, 0},
    {10, 0},
    {12, 0},
}};

template <class G>
concept AnyNtil = requires(const G& rules) {
  []<BitSet Bits>(const Ntil<Bits>&) {}(rules);
};

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <AnyNtil G>
  class For {
   public:
    struct Options {
      int level = 10;
      int hash = 16;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("level", &Options::level, {1, 10}, "1 for a first game, 10 for a champion")
            .integer("hash", &Options::hash, {1, 4096}, "megabytes for known positions");
      }
    };

    static Budget fallback() { return {}; }

    For(const G&, const Options& options)
        : level_(kLevels[static_cast<std::size_t>(options.level - 1)]),
          table_(static_cast<std::size_t>(level_.depth > 2 ? options.hash : 1)) {}

    Choice<G> choose(const Task<G>& task) {
      Task<G> deeper = task;
      Budget& budget = deeper.request.budget;
      if (budget.unlimited()) budget.depth = level_.depth;
      const bool sharp = level_.noise == 0;
      Choice<G> choice = Negascout<G, Positional, Style::kSelective>(
                             deeper, table_, sharp ? RootValues::kBest : RootValues::kAll)
                             .run();
      return sharp ? choice : blurred(choice, task);
    }

   private:
    // The move that looks best through the level's noise.
    Choice<G> blurred(Choice<G> choice, const Task<G>& task) const {
      const int side = sign(task.rules.turn(task.state));
      double best = 0;
      bool first = true;
      for (const Candidate<G>& candidate : choice.candidates) {
        const double looks = side * candidate.value + level_.noise * task.request.rng.normal();
        if (!first && looks <= best) continue;
        first = false;
        best = looks;
        choice.move = candidate.move;
        choice.value = candidate.value;
      }
      choice.line = {choice.move};
      return choice;
    }

    Level level_;
    TranspositionTable table_;
  };
};

}  // namespace papan::ntil
