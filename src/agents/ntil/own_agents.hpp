// The agents that know Ntil only, as the catalogue lists them.
#pragma once

#include "agents/make_variant.hpp"
#include "agents/ntil/best.hpp"
#include "agents/ntil/exact.hpp"
#include "games/ntil/family.hpp"

namespace papan {

template <>
struct OwnAgents<ntil::Family> {
  using List = TypeList<ntil::Best, ntil::Exact>;
};

}  // namespace papan
