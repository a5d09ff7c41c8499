// What `papan solve` is asked; games add ways of their own: games/all_commands.cpp.
#pragma once

#include "cli/game_arguments.hpp"

namespace papan::cli {

struct SolveArguments : GameArguments {
  BudgetArguments budget;
};

}  // namespace papan::cli
