// The subcommands of the Othello world; each adds itself to the application or to `train`.
#pragma once

#include <CLI/CLI.hpp>

namespace papan::cli {

void add_book(CLI::App& app);
void add_import(CLI::App& app);
void add_nboard(CLI::App& app);
void add_train_probcut(CLI::App& train);

}  // namespace papan::cli
