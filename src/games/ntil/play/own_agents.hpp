// The agents that know Ntil only, as the catalogue lists them.
#pragma once

#include "agents/make_variant.hpp"
#include "games/ntil/play/best.hpp"
#include "games/ntil/play/exact.hpp"
#include "games/ntil/rules/family.hpp"

namespace papan {

template <>
struct OwnAgents<ntil::Family> {
  using List = TypeList<ntil::Best, ntil::Exact>;
};

}  // namespace papan
