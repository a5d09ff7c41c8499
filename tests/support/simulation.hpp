// Simulated matches of known strength, whose pairs hang together: an opening that
// favours a side helps each agent once.
#pragma once

#include <algorithm>
#include <vector>

#include "core/rng.hpp"

namespace papan::testing_support {

struct Strength {
  double win = 0.5;    // chance to win a game, before the opening speaks
  double draw = 0;     // chance of a draw
  double swing = 0.2;  // how much an opening adds to one side and takes from the other

  [[nodiscard]] double score() const { return win + draw / 2; }
};

// The points of one game whose chance to be won is moved by `shift`.
inline double simulate_game(const Strength& strength, double shift, Rng& rng) {
  const double drawn = rng.uniform();
  const double win = strength.win + shift;
  return drawn < win ? 1 : drawn < win + strength.draw ? 0.5 : 0;
}

// The opening shifts the first game by as much as it takes from the second, so the
// expected score stays what it was, while the two results repel each other.
inline double simulate_pair(const Strength& strength, Rng& rng) {
  const double shift = rng.uniform() < 0.5 ? strength.swing : -strength.swing;
  return simulate_game(strength, shift, rng) + simulate_game(strength, -shift, rng);
}

inline std::vector<double> simulate_pairs(const Strength& strength, int pairs, Rng& rng) {
  std::vector<double> points(static_cast<std::size_t>(pairs));
  std::generate(points.begin(), points.end(), [&] { return simulate_pair(strength, rng); });
  return points;
}

}  // namespace papan::testing_support
