// Midgame positions of Othello to measure searches on: from games of level 5 behind random
// openings, so that they are as sensible as they are different. The same generator gives
// the same positions. Tested in tests/lab/othello_midgames_test.cpp.
#pragma once

#include <memory>

#include "core/rng.hpp"
#include "game/position.hpp"

namespace papan::lab {

// With 34 empty cells, or a few more where somebody had to pass.
std::unique_ptr<Position> othello_midgame(const Rng& rng);

}  // namespace papan::lab
