// The optimisers of pagmo (Biscani and Izzo 2020): CMA-ES, xNES, a simple genetic
// algorithm, differential evolution.
//
// pagmo is seen by one file only, because its headers are large.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "train/optimiser.hpp"

namespace papan::train {

std::vector<std::string> pagmo_names();

// `algorithm` is one of the names.
std::unique_ptr<Optimiser> make_pagmo(const std::string& algorithm, const Search& search);

}  // namespace papan::train
