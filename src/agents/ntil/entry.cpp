// Ntil in the catalogue, with the agents of its own.
#include "agents/make_entry.hpp"
#include "agents/ntil/best.hpp"
#include "agents/ntil/exact.hpp"
#include "games/ntil/family.hpp"

namespace papan {

template <>
struct OwnAgents<ntil::Family> {
  using List = TypeList<ntil::Best, ntil::Exact>;
};

template CatalogueEntry make_entry<ntil::Family>();

}  // namespace papan
