// The agents that know Othello only, as the catalogue lists them.
#pragma once

#include "agents/make_variant.hpp"
#include "agents/othello/best.hpp"
#include "agents/othello/exact.hpp"
#include "agents/othello/greedy.hpp"
#include "games/othello/family.hpp"

namespace papan {

template <>
struct OwnAgents<othello::Family> {
  using List = TypeList<othello::Best, othello::GreedyCount, othello::GreedyPosition>;
  using Solvers = TypeList<othello::Exact, othello::SmallExact>;
};

}  // namespace papan
