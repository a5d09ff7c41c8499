// How far the value that `best` tells swings from depth to depth, on midgame positions.
#pragma once

#include <cmath>
#include <cstdint>

#include "agents/catalogue.hpp"
#include "games/othello/study/midgames.hpp"

namespace papan {

struct Depths {
  int from;
  int to;
};

// The mean difference of neighbouring depths, in discs, over the first `positions`.
inline double mean_swing(std::uint64_t positions, const Depths& depths) {
  double sum = 0;
  int count = 0;
  for (std::uint64_t i = 0; i < positions; ++i) {
    const auto position = lab::othello_midgame(Rng(1).fork(i));
    const auto player = std::move(*make_player(*position, "best:book=off"));
    Rng rng(1);
    const auto value = [&](int depth) {
      return player->choose(*position, {{.depth = depth}, rng, {}})->value;
    };
    double last = value(depths.from);
    for (int depth = depths.from + 1; depth <= depths.to; ++depth, ++count) {
      const double next = value(depth);
      sum += std::abs(next - last);
      last = next;
    }
  }
  return sum / count;
}

}  // namespace papan
