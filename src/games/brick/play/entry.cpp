// Colour Brick in the catalogue, with the agents of its own.
#include "agents/make_entry.hpp"
#include "agents/make_variant.hpp"
#include "games/brick/play/best.hpp"
#include "games/brick/play/thesis.hpp"
#include "games/brick/rules/family.hpp"

namespace papan {

template <>
struct OwnAgents<brick::Family> {
  using List = TypeList<brick::Best, brick::Thesis, brick::Greedy>;
};

template VariantEntry make_variant<brick::Family, brick::ColourBrick>();
template CatalogueEntry make_entry<brick::Family>();

}  // namespace papan
