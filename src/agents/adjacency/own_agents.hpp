// The agents that know The Adjacency Strategy Game only, as the catalogue lists them.
#pragma once

#include "agents/adjacency/best.hpp"
#include "agents/adjacency/exact.hpp"
#include "agents/adjacency/genetic.hpp"
#include "agents/adjacency/local_search.hpp"
#include "agents/adjacency/minimax.hpp"
#include "agents/make_variant.hpp"
#include "games/adjacency/family.hpp"

namespace papan {

template <>
struct OwnAgents<adjacency::Family> {
  using List = TypeList<adjacency::Best, adjacency::Exact, adjacency::Minimax, adjacency::Sideways,
                        adjacency::Annealing, adjacency::Genetic>;
};

}  // namespace papan
