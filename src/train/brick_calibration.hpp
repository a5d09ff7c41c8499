// Calibration: what the crystal's sum is worth in points, before anything is learnt.
//
// The policy of brick_first_policy.hpp plays; the discounted points after each board, less the
// average, are fitted by a line to the weighted features of the board. Its slope scales the
// weights, so that learning starts with values that are about right and that choose as
// the policy does.
#pragma once

#include "core/rng.hpp"
#include "games/brick/values.hpp"

namespace papan::train {

struct Calibration {
  brick::ValueTables tables;  // nothing but the crystal's weights, the offset and the buckets
  double average = 0;         // points a brick
};

inline constexpr double kValuesDiscount = 0.995;  // a brick

// Plays so many bricks.
Calibration calibrate(int colours, int bricks, const Rng& rng);

}  // namespace papan::train
