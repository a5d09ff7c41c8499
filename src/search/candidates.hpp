// Candidates, ranked as they are told: best first for who moves.
#pragma once

#include <vector>

#include "core/sort_few.hpp"
#include "game/task.hpp"

namespace papan {

// Of equal values a known one stands before a bound.
template <Game G>
void rank_for(Turn seat, std::vector<Candidate<G>>& candidates) {
  sort_few(candidates, [seat](const Candidate<G>& a, const Candidate<G>& b) {
    if (a.value != b.value) return sign(seat) * (a.value - b.value) > 0;
    return a.bound == Bound::kExact && b.bound != Bound::kExact;
  });
}

}  // namespace papan
