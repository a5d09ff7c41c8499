#include "agents/collapse/walk.hpp"

#include <algorithm>

namespace papan::collapse {
namespace {

constexpr Score kMargin = 600;  // points that a spared colour may promise less than the first

}  // namespace

std::vector<int> colours_to_spare(const Errand& errand) {
  if (errand.options.spared > 0) return {errand.options.spared};
  const Collapse& rules = errand.rules;
  const ColourCounts counts = count_colours(errand.state.board);
  const auto promise = [&](int colour) {
    const int cells = counts[static_cast<std::size_t>(colour)];
    return cells > 1 ? group_points(rules.scoring(), cells) : 0;
  };
  std::vector<int> colours;
  for (int colour = 1; colour <= rules.parameters().colours; ++colour) colours.push_back(colour);
  std::stable_sort(colours.begin(), colours.end(),
                   [&](int a, int b) { return promise(a) > promise(b); });
  std::size_t worth = 1;
  while (rules.scoring() != Scoring::kXxl && worth < colours.size() &&
         promise(colours[0]) - promise(colours[worth]) <= kMargin) {
    ++worth;
  }
  colours.resize(worth);
  return colours;
}

HeatRange heat_of(const PlannerOptions& options, HeatRange usual) {
  if (options.hot > 0) usual.hot = options.hot;
  if (options.cold > 0) usual.cold = options.cold;
  return usual;
}

}  // namespace papan::collapse
