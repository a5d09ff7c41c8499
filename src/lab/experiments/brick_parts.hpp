// The experiments of the Colour Brick thesis, a file each; and what they share.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

Experiment brick_cases_experiment(const std::string& paper);
Experiment brick_examples_experiment(const std::string& paper);
std::vector<Experiment> brick_genetic_experiments(const std::string& paper);

}  // namespace papan::lab
