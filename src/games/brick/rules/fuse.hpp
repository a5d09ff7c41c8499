// Fuse: what the shaft promises whoever can wait for the right brick.
//
// A brick in the shaft may set the whole board off, at once or by a fuse: two equal cells that
// stand ready there dissolve with its lowest one, the next falls and does the rest, and every
// point is counted with a higher step. Such bricks are rare, so what a fuse is worth depends on
// how long one waits: it is the price at which one would rather stop, where the points that
// a brick brings beyond it are in the mean just what a brick's wait costs (Weitzman 1979,
// optimal search). All bricks are played to know it.
// The slow twin is in tests/games/brick_fuse_test.cpp.
#pragma once

#include "games/brick/rules/swift_board.hpp"

namespace papan::brick {

// In points, from 0; `wait` is what it costs to wait a brick.
float fuse_worth(const SwiftBoard& board, float wait);

}  // namespace papan::brick
