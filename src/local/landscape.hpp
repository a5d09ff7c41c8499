// Landscapes: what local search walks on. Points have a value, the greater the
// better, and neighbours, of which one is drawn or all are surveyed.
#pragma once

#include <concepts>

#include "core/rng.hpp"

namespace papan {

template <class L>
using PointOf = typename L::Point;

template <class L>
concept Landscape = std::copyable<PointOf<L>> &&
    requires(const L& landscape, const PointOf<L>& point) {
  { landscape.value(point) } -> std::convertible_to<double>;
};

// A random neighbour can be drawn.
template <class L>
concept Wandering = Landscape<L> &&
    requires(const L& landscape, const PointOf<L>& point, Rng& rng) {
  { landscape.neighbour(point, rng) } -> std::same_as<PointOf<L>>;
};

// All neighbours can be visited, always in the same order.
template <class L>
concept Surveyable = Landscape<L> && requires(const L& landscape, const PointOf<L>& point) {
  landscape.for_each_neighbour(point, [](const PointOf<L>&) {});
};

// Where a walk ended, and the best it saw on its way.
template <class Point>
struct Walk {
  Point last;
  double last_value = 0;
  Point best;
  double best_value = 0;

  Walk(const Point& start, double value)
      : last(start), last_value(value), best(start), best_value(value) {}

  void step_to(const Point& point, double value) {
    last = point;
    last_value = value;
    if (value <= best_value) return;
    best = point;
    best_value = value;
  }
};

}  // namespace papan
