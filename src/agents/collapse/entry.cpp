// Collapse in the catalogue, with the agents of its own.
#include "agents/collapse/best.hpp"
#include "agents/collapse/brute_force.hpp"
#include "agents/collapse/paper.hpp"
#include "agents/collapse/sequence_annealing.hpp"
#include "agents/make_entry.hpp"
#include "agents/make_variant.hpp"
#include "games/collapse/family.hpp"

namespace papan {

template <>
struct OwnAgents<collapse::Family> {
  using List = TypeList<collapse::Best, collapse::SequenceAnnealing, collapse::BruteForce,
                        collapse::Greedy, collapse::RowByRow>;
};

template VariantEntry make_variant<collapse::Family, collapse::Collapse>();
template CatalogueEntry make_entry<collapse::Family>();

}  // namespace papan
