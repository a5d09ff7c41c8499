// Where the learning of Colour Brick's values begins.
//
// With three colours: at the template (games/brick/rules/builder.hpp). It plays; the discounted
// points after each board, less the average and what its fuse (games/brick/rules/fuse.hpp)
// promises, are fitted by a line to the template's sum. The slope scales its weights. The promise
// is a share of what the fuse is worth, taken high on purpose: boards with a long fuse, which the
// template never builds, must look good enough to be tried, and learning brings them down to what
// they are worth.
//
// With more colours: at values of fewer. Windows know colours only as equal or different, so
// what was learnt holds; all is worth less, by a factor that is tried out. Where so many colours
// fill the board before anything is learnt, high boards can be made to look worse. Tested in
// tests/train/brick_values_test.cpp.
#pragma once

#include "core/rng.hpp"
#include "games/brick/rules/values.hpp"

namespace papan::train {

struct Beginning {
  brick::ValueTables tables;
  double average = 0;  // points a brick of whoever played
};

inline constexpr double kValuesDiscount = 0.995;  // a brick

struct ValuesGoal {
  int colours = 3;
  double loss = 200;  // bricks whose points a full board costs
};

// Plays so many bricks by the template. `fuse_share`: of a fuse's worth, on a full board; with 0
// no fuse is asked for.
Beginning begin_by_template(const ValuesGoal& goal, int bricks, double fuse_share, const Rng& rng);

// Plays so many bricks by each factor.
Beginning begin_by_values(const brick::Values& fewer, const ValuesGoal& goal, int bricks,
                          const Rng& rng);

// Everything that is in points, so many times.
brick::ValueTables scaled(const brick::ValueTables& tables, double factor);

}  // namespace papan::train
