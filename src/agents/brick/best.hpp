// `best` for Colour Brick: the strongest policy there is here, which is the
// thesis's, with levels for people.
//
// A level blurs the evaluation: low levels see it through noise and so build
// untidy boards. Points above the limit are seen by all.
#pragma once

#include <array>

#include "agents/blur.hpp"
#include "agents/brick/thesis.hpp"

namespace papan::brick {

// Standard deviation of the noise on the evaluation, by level.
inline constexpr std::array<double, 10> kNoise = {2000, 1200, 800, 500, 320, 200, 120, 60, 25, 0};

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
        : thesis_(rules, {}), noise_(kNoise[static_cast<std::size_t>(options.level - 1)]) {}

    Choice<G> choose(const Task<G>& task) {
      Choice<G> choice = thesis_.choose(task);
      return noise_ == 0 ? choice : blurred(std::move(choice), noise_, task);
    }

   private:
    Thesis::For<G> thesis_;
    double noise_;
  };
};

}  // namespace papan::brick
