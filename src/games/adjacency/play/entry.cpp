// The Adjacency Strategy Game in the catalogue.
#include "agents/make_entry.hpp"
#include "games/adjacency/rules/family.hpp"

namespace papan {

template CatalogueEntry make_entry<adjacency::Family>();

}  // namespace papan
