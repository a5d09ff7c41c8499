// The agents that know Othello only, as the catalogue lists them.
#pragma once

#include "agents/make_variant.hpp"
#include "games/othello/play/best.hpp"
#include "games/othello/play/exact.hpp"
#include "games/othello/play/greedy.hpp"
#include "games/othello/rules/family.hpp"

namespace papan {

template <>
struct OwnAgents<othello::Family> {
  using List = TypeList<othello::Best, othello::GreedyCount, othello::GreedyPosition>;
  using Solvers = TypeList<othello::Exact, othello::SmallExact>;
};

}  // namespace papan
