// Each adds its subcommand to the application.
#pragma once

#include <CLI/CLI.hpp>

namespace papan::cli {

void add_games(CLI::App& app);
void add_agents(CLI::App& app);
void add_show(CLI::App& app);
void add_replay(CLI::App& app);
void add_perft(CLI::App& app);
void add_move(CLI::App& app);
void add_solve(CLI::App& app);
void add_play(CLI::App& app);
void add_match(CLI::App& app);
void add_bench(CLI::App& app);
void add_serve(CLI::App& app);
void add_brick(CLI::App& app);
void add_tournament(CLI::App& app);
void add_gtp(CLI::App& app);
void add_db(CLI::App& app);
void add_brick_explain(CLI::App& brick);
void add_brick_export(CLI::App& brick);
void add_reproduce(CLI::App& app);
void add_tree(CLI::App& app);
void add_explain(CLI::App& app);
void add_train(CLI::App& app);
void add_train_brick_builder(CLI::App& train);
void add_train_brick_values(CLI::App& train);
void add_train_patterns(CLI::App& train);
void add_training_runs(CLI::App& train);
void add_collapse(CLI::App& app);

}  // namespace papan::cli
