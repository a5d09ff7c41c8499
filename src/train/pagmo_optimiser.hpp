// The optimisers of pagmo (Biscani and Izzo 2020): CMA-ES, xNES, a simple genetic
// algorithm, differential evolution.
//
// pagmo takes 37 MB and some milliseconds as soon as a program starts with it, which
// a judge's memory limit and every short command would feel. So it lives in a module
// beside the program (train/pagmo_module.cpp, the only file that sees its headers),
// and is loaded when a training asks for one of these.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "train/optimiser.hpp"

namespace papan::train {

std::vector<std::string> pagmo_names();

// `algorithm` is one of the names. An error where the module is not found.
Result<std::unique_ptr<Optimiser>> make_pagmo(const std::string& algorithm, const Search& search);

}  // namespace papan::train

// The module's one door. `first` is the first generation.
extern "C" {
using PapanMakePagmo = papan::train::Optimiser*(const char* algorithm,
                                                const papan::train::Search& search,
                                                const std::vector<papan::train::Genome>& first);
PapanMakePagmo papan_make_pagmo;
}
