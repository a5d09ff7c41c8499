// The subcommands of the Othello world; each adds itself to the application.
#pragma once

#include "cli/command.hpp"

namespace papan::cli {

void add_gtp(Command& app);
void add_nboard(Command& app);
void add_import(Command& app);
void add_book(Command& app);

}  // namespace papan::cli
