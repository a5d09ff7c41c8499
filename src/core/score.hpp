// The one number that every game, search and evaluation speaks: an integer,
// from the point of view of the first seat unless a name says otherwise.
// Bounds leave room for adding a margin without overflow.
#pragma once

#include <cstdint>

namespace papan {

using Score = std::int32_t;

inline constexpr Score kInfinity = 1'000'000'000;

}  // namespace papan
