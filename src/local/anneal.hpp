// Simulated annealing: a random walk that prefers up, and ever more so.
//
// A neighbour is drawn; one that is not lower is taken, a lower one by d with
// probability exp(-d / T). The temperature T falls by a schedule (Kirkpatrick,
// Gelatt and Vecchi 1983). At temperature zero it is hill climbing by chance, to
// the same bytes: tests/local/laws_test.cpp.
#pragma once

#include <cmath>
#include <concepts>

#include "local/landscape.hpp"

namespace papan {

template <class C>
concept Cooling = requires(const C& cooling, int step) {
  { cooling.steps() } -> std::same_as<int>;
  { cooling.temperature(step) } -> std::same_as<double>;
};

// From a temperature down by equal differences, while it is above zero.
struct LinearCooling {
  double from = 1;
  double by = 0.1;

  [[nodiscard]] int steps() const { return static_cast<int>(std::ceil(from / by - kSlack)); }
  [[nodiscard]] double temperature(int step) const { return from - step * by; }

 private:
  static constexpr double kSlack = 1e-9;  // 10 / 0.1 is 100 steps, not 101
};

namespace anneal_detail {

// What a schedule takes off every rise; most take nothing.
template <Cooling C>
double toll(const C& cooling) {
  if constexpr (requires { cooling.toll; }) {
    return cooling.toll;
  } else {
    return 0;
  }
}

// Draws only where chance decides.
inline bool accepts(double rise, double temperature, Rng& rng) {
  if (rise >= 0) return true;
  return temperature > 0 && rng.uniform() < std::exp(rise / temperature);
}

}  // namespace anneal_detail

// What a step was: told to whoever watches.
template <class Point>
struct AnnealStep {
  double temperature = 0;
  Point point{};
  double value = 0;
  double rise = 0;  // from where the walk stood
  bool taken = false;
};

struct NobodyWatches {
  template <class Seen>
  void operator()(const Seen&) const {}
};

template <Wandering L, Cooling C, class Watch = NobodyWatches>
Walk<PointOf<L>> anneal(const L& landscape, const PointOf<L>& start, const C& cooling, Rng& rng,
                        Watch&& watch = {}) {
  Walk<PointOf<L>> walk(start, landscape.value(start));
  const int steps = cooling.steps();
  for (int step = 0; step < steps; ++step) {
    const PointOf<L> point = landscape.neighbour(walk.last, rng);
    const double value = landscape.value(point);
    const double rise = value - walk.last_value;
    const double temperature = cooling.temperature(step);
    const bool taken =
        anneal_detail::accepts(rise - anneal_detail::toll(cooling), temperature, rng);
    if (taken) walk.step_to(point, value);
    watch(AnnealStep<PointOf<L>>{temperature, point, value, rise, taken});
  }
  return walk;
}

}  // namespace papan
