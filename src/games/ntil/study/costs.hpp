// Scenarios II and III of the Ntil paper: nodes and times of both searches, by depth and
// by board. Nodes follow from the rules; tested in tests/search/ntil_paper_test.cpp.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

Experiment ntil_depth_experiment(const Words& paper);
Experiment ntil_boards_experiment(const Words& paper);

}  // namespace papan::lab
