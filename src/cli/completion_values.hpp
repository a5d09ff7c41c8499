// Values that an argument may have, as far as Papan knows them: games, agents with their
// options, parameters, experiments.
#pragma once

#include <string>
#include <vector>

#include "cli/completion.hpp"

namespace papan::cli {

// `game` may be empty or unknown. What does not begin as `typed` may be among them.
std::vector<Candidate> values_for(const Argument& argument, const std::string& game,
                                  const std::string& typed);

}  // namespace papan::cli
