// The Adjacency Strategy Game on the paper's board, with every agent that plays there.
#include "games/adjacency/play/own_agents.hpp"

namespace papan {

template VariantEntry make_variant<adjacency::Family, adjacency::Adjacency<8>>();

}  // namespace papan
