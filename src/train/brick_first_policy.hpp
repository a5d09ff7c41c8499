// The policy from which the learning of Colour Brick's values starts, by the number of colours.
//
// An earlier template that looked one brick ahead and took points above a limit: CMA-ES on the
// features of a crystal (games/brick/crystal.hpp), limit and ease. It plays no more; it stays as it
// is because the values that the program carries were learnt from it.
// docs/algorithms/brick-training.md tells how it came about.
#pragma once

#include "games/brick/policy.hpp"

namespace papan::train {

brick::Policy first_policy(int colours);

}  // namespace papan::train
