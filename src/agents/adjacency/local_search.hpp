// `sideways` and `annealing`: the local searches of the Adjacency paper.
//
// Both look one move ahead, on a landscape whose points are the cells to choose
// from (next to an enemy mark; any empty cell where there is none) and whose
// height is the mark difference after the move, plus half a mark where the move
// is not at risk: no empty cell beside it has an own mark beside it already. All
// points are neighbours of each other. `sideways` takes the highest, the last of
// equals in reading order; `annealing` walks a hundred steps from temperature 10
// down to 0 and takes where it ends.
// Corrections: docs/games/adjacency.md. Tested in tests/agents/adjacency_paper_test.cpp.
#pragma once

#include <fmt/format.h>

#include "agents/adjacency/minimax.hpp"
#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "local/anneal.hpp"
#include "local/climb.hpp"

namespace papan::adjacency {

template <AnyAdjacency G>
class OneMoveLandscape {
 public:
  using Point = Move;
  using Bits = typename G::Bits;

  OneMoveLandscape(const G& rules, const StateOf<G>& state)
      : rules_(rules), state_(state), cells_(paper_candidates<G>(state)) {
    const Bits bridges = G::empty(state) & G::B::next_to(state.own);
    at_risk_ = G::B::next_to(bridges);
  }

  // For the mover.
  [[nodiscard]] double value(Move move) const {
    auto after = state_;
    rules_.play(after, move);
    const int marks = sign(state_.side) * rules_.score(after);
    return marks + (contains(at_risk_, move.cell) ? 0.0 : kSafe);
  }

  [[nodiscard]] Move neighbour(Move, Rng& rng) const {
    const auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(count(cells_))));
    return {static_cast<std::uint8_t>(nth_bit(cells_, n))};
  }

  template <class Visit>
  void for_each_neighbour(Move, Visit&& visit) const {
    for_each_bit(cells_, [&](int cell) { visit(Move{static_cast<std::uint8_t>(cell)}); });
  }

  [[nodiscard]] Move lowest_cell() const { return {static_cast<std::uint8_t>(lowest(cells_))}; }
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
  choice.candidates = {{move, choice.value, Bound::kExact}};
  return choice;
}

// What the landscape's height is, cell by cell.
template <AnyAdjacency G>
BoardMap objective_map(const Task<G>& task) {
  BoardMap map{"objective", {}};
  const OneMoveLandscape<G> landscape(task.rules, task.state);
  landscape.for_each_neighbour({}, [&](Move move) {
    map.values.push_back({task.rules.to_text(move), landscape.value(move)});
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
      const auto walk = climb(landscape, landscape.lowest_cell(), {.steps = 1, .sideways = 1});
      return one_move_choice(task, walk.last, walk.last_value, landscape.size());
    }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the greatest objective, the last of equals in reading order";
      explanation.maps = {objective_map(task)};
    }
  };
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

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .real("temperature", &Options::temperature, {0.001, 1000}, "where the walk starts")
            .real("step", &Options::step, {0.001, 1000}, "how much it cools at each step");
      }
    };

    static Budget fallback() { return {}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      const OneMoveLandscape<G> landscape(task.rules, task.state);
      Rng& rng = task.request.rng;
      const LinearCooling cooling{options_.temperature, options_.step};
      const Move start = landscape.neighbour({}, rng);
      const auto walk = anneal(landscape, start, cooling, rng);
      return one_move_choice(task, walk.last, walk.last_value, 1 + cooling.steps());
    }

    // The walk, step by step.
    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "where the walk ends";
      explanation.maps = {objective_map(task)};
      const OneMoveLandscape<G> landscape(task.rules, task.state);
      Sheet steps{"walk", {"step", "temperature", "cell", "objective", "rise", "taken"}, {}, -1};
      const auto watch = [&](const AnnealStep<Move>& step) {
        steps.rows.push_back({std::to_string(steps.rows.size() + 1),
                              fmt::format("{:.1f}", step.temperature),
                              task.rules.to_text(step.point), fmt::format("{:.1f}", step.value),
                              fmt::format("{:+.1f}", step.rise), step.taken ? "yes" : "no"});
        if (step.taken) steps.chosen = static_cast<int>(steps.rows.size()) - 1;
      };
      Rng& rng = task.request.rng;
      const Move start = landscape.neighbour({}, rng);
      explanation.facts.push_back({"start", task.rules.to_text(start)});
      anneal(landscape, start, LinearCooling{options_.temperature, options_.step}, rng, watch);
      explanation.sheets.push_back(std::move(steps));
    }

   private:
    Options options_;
  };
};

}  // namespace papan::adjacency
