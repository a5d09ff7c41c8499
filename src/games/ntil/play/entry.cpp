// Ntil in the catalogue.
#include "agents/make_entry.hpp"
#include "games/ntil/rules/family.hpp"

namespace papan {

template CatalogueEntry make_entry<ntil::Family>();

}  // namespace papan
