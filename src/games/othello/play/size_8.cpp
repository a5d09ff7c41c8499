// Othello on 8x8, with every agent that plays there.
#include "games/othello/play/own_agents.hpp"

namespace papan {

template VariantEntry make_variant<othello::Family, othello::Othello<8>>();

}  // namespace papan
