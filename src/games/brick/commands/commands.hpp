// The subcommands of Colour Brick; each adds itself to the application, to `brick` or to `train`.
#pragma once

#include "cli/command.hpp"

namespace papan::cli {

void add_brick(Command& app);
void add_brick_explain(Command& brick);
void add_brick_export(Command& brick);

}  // namespace papan::cli
