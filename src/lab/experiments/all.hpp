// Each family's experiments, in the order of its paper.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

std::vector<Experiment> brick_experiments();
std::vector<Experiment> adjacency_experiments();
std::vector<Experiment> collapse_experiments();
std::vector<Experiment> othello_experiments();
std::vector<Experiment> ntil_experiments();

}  // namespace papan::lab
