// Ntil on 9x11, with every agent that plays there.
#include "games/ntil/play/own_agents.hpp"

namespace papan {

template VariantEntry make_variant<ntil::Family, ntil::LargeNtil>();

}  // namespace papan
