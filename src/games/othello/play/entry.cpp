// Othello in the catalogue.
#include "agents/make_entry.hpp"
#include "games/othello/rules/family.hpp"

namespace papan {

template CatalogueEntry make_entry<othello::Family>();

}  // namespace papan
