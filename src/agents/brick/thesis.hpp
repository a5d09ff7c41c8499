// `greedy` and `thesis`: the agents of the Colour Brick thesis.
//
// Both look at the thirty placements in the thesis's order. Greedy takes the
// first of the greatest score. The thesis's agent builds by its evaluation, and
// takes the points instead when they exceed a limit, or when the end is near:
// fewer than three bricks or too few free cells. Weights and limits by the
// number of colours are those of the thesis; 30 free cells, not the printed 10,
// fit its published scores (docs/games/brick.md).
// The thesis's own example is played in tests/agents/brick_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <concepts>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "games/brick/placements.hpp"

namespace papan::brick {

struct ThesisPolicy {
  Weights weights;
  int limit_small;  // up to 10,000 bricks
  int limit_large;
};

// By colours, from 3.
inline constexpr std::array<ThesisPolicy, kMaxColours - 2> kThesis = {{
    {{40.1596, -191.458, 47.1979, 65.654, -47.1867, 0.777783, 0}, 17750, 18500},
    {{107.047, -143.271, 129.176, 116.011, 137.186, -57.8758, 0}, 8600, 6750},
    {{153.296, -212.85, 233.036, 120.275, 175.776, -219.832, 0}, 6250, 4000},
    {{106.149, -5.82133, 73.8042, 33.941, 105.196, -106.672, 0}, 5500, 5500},
    {{301.569, -52.8532, 275.494, 102.024, 265.767, -350.452, 0}, 2000, 2000},
    {{95.0478, 80.8678, 232.788, 206.558, 23.8948, -326.756, 0}, 100, 100},
    {{247.712, 80.5575, 383.78, 234.719, 26.2254, -488.369, 0}, 50, 50},
}};

inline const ThesisPolicy& thesis_policy(int colours) {
  return kThesis[static_cast<std::size_t>(colours - 3)];
}

inline const Placement& best_score(const Placements& all) {
  return *std::max_element(all.begin(), all.end(), [](const Placement& a, const Placement& b) {
    return a.score < b.score;
  });
}

inline const Placement& best_evaluation(const Placements& all) {
  return *std::max_element(all.begin(), all.end(), [](const Placement& a, const Placement& b) {
    return a.evaluation < b.evaluation;
  });
}

// The choice of a placement in the words of a decision; candidates are valued by
// `value`, best first.
template <class Value>
Choice<ColourBrick> choice_of(const Placements& all, const Placement& chosen, Value&& value) {
  Choice<ColourBrick> choice;
  choice.move = chosen.move;
  choice.value = value(chosen);
  choice.nodes = all.size();
  choice.depth = 1;
  choice.line = {chosen.move};
  for (const Placement& placement : all)
    choice.candidates.push_back({placement.move, value(placement)});
  std::stable_sort(choice.candidates.begin(), choice.candidates.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value; });
  return choice;
}

template <class G>
concept IsColourBrick = std::same_as<G, ColourBrick>;

struct Greedy {
  static constexpr std::string_view kName = "greedy";
  static constexpr std::string_view kSummary = "the placement that scores most at once";

  template <IsColourBrick G>
  class For {
   public:
    using Options = NoOptions;
    static Budget fallback() { return {}; }
    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      const Placements all = placements(task.rules, task.state, {});
      return choice_of(all, best_score(all), [](const Placement& p) { return double(p.score); });
    }
  };
};

struct Thesis {
  static constexpr std::string_view kName = "thesis";
  static constexpr std::string_view kSummary =
      "six weighted features, points when they pass a limit (the thesis's)";

  template <IsColourBrick G>
  class For {
   public:
    struct Options {
      int limit = -1;
      int free_cells = 30;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("limit", &Options::limit, {-1, 1'000'000},
                     "points above which a placement is taken at once; -1: the thesis's")
            .integer("free_cells", &Options::free_cells, {0, kColumns * kRows},
                     "with fewer free cells any points are taken");
      }
    };
    static Budget fallback() { return {}; }

    For(const G& rules, const Options& options)
        : options_(options), policy_(thesis_policy(rules.colours())) {
      if (options_.limit < 0) {
        constexpr int kManyBricks = 10'000;
        options_.limit =
            rules.parameters().bricks > kManyBricks ? policy_.limit_large : policy_.limit_small;
      }
    }

    Choice<G> choose(const Task<G>& task) {
      const Placements all = placements(task.rules, task.state, policy_.weights);
      const Placement& points = best_score(all);
      const bool near_end = task.state.left < 3 || free_cells(task.state) < options_.free_cells;
      if (points.score > options_.limit || (near_end && points.score > 0)) {
        Choice<G> choice =
            choice_of(all, points, [](const Placement& p) { return double(p.score); });
        choice.note = fmt::format("by score: {}", near_end && points.score <= options_.limit
                                                      ? "the end is near"
                                                      : "above the limit");
        return choice;
      }
      Choice<G> choice =
          choice_of(all, best_evaluation(all), [](const Placement& p) { return p.evaluation; });
      choice.note = "by evaluation";
      return choice;
    }

   private:
    static int free_cells(const StateOf<G>& state) {
      int filled = 0;
      for (int column = 0; column < kColumns; ++column) filled += state.board.height(column);
      return kColumns * kRows - filled;
    }

    Options options_;
    ThesisPolicy policy_;
  };
};

}  // namespace papan::brick
