// The agents that know The Adjacency Strategy Game only, as the catalogue lists them.
#pragma once

#include "agents/make_variant.hpp"
#include "games/adjacency/play/best.hpp"
#include "games/adjacency/play/exact.hpp"
#include "games/adjacency/play/genetic.hpp"
#include "games/adjacency/play/local_search.hpp"
#include "games/adjacency/play/minimax.hpp"
#include "games/adjacency/rules/family.hpp"

namespace papan {

template <>
struct OwnAgents<adjacency::Family> {
  using List = TypeList<adjacency::Best, adjacency::Exact, adjacency::Minimax, adjacency::Sideways,
                        adjacency::Annealing, adjacency::Genetic>;
};

}  // namespace papan
