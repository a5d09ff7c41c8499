// Tapatan in the catalogue, with the agent of its own.
#include "agents/make_entry.hpp"
#include "agents/make_variant.hpp"
#include "games/tapatan/play/best.hpp"
#include "games/tapatan/rules/family.hpp"

namespace papan {

template <>
struct OwnAgents<tapatan::Family> {
  using List = TypeList<tapatan::Best>;
};

template VariantEntry make_variant<tapatan::Family, tapatan::Tapatan>();
template CatalogueEntry make_entry<tapatan::Family>();

}  // namespace papan
