// Colour Brick in the catalogue.
#include "agents/make_entry.hpp"
#include "games/brick/family.hpp"

namespace papan {

template CatalogueEntry make_entry<brick::Family>();

}  // namespace papan
