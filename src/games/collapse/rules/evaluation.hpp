// Evaluations of Collapse for searches that look at unfinished boards.
//
// `spared` trusts that the most frequent colour will go in one click, and takes the
// other groups as they lie; `potential` trusts that every colour will; `score`
// trusts nothing. Measured in docs/algorithms/solo-search.md.
#pragma once

#include <algorithm>
#include <string_view>

#include "game/evaluation.hpp"
#include "games/collapse/rules/collapse.hpp"

namespace papan::collapse {

struct Spared {
  static constexpr std::string_view kName = "spared";
  static constexpr int kUnit = 1;

  Score operator()(const Collapse& rules, const Collapse::State& state) const {
    const ColourCounts counts = count_colours(state.board);
    const auto most = std::max_element(counts.begin() + 1, counts.end());
    const auto spared = static_cast<std::uint8_t>(most - counts.begin());
    const Score single = rules.single() == Single::kRemoves ? -kSingleCost : 0;
    Score sum = state.points + group_points(rules.scoring(), *most);
    rules.for_each_group(state.board, [&](Spot first, const Spots& group) {
      if (state.board.at(first) == spared) return;
      const int cells = static_cast<int>(group.size());
      sum += cells > 1 ? group_points(rules.scoring(), cells) : single;
    });
    return sum;
  }
  Score final(const Collapse& rules, const Collapse::State& state) const {
    return rules.score(state);
  }
};

struct Potential {
  static constexpr std::string_view kName = "potential";
  static constexpr int kUnit = 1;

  Score operator()(const Collapse& rules, const Collapse::State& state) const {
    return rules.most(state);
  }
  Score final(const Collapse& rules, const Collapse::State& state) const {
    return rules.score(state);
  }
};

}  // namespace papan::collapse
