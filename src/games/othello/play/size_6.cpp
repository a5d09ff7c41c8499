// Othello on 6x6, with every agent that plays there.
#include "games/othello/play/own_agents.hpp"

namespace papan {

template VariantEntry make_variant<othello::Family, othello::Othello<6>>();

}  // namespace papan
