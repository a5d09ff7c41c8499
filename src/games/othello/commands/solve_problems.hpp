// `papan solve othello --file` and `--outcome`: Othello problems, solved for their score or only
// for who wins, held to the scores that a file gives.
#pragma once

#include <memory>

#include "cli/command.hpp"
#include "cli/solve.hpp"

namespace papan::cli {

void add_solve_problems(Command& solve, const std::shared_ptr<SolveArguments>& arguments);

}  // namespace papan::cli
