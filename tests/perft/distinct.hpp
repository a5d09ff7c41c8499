// The number of different positions after exactly `depth` plies, by key.
#pragma once

#include <algorithm>
#include <vector>

#include "game/game.hpp"

namespace papan {

template <Hashable G>
std::size_t distinct_positions(const G& rules, const StateOf<G>& start, int depth) {
  std::vector<StateOf<G>> level = {start};
  for (int ply = 0; ply < depth; ++ply) {
    std::vector<std::pair<std::uint64_t, StateOf<G>>> next;
    for (const StateOf<G>& state : level) {
      MovesOf<G> moves;
      rules.legal_moves(state, moves);
      for (const auto& move : moves) {
        StateOf<G> child = state;
        rules.play(child, move);
        next.emplace_back(rules.key(child), child);
      }
    }
    const auto by_key = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::sort(next.begin(), next.end(), by_key);
    level.clear();
    for (std::size_t i = 0; i < next.size(); ++i) {
      if (i == 0 || next[i].first != next[i - 1].first) level.push_back(next[i].second);
    }
  }
  return level.size();
}

}  // namespace papan
