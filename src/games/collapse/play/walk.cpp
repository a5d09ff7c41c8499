#include "games/collapse/play/walk.hpp"

#include <algorithm>

namespace papan::collapse {
namespace {

constexpr Score kMargin = 600;  // points that a spared colour may promise less than the first

}  // namespace

std::vector<Move> moves_along(const Collapse& rules, const Collapse::State& from,
                              const Decoder& decoder, const Clicks& clicks) {
  std::vector<Move> moves;
  Collapse::State state = from;
  Decoder::State decoded;
  decoder.copy(decoded, decoder.start());
  const auto play = [&](Move move) {
    moves.push_back(rules.named(state, move));
    rules.play(state, moves.back());
  };
  if (clicks.first != kNoCell) {
    play(decoder.move_of(decoded, clicks.first));
    decoder.click_any(decoded, clicks.first);
  }
  for (const CellName name : clicks.then) {
    if (!decoder.is_alive(decoded, name)) continue;
    const Move move = decoder.move_of(decoded, name);
    if (decoder.click(decoded, name)) play(move);
  }
  Decoder::State finished;
  decoder.copy(finished, decoded);
  decoder.finish(finished, [&](CellName name) {
    play(decoder.move_of(decoded, name));
    decoder.click_any(decoded, name);
  });
  return moves;
}

std::vector<int> colours_to_spare(const PlanTask& task) {
  if (task.options.spared > 0) return {task.options.spared};
  const Collapse& rules = task.rules;
  const ColourCounts counts = count_colours(task.state.board);
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
