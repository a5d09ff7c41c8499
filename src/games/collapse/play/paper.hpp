// `row-by-row` and `greedy`, agents of the Collapse paper, and what they share with its
// third, brute_force.hpp.
//
// Row by row clicks the first group in reading order. Greedy scans column by column from
// the left, each from the top, and keeps the first of the largest groups.
// Tested in tests/agents/collapse_test.cpp.
#pragma once

#include <algorithm>
#include <concepts>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "games/collapse/rules/collapse.hpp"

namespace papan::collapse {

template <class G>
concept IsCollapse = std::same_as<G, Collapse>;

// The most frequent colour, the lowest of equals.
inline std::uint8_t most_frequent(const Board& board) {
  const ColourCounts counts = count_colours(board);
  const auto most = std::max_element(counts.begin() + 1, counts.end());
  return static_cast<std::uint8_t>(most - counts.begin());
}

// The first cell in the paper's scan of which `wanted(spot)` holds; the game is
// not over and there is one.
template <class Wanted>
Spot first_in_scan(const Board& board, Wanted&& wanted) {
  for (int column = 0; column < kMaxSide; ++column) {
    for (int row = board.height(column) - 1; row >= 0; --row) {
      if (wanted(spot(column, row))) return spot(column, row);
    }
  }
  return -1;
}

inline Spot row_by_row_click(const Collapse& rules, const Board& board) {
  Spot found = -1;
  rules.for_each_group(board, [&](Spot first, const Spots& group) {
    if (found < 0 && group.size() > 1) found = first;
  });
  return found;
}

inline Spot greedy_click(const Board& board) {
  Board rest = board;
  Spots group;
  Spot best = -1;
  std::size_t most = 0;
  first_in_scan(board, [&](Spot at) {
    if (rest.at(at) == 0) return false;
    lift(rest, at, group);
    if (group.size() > most) {
      most = group.size();
      best = at;
    }
    return false;
  });
  return best;
}

// The decision for a click on a cell, valued by the points after it.
inline Choice<Collapse> choice_of_click(const Task<Collapse>& task, Spot at) {
  const Collapse& rules = task.rules;
  Choice<Collapse> choice;
  choice.move = rules.named(task.state, rules.move_at(at));
  auto after = task.state;
  rules.play(after, choice.move);
  choice.value = rules.score(after);
  choice.nodes = 1;
  choice.depth = 1;
  choice.line = {choice.move};
  return choice;
}

// The size of its group on every cell.
inline void explain_groups(const Task<Collapse>& task, Explanation& explanation) {
  const Collapse& rules = task.rules;
  BoardMap sizes{"group size", {}};
  rules.for_each_group(task.state.board, [&](Spot, const Spots& group) {
    for (const Spot at : group) {
      sizes.values.push_back({rules.to_text(rules.move_at(at)), static_cast<double>(group.size())});
    }
  });
  explanation.maps = {std::move(sizes)};
}

struct RowByRow {
  static constexpr std::string_view kName = "row-by-row";
  static constexpr std::string_view kSummary = "the first group in reading order (the paper's)";

  template <IsCollapse G>
  class For {
   public:
    using Options = NoOptions;
    static Budget fallback() { return {}; }
    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      return choice_of_click(task, row_by_row_click(task.rules, task.state.board));
    }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the first group in reading order";
      explain_groups(task, explanation);
    }
  };
};

struct Greedy {
  static constexpr std::string_view kName = "greedy";
  static constexpr std::string_view kSummary = "the largest group (the paper's)";

  template <IsCollapse G>
  class For {
   public:
    using Options = NoOptions;
    static Budget fallback() { return {}; }
    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      return choice_of_click(task, greedy_click(task.state.board));
    }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the first of the largest groups, column by column";
      explain_groups(task, explanation);
    }
  };
};

}  // namespace papan::collapse
