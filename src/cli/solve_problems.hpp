// `papan solve othello --file`: every problem of an OBF file, solved exactly on one
// thread, held to the scores that the file gives.
#pragma once

#include <string>

#include "game/budget.hpp"

namespace papan::cli {

struct ProblemArguments {
  std::string file;
  int first = 0;  // only so many; 0: all
  Budget budget;  // of each problem
  bool json = false;
};

void solve_problems(const ProblemArguments& arguments);

}  // namespace papan::cli
