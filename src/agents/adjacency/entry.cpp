// The Adjacency Strategy Game in the catalogue, with the agents of its own.
#include "agents/adjacency/best.hpp"
#include "agents/adjacency/exact.hpp"
#include "agents/adjacency/genetic.hpp"
#include "agents/adjacency/local_search.hpp"
#include "agents/adjacency/minimax.hpp"
#include "agents/make_entry.hpp"
#include "games/adjacency/family.hpp"

namespace papan {

template <>
struct OwnAgents<adjacency::Family> {
  using List = TypeList<adjacency::Best, adjacency::Exact, adjacency::Minimax, adjacency::Sideways,
                        adjacency::Annealing, adjacency::Genetic>;
};

template CatalogueEntry make_entry<adjacency::Family>();

}  // namespace papan
