// `sideways` and `annealing`: the local searches of the Adjacency paper.
//
// Both look one move ahead, on a landscape whose points are the empty cells, and "no
// cell yet" where a walk begins. Only candidates (next to an enemy mark; all empty
// cells where there is none) have a height: the mark difference after the move, plus
// half a mark where it is not at risk: no empty cell beside it has an own mark beside
// it already. `sideways` takes the highest, the last of equals in reading order;
// `annealing` draws any empty cell, a hundred times, from temperature 10 down to 0,
// passes over what is no candidate, and takes where its walk ends.
// Choices and corrections: docs/games/adjacency.md. Tested in
// tests/agents/adjacency_paper_test.cpp.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <optional>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "games/adjacency/play/minimax.hpp"
#include "local/anneal.hpp"
#include "local/climb.hpp"

namespace papan::adjacency {

template <AnyAdjacency G>
class OneMoveLandscape {
 public:
  using Point = std::optional<Move>;  // none: no cell yet
  using Bits = typename G::Bits;

  OneMoveLandscape(const G& rules, const StateOf<G>& state)
      : rules_(rules), state_(state), cells_(paper_candidates<G>(state)) {
    const Bits bridges = G::empty(state) & G::B::next_to(state.own);
    at_risk_ = G::B::next_to(bridges);
  }

  // For the mover; without a cell, as things stand. What is no candidate is below all.
  [[nodiscard]] double value(const Point& point) const {
    if (!point) return sign(state_.side) * rules_.score(state_);
    if (!contains(cells_, point->cell)) return -std::numeric_limits<double>::infinity();
    auto after = state_;
    rules_.play(after, *point);
    const int marks = sign(state_.side) * rules_.score(after);
    return marks + (contains(at_risk_, point->cell) ? 0.0 : kSafe);
  }

  // Any empty cell.
  [[nodiscard]] Point neighbour(const Point&, Rng& rng) const {
    return rules_.random_move(state_, rng);
  }

  // The candidates.
  template <class Visit>
  void for_each_neighbour(const Point&, Visit&& visit) const {
    for_each_bit(cells_, [&](int cell) { visit(Point(Move{static_cast<std::uint8_t>(cell)})); });
  }

  [[nodiscard]] Move random_candidate(Rng& rng) const {
    const auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(count(cells_))));
    return {static_cast<std::uint8_t>(nth_bit(cells_, n))};
  }

  [[nodiscard]] int size() const { return count(cells_); }

 private:
  static constexpr double kSafe = 0.5;

  const G& rules_;
  const StateOf<G>& state_;
  Bits cells_;
  Bits at_risk_;
};

// A move found without a tree; the value is in marks for First.
template <AnyAdjacency G>
Choice<G> one_move_choice(const Task<G>& task, Move move, double value, int nodes) {
  Choice<G> choice;
  choice.move = move;
  choice.value = sign(task.state.side) * value;
  choice.nodes = static_cast<std::uint64_t>(nodes);
  choice.depth = 1;
  choice.line = {move};
  choice.candidates = {{move, choice.value}};
  return choice;
}

// What the landscape's height is, cell by cell.
template <AnyAdjacency G>
BoardMap objective_map(const Task<G>& task) {
  BoardMap map{"objective", {}};
  const OneMoveLandscape<G> landscape(task.rules, task.state);
  landscape.for_each_neighbour({}, [&](const std::optional<Move>& cell) {
    map.values.push_back({task.rules.to_text(*cell), landscape.value(cell)});
  });
  return map;
}

struct Sideways {
  static constexpr std::string_view kName = "sideways";
  static constexpr std::string_view kSummary =
      "hill climbing with sideways moves, one move ahead (the paper's)";

  template <AnyAdjacency G>
  class For {
   public:
    using Options = NoOptions;

    static Budget fallback() { return {}; }

    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      const OneMoveLandscape<G> landscape(task.rules, task.state);
      const auto walk = climb(landscape, {}, {.steps = 1, .sideways = 1});
      return one_move_choice(task, *walk.last, walk.last_value, landscape.size());
    }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the greatest objective, the last of equals in reading order";
      explanation.maps = {objective_map(task)};
    }
  };
};

// The listing takes one mark off every rise before it accepts; the text does not.
enum class Acceptance : std::uint8_t { kText, kListing };

struct PaperCooling : LinearCooling {
  double toll = 0;
};

struct Annealing {
  static constexpr std::string_view kName = "annealing";
  static constexpr std::string_view kSummary =
      "simulated annealing over the cells to move to, one move ahead (the paper's)";

  template <AnyAdjacency G>
  class For {
   public:
    struct Options {
      double temperature = 10;
      double step = 0.1;
      Acceptance accept = Acceptance::kText;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .real("temperature", &Options::temperature, {0.001, 1000}, "where the walk starts")
            .real("step", &Options::step, {0.001, 1000}, "how much it cools at each step")
            .choice("accept", &Options::accept, {"text", "listing"},
                    "what is always taken: no worse (the text), or better by a mark (the listing)");
      }
    };

    static Budget fallback() { return {}; }

    For(const G&, const Options& options)
        : cooling_{{options.temperature, options.step},
                   options.accept == Acceptance::kListing ? 1.0 : 0.0} {}

    // Where no candidate was drawn (the listing then has no move), a random one.
    Choice<G> choose(const Task<G>& task) {
      const OneMoveLandscape<G> landscape(task.rules, task.state);
      Rng& rng = task.request.rng;
      const auto walk = anneal(landscape, {}, cooling_, rng);
      const Move move = walk.last ? *walk.last : landscape.random_candidate(rng);
      return one_move_choice(task, move, landscape.value(move), cooling_.steps());
    }

    // The walk, step by step.
    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "where the walk ends";
      explanation.maps = {objective_map(task)};
      const OneMoveLandscape<G> landscape(task.rules, task.state);
      Sheet steps{"walk", {"step", "temperature", "cell", "objective", "rise", "taken"}, {}, -1};
      const auto watch = [&](const AnnealStep<std::optional<Move>>& step) {
        steps.rows.push_back({std::to_string(steps.rows.size() + 1),
                              fmt::format("{:.1f}", step.temperature),
                              task.rules.to_text(*step.point), if_any("{:.1f}", step.value),
                              if_any("{:+.1f}", step.rise), step.taken ? "yes" : "no"});
        if (step.taken) steps.chosen = static_cast<int>(steps.rows.size()) - 1;
      };
      anneal(landscape, {}, cooling_, task.request.rng, watch);
      explanation.sheets.push_back(std::move(steps));
    }

   private:
    // A cell that is no candidate has no objective.
    static std::string if_any(const char* format, double value) {
      return std::isinf(value) ? "-" : fmt::format(fmt::runtime(format), value);
    }

    PaperCooling cooling_;
  };
};

}  // namespace papan::adjacency
