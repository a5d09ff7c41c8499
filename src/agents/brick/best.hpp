// `best` for Colour Brick: learned values with a look at the next brick
// (agents/brick/foresight.hpp); without values a policy that builds, and with many
// colours another that brings a high board down (agents/brick/best_policy.hpp).
//
// A level below 10 plays by the policy and blurs its evaluation: low levels see it through
// noise and so build untidy boards. Points above the limit are seen by all.
// Tested in tests/agents/brick_test.cpp and brick_values_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "agents/blur.hpp"
#include "agents/brick/best_policy.hpp"
#include "agents/brick/foresight.hpp"
#include "agents/brick/thesis.hpp"
#include "agents/brick/values_source.hpp"
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
      std::string values = std::string(kShippedValues);

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("level", &Options::level, {1, 10}, "1 for a first game, 10 for a champion")
            .text("values", &Options::values,
                  "learned values of level 10: shipped, none, or a file that papan train wrote");
      }
    };
    static Budget fallback() { return {}; }

    static Result<Options> complete(const G& rules, Options options) {
      const auto values = values_from(options.values, rules.colours());
      if (!values) return values.error();
      return options;
    }

    For(const G& rules, const Options& options)
        : best_(best_policy(rules.parameters())),
          noise_(kNoise[static_cast<std::size_t>(options.level - 1)]) {
      if (options.level < 10) return;
      const auto values = values_from(options.values, rules.colours());
      assert(values.ok());
      values_ = *values;
      if (values_) foresight_.emplace(*values_, rules.parameters());
      without_values_ = !values_ && options.values != kNoValues;
    }

    Choice<G> choose(const Task<G>& task) {
      if (foresight_ && !best_.in_danger_with_values(task.state.board)) {
        return foresight_->choose(task);
      }
      Choice<G> choice = by_policy(task);
      if (without_values_) choice.note += "; no learned values for so many colours";
      return choice;
    }

   private:
    Choice<G> by_policy(const Task<G>& task) {
      const bool danger = best_.in_danger(task.state.board);
      const Policy& policy = danger ? best_.survival.policy : best_.policy;
      const Placements all = placements(task.rules, task.state, policy.weights);
      const Pick picked = pick(all, task.state, policy);
      if (danger && picked.rule == Rule::kEvaluation && noise_ == 0) return look_ahead(task);
      Choice<G> choice = choice_by(all, picked);
      return noise_ == 0 ? choice : blurred(std::move(choice), noise_ * spread(choice), task);
    }

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
    std::shared_ptr<const Values> values_;
    std::optional<Foresight> foresight_;
    bool without_values_ = false;
  };
};

}  // namespace papan::brick
