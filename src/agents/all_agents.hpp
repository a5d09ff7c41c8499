// Every agent there is: a new one adds its line here. A game's own agents stand
// before the general ones and take their place where the name is the same.
#pragma once

#include "agents/brick/thesis.hpp"
#include "agents/mcts.hpp"
#include "agents/negascout.hpp"
#include "agents/othello/best.hpp"
#include "agents/othello/greedy.hpp"
#include "agents/plain.hpp"
#include "agents/random.hpp"
#include "core/type_list.hpp"

namespace papan {

using AllAgents = TypeList<brick::Greedy, brick::Thesis, othello::Best, othello::GreedyCount,
                           othello::GreedyPosition, RandomAgent, MinimaxAgent, AlphaBetaAgent,
                           NegascoutAgent, MctsAgent>;

}  // namespace papan
