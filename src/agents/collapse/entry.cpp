// Collapse in the catalogue.
#include "agents/make_entry.hpp"
#include "games/collapse/family.hpp"

namespace papan {

template CatalogueEntry make_entry<collapse::Family>();

}  // namespace papan
