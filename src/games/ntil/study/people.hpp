// Scenario IV of the Ntil paper: people against the agent, from the games that were
// really played. Tested in tests/lab/ntil_people_test.cpp.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

Experiment ntil_people_experiment(const Words& paper);

}  // namespace papan::lab
