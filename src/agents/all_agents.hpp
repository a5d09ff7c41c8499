// Every agent there is: a new one adds its line here. A game's own agents stand
// before the general ones, the strongest first, and take their place where the
// name is the same.
#pragma once

#include "agents/adjacency/best.hpp"
#include "agents/adjacency/exact.hpp"
#include "agents/adjacency/genetic.hpp"
#include "agents/adjacency/local_search.hpp"
#include "agents/adjacency/minimax.hpp"
#include "agents/brick/best.hpp"
#include "agents/brick/thesis.hpp"
#include "agents/collapse/best.hpp"
#include "agents/collapse/paper.hpp"
#include "agents/expectimax.hpp"
#include "agents/mcts.hpp"
#include "agents/negascout.hpp"
#include "agents/ntil/best.hpp"
#include "agents/ntil/exact.hpp"
#include "agents/othello/best.hpp"
#include "agents/othello/greedy.hpp"
#include "agents/plain.hpp"
#include "agents/random.hpp"
#include "core/type_list.hpp"

namespace papan {

// A line an agent:
// clang-format off
using AllAgents = TypeList<
    othello::Best,
    othello::GreedyCount,
    othello::GreedyPosition,
    adjacency::Best,
    adjacency::Exact,
    adjacency::Minimax,
    adjacency::Sideways,
    adjacency::Annealing,
    adjacency::Genetic,
    ntil::Best,
    ntil::Exact,
    brick::Best,
    brick::Thesis,
    brick::Greedy,
    collapse::Best,
    collapse::BruteForce,
    collapse::Greedy,
    collapse::RowByRow,
    RandomAgent,
    MinimaxAgent,
    AlphaBetaAgent,
    NegascoutAgent,
    MctsAgent,
    ExpectimaxAgent>;
// clang-format on

}  // namespace papan
