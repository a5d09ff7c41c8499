// Othello on 10x10, with every agent that plays there.
#include "games/othello/play/own_agents.hpp"

namespace papan {

template VariantEntry make_variant<othello::Family, othello::Othello<10>>();

}  // namespace papan
