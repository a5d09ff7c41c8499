// Each game's experiments, in the order of its paper.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

std::vector<Experiment> brick_experiments();
std::vector<Experiment> adjacency_experiments();
std::vector<Experiment> collapse_experiments();
std::vector<Experiment> othello_experiments();
std::vector<Experiment> ntil_experiments();

// A part of Othello's, with a file of its own.
Experiment othello_techniques_experiment();

}  // namespace papan::lab
