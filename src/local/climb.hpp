// Hill climbing: go up while there is an up, and a little sideways.
//
// `climb` surveys all neighbours and goes to the greatest, the last of equals; a
// neighbour as high as here is a sideways step, of which only so many are taken
// in a row, or the walk would circle on a plateau.
// Laws: tests/local/laws_test.cpp.
#pragma once

#include <optional>

#include "local/landscape.hpp"

namespace papan {

struct ClimbLimits {
  int steps = 1'000;
  int sideways = 0;  // in a row
};

template <Surveyable L>
Walk<PointOf<L>> climb(const L& landscape, const PointOf<L>& start, const ClimbLimits& limits) {
  Walk<PointOf<L>> walk(start, landscape.value(start));
  int sideways = 0;
  for (int step = 0; step < limits.steps; ++step) {
    std::optional<PointOf<L>> highest;
    double height = walk.last_value;
    landscape.for_each_neighbour(walk.last, [&](const PointOf<L>& point) {
      const double value = landscape.value(point);
      if (value < height) return;
      highest = point;
      height = value;
    });
    if (!highest) break;
    sideways = height > walk.last_value ? 0 : sideways + 1;
    if (sideways > limits.sideways) break;
    walk.step_to(*highest, height);
  }
  return walk;
}

}  // namespace papan
