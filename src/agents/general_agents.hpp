// The agents that play any game whose refinements they ask for: a new one adds its
// line here. The agents of one game are listed in its own `<game>/entry.cpp`.
#pragma once

#include "agents/beam.hpp"
#include "agents/expectimax.hpp"
#include "agents/mcts.hpp"
#include "agents/negascout.hpp"
#include "agents/nmcs.hpp"
#include "agents/nrpa.hpp"
#include "agents/plain.hpp"
#include "agents/random.hpp"
#include "agents/solo_mcts.hpp"
#include "core/type_list.hpp"

namespace papan {

// A line an agent:
// clang-format off
using GeneralAgents = TypeList<
    RandomAgent,
    MinimaxAgent,
    AlphaBetaAgent,
    NegamaxAgent,
    NegascoutAgent,
    MctsAgent,
    ExpectimaxAgent,
    SoloMctsAgent,
    BeamAgent,
    NmcsAgent,
    NrpaAgent>;
// clang-format on

}  // namespace papan
