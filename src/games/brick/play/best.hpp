// `best` for Colour Brick: learned values, or the builder without them, with a look at the next
// brick (games/brick/play/foresight.hpp); with many colours a policy that brings a high board down
// (games/brick/play/survival.hpp). The last bricks, and short games, are tried out by games to the
// end (games/brick/play/finish.hpp).
//
// A level below 10 plays by the builder, looks at no next brick and sees what placements are
// worth through noise: so low levels build untidy boards.
// Tested in tests/agents/brick_test.cpp and brick_values_test.cpp.
#pragma once

#include <array>

#include "agents/blur.hpp"
#include "games/brick/play/brain.hpp"
#include "games/brick/play/finish.hpp"
#include "games/brick/play/foresight.hpp"
#include "games/brick/play/survival.hpp"
#include "games/brick/play/thesis.hpp"
#include "search/expectimax.hpp"

namespace papan::brick {

// Noise of the levels, as a share of the spread of what placements are worth.
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
            .file("values", &Options::values, &names_values_file,
                  "learned values of level 10: shipped, none, or a file that papan train wrote");
      }
    };
    static Budget fallback() { return {}; }

    static Result<Options> complete(const G& rules, Options options) {
      const auto source = brain_from(options.values, rules.colours());
      if (!source) return source.error();
      return options;
    }

    For(const G& rules, const Options& options)
        : noise_(kNoise[static_cast<std::size_t>(options.level - 1)]),
          brain_(brain_of(rules, options)),
          foresight_(*brain_.valuation, rules.parameters()),
          survival_(brain_.learned ? Survival{} : survival_beside_builder(rules.parameters())),
          finish_(*brain_.valuation, survival_, rules.parameters()),
          without_values_(options.level == 10 && options.values == kShippedValues &&
                          !brain_.learned) {
      if (noise_ > 0) foresight_.look_no_further();
    }

    Choice<G> choose(const Task<G>& task) {
      const auto long_game = [&] { return choose_in_long_game(task); };
      if (noise_ == 0) return with_all_rotations(finish_.choose(task, long_game), task);
      Choice<G> choice = long_game();
      const double noise = noise_ * spread(choice);
      return blurred(std::move(choice), noise, task);
    }

   private:
    static Brain brain_of(const G& rules, const Options& options) {
      auto brain =
          brain_from(options.level < 10 ? std::string(kNoValues) : options.values, rules.colours());
      assert(brain.ok());
      return std::move(*brain);
    }

    // Rotations of three equal cells are one placement: who asks for another hears the same.
    static Choice<G> with_all_rotations(Choice<G> choice, const Task<G>& task) {
      if (distinct_rotations(*task.state.hand) > 1) return choice;
      std::vector<Candidate<G>> all;
      for (const Candidate<G>& one : choice.candidates) {
        if (one.move.rotation != 0) continue;
        for (std::uint8_t rotation = 0; rotation < 3; ++rotation) {
          all.push_back({{rotation, one.move.column}, one.value, one.bound});
        }
      }
      if (!all.empty()) choice.candidates = std::move(all);
      return choice;
    }

    Choice<G> choose_in_long_game(const Task<G>& task) const {
      Choice<G> choice =
          survival_.needed(task.state.board) ? survive(task) : foresight_.choose(task);
      if (without_values_) choice.note += "; no learned values for so many colours";
      return choice;
    }

    Choice<G> survive(const Task<G>& task) const {
      const Policy& policy = survival_.policy;
      const Placements all = placements(task.rules, task.state, policy.weights);
      const Pick picked = pick(all, task.state, policy);
      if (picked.rule == Rule::kEvaluation && noise_ == 0) return look_ahead(task);
      return choice_by(all, picked);
    }

    Choice<G> look_ahead(const Task<G>& task) const {
      const PolicyEvaluation eval{survival_, task.state.score};
      Choice<G> choice =
          Expectimax<G, PolicyEvaluation>(task, eval, {2, survival_.samples, survival_.width})
              .run(task.state);
      in_points(choice);
      choice.note = "by evaluation of the next brick";
      return choice;
    }

    void in_points(Choice<G>& choice) const {
      choice.value /= survival_.points;
      for (auto& candidate : choice.candidates) candidate.value /= survival_.points;
    }

    static double spread(const Choice<G>& choice) {
      return choice.candidates.front().value - choice.candidates.back().value;
    }

    double noise_;
    Brain brain_;
    Foresight foresight_;
    Survival survival_;
    Finish finish_;
    bool without_values_;
  };
};

}  // namespace papan::brick
