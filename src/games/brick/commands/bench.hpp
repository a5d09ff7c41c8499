// What `papan bench` measures of Colour Brick: how many drops are valued in a second.
#pragma once

#include "cli/bench.hpp"

namespace papan::cli {

BenchWork drops_of_bricks();

}  // namespace papan::cli
