// The command line `papan`: one file a subcommand; this is their list.
#pragma once

namespace papan::cli {

class Command;

// Describes every command as a part of `app`.
void add_commands(Command& app);

// Runs one command; returns the process's exit code: 0 done, 2 bad input,
// 1 anything else.
int run(int argc, const char* const* argv);

}  // namespace papan::cli
