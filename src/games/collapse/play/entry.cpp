// Collapse in the catalogue, with the agents of its own.
#include "agents/make_entry.hpp"
#include "agents/make_variant.hpp"
#include "games/collapse/play/best.hpp"
#include "games/collapse/play/brute_force.hpp"
#include "games/collapse/play/paper.hpp"
#include "games/collapse/play/sequence_annealing.hpp"
#include "games/collapse/rules/family.hpp"

namespace papan {

template <>
struct OwnAgents<collapse::Family> {
  using List = TypeList<collapse::Best, collapse::SequenceAnnealing, collapse::BruteForce,
                        collapse::Greedy, collapse::RowByRow>;
};

template VariantEntry make_variant<collapse::Family, collapse::Collapse>();
template CatalogueEntry make_entry<collapse::Family>();

}  // namespace papan
