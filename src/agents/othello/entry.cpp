// Othello in the catalogue, with the agents of its own.
#include "agents/make_entry.hpp"
#include "agents/othello/best.hpp"
#include "agents/othello/exact.hpp"
#include "agents/othello/greedy.hpp"
#include "games/othello/family.hpp"

namespace papan {

template <>
struct OwnAgents<othello::Family> {
  using List = TypeList<othello::Best, othello::GreedyCount, othello::GreedyPosition>;
  using Solvers = TypeList<othello::Exact>;
};

template CatalogueEntry make_entry<othello::Family>();

}  // namespace papan
