// `greedy` and `thesis`: the agents of the Colour Brick thesis.
//
// Both look at the thirty placements in the thesis's order. Greedy takes the
// first of the greatest score. The thesis's agent follows its policy
// (games/brick/rules/policy.hpp) with the published weights, or with those of a file
// that `papan train` wrote; its spec then spells the weights out, so that a
// record needs no file.
// The thesis's own example is played in tests/agents/brick_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <concepts>
#include <string>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "core/text.hpp"
#include "games/brick/play/weights_file.hpp"
#include "games/brick/rules/placements.hpp"
#include "games/brick/rules/policy.hpp"
#include "search/candidates.hpp"

namespace papan::brick {

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
  rank_for(Turn::kFirst, choice.candidates);
  return choice;
}

// A policy's pick, valued as its rule values.
inline Choice<ColourBrick> choice_by(const Placements& all, const Pick& picked) {
  const Placement& chosen = all[picked.index];
  const bool by_evaluation = picked.rule == Rule::kEvaluation;
  Choice<ColourBrick> choice = choice_of(all, chosen, [&](const Placement& placement) {
    return by_evaluation ? placement.evaluation : static_cast<double>(placement.score);
  });
  choice.note = to_text(picked.rule);
  return choice;
}

template <class G>
concept IsColourBrick = std::same_as<G, ColourBrick>;

// The table of all placements, as the thesis prints it.
inline Sheet placement_sheet(const ColourBrick& rules, const Placements& all,
                             const Weights& weights, std::size_t chosen) {
  Sheet sheet{"placements", {"move"}, {}, static_cast<int>(chosen)};
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < kFeatureNames.size(); ++i) {
    if (weights[i] == 0 && i >= kThesisFeatures) continue;
    shown.push_back(i);
    sheet.columns.emplace_back(kFeatureNames[i]);
  }
  sheet.columns.insert(sheet.columns.end(), {"evaluation", "score"});
  for (const Placement& placement : all) {
    std::vector<std::string> row = {rules.to_text(placement.move)};
    for (const std::size_t i : shown) row.push_back(papan::to_text(double(placement.features[i])));
    row.push_back(shown_number(placement.evaluation));
    row.push_back(std::to_string(placement.score));
    sheet.rows.push_back(std::move(row));
  }
  return sheet;
}

// Evaluation and score of each placement, as the thesis's figures have them: columns 1 to
// 10, rotations 0 to 2.
inline Grid placement_grid(const Placements& all, std::size_t chosen) {
  Grid grid{"placements", {"column", "rotation"}, {}, {}, {"evaluation", "score"}, {}};
  for (int column = 1; column <= kColumns; ++column) grid.columns.push_back(std::to_string(column));
  grid.cells.assign(3, std::vector<Grid::Cell>(kColumns));
  for (std::size_t rotation = 0; rotation < grid.cells.size(); ++rotation) {
    grid.rows.push_back(std::to_string(rotation));
  }
  for (const Placement& placement : all) {
    grid.cells[placement.move.rotation][placement.move.column] = {
        placement.evaluation, static_cast<double>(placement.score)};
  }
  const Move move = all[chosen].move;
  grid.chosen = {{move.rotation, move.column}};
  return grid;
}

// What the features count, the thesis's abbreviations beside ours, and what they weigh.
inline Sheet weight_sheet(const Weights& weights) {
  Sheet sheet{"weights", {"feature", "counts", "weight"}, {}, -1};
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (weights[i] == 0 && i >= kThesisFeatures) continue;
    const std::string_view meaning = i < kThesisFeatures ? kFeatureMeanings[i] : "";
    sheet.rows.push_back(
        {std::string(kFeatureNames[i]), std::string(meaning), papan::to_text(weights[i])});
  }
  return sheet;
}

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
      return choice_of(all, all[best_score(all)],
                       [](const Placement& p) { return double(p.score); });
    }

    void explain(const Task<G>& task, papan::Explanation& explanation) const {
      explanation.rule = "the greatest score";
      const Placements all = placements(task.rules, task.state, {});
      const std::size_t chosen = best_score(all);
      explanation.grids = {placement_grid(all, chosen)};
      explanation.sheets = {placement_sheet(task.rules, all, {}, chosen)};
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
      int free_cells = -1;
      std::string weights;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}
            .integer("limit", &Options::limit, {-1, 1'000'000},
                     "points above which a placement is taken at once; -1: as trained")
            .integer("free_cells", &Options::free_cells, {-1, kColumns * kRows},
                     "with fewer free cells any points are taken; -1: as trained")
            .file("weights", &Options::weights, &names_weights_file,
                  "a file of weights, or HP:1.5;VP:-2;...; the thesis's when empty");
      }
    };
    static Budget fallback() { return {}; }

    // Reads the file of weights, if one is named, and spells out what it holds.
    static Result<Options> complete(const G& rules, Options options) {
      const auto policy = read_policy(options.weights, rules.parameters());
      if (!policy) return policy.error();
      if (options.limit < 0) options.limit = policy->limit;
      if (options.free_cells < 0) options.free_cells = policy->free_cells;
      if (!options.weights.empty()) options.weights = to_text(*policy);
      return options;
    }

    For(const G& rules, const Options& options) {
      const auto policy = read_policy(options.weights, rules.parameters());
      assert(policy.ok());
      policy_ = *policy;
      if (options.limit >= 0) policy_.limit = options.limit;
      if (options.free_cells >= 0) policy_.free_cells = options.free_cells;
    }

    Choice<G> choose(const Task<G>& task) {
      const Placements all = placements(task.rules, task.state, policy_.weights);
      return choice_by(all, pick(all, task.state, policy_));
    }

    // The thirty placements, with the weights and the limits that decide among them.
    void explain(const Task<G>& task, papan::Explanation& explanation) const {
      const Placements all = placements(task.rules, task.state, policy_.weights);
      const Pick picked = pick(all, task.state, policy_);
      explanation.grids = {placement_grid(all, picked.index)};
      explanation.sheets = {placement_sheet(task.rules, all, policy_.weights, picked.index),
                            weight_sheet(policy_.weights)};
      explanation.facts.push_back({"limit", std::to_string(policy_.limit)});
      explanation.facts.push_back({"free cells", std::to_string(policy_.free_cells)});
    }

   private:
    Policy policy_;
  };
};

}  // namespace papan::brick
