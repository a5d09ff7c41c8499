// `papan solve othello --file` and `--outcome`: Othello problems, solved for their score or only
// for who wins, held to the scores that a file gives.
#pragma once

#include <string>

#include "game/budget.hpp"

namespace papan::cli {

struct ProblemArguments {
  std::string file;      // OBF
  std::string position;  // in its place
  int first = 0;         // only so many; 0: all
  Budget budget;         // of each problem
  int threads = 1;
  bool outcome = false;  // only who wins
  bool json = false;
};

void solve_problems(const ProblemArguments& arguments);

}  // namespace papan::cli
