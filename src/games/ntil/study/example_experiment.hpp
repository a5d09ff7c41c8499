// The worked example of the Ntil paper: the tree of figures 3.15 to 3.18, computed again.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

Experiment ntil_example_experiment(const Words& paper);

}  // namespace papan::lab
