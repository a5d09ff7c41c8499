// The Adjacency Strategy Game on boards of all other sizes, with every agent that plays there.
#include "games/adjacency/play/own_agents.hpp"

namespace papan {

template VariantEntry
make_variant<adjacency::Family, adjacency::Adjacency<adjacency::kLargestSize>>();

}  // namespace papan
