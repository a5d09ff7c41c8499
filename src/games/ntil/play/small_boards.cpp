// Ntil on the boards that fit into 64 bits, with every agent that plays there.
#include "games/ntil/play/own_agents.hpp"

namespace papan {

template VariantEntry make_variant<ntil::Family, ntil::SmallNtil>();

}  // namespace papan
