// `best` for Colour Brick: a policy that builds, and with many colours another that
// looks at the next brick when the board is high (agents/brick/best_policy.hpp).
//
// A level blurs the evaluation: low levels see it through noise and so build
// untidy boards. Points above the limit are seen by all.
// Tested in tests/agents/brick_test.cpp.
#pragma once

#include <array>

#include "agents/blur.hpp"
#include "agents/brick/best_policy.hpp"
#include "agents/brick/thesis.hpp"
#include "search/expectimax.hpp"

namespace papan::brick {

// Noise of the levels, as a share of the spread of the evaluations in hand.
inline constexpr std::array<double, 10> kNoise = {0.45, 0.3,   0.2,  0.14,  0.1,
                                                  0.07, 0.045, 0.03, 0.015, 0};

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <IsColourBrick G>
  class For {
   public:
    struct Options {
      int level = 10;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}.integer("level", &Options::level, {1, 10},
                                              "1 for a first game, 10 for a champion");
      }
    };
    static Budget fallback() { return {}; }

    For(const G& rules, const Options& options)
        : best_(best_policy(rules.parameters())),
          noise_(kNoise[static_cast<std::size_t>(options.level - 1)]) {}

    Choice<G> choose(const Task<G>& task) {
      const bool danger = best_.in_danger(task.state.board);
      const Policy& policy = danger ? best_.survival.policy : best_.policy;
      const Placements all = placements(task.rules, task.state, policy.weights);
      const Pick picked = pick(all, task.state, policy);
      if (danger && picked.rule == Rule::kEvaluation && noise_ == 0) return look_ahead(task);
      Choice<G> choice = choice_by(all, picked);
      return noise_ == 0 ? choice : blurred(std::move(choice), noise_ * spread(choice), task);
    }

   private:
    Choice<G> look_ahead(const Task<G>& task) const {
      const Survival& survival = best_.survival;
      const PolicyEvaluation eval{survival, task.state.score};
      Choice<G> choice =
          Expectimax<G, PolicyEvaluation>(task, eval, {2, survival.samples, survival.width})
              .run(task.state);
      choice.note = "by evaluation of the next brick";
      return choice;
    }

    static double spread(const Choice<G>& choice) {
      return choice.candidates.front().value - choice.candidates.back().value;
    }

    BestPolicy best_;
    double noise_;
  };
};

}  // namespace papan::brick
