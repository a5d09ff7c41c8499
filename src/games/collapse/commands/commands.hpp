// The subcommand of Collapse.
#pragma once

#include "cli/command.hpp"

namespace papan::cli {

void add_collapse(Command& app);

}  // namespace papan::cli
