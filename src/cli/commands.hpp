// Each adds its subcommand to the application.
#pragma once

#include "cli/command.hpp"

namespace papan::cli {

inline constexpr int kMaxThreads = 256;  // that a command may be told to use

void add_games(Command& app);
void add_agents(Command& app);
void add_show(Command& app);
void add_replay(Command& app);
void add_perft(Command& app);
void add_move(Command& app);
void add_solve(Command& app);
void add_play(Command& app);
void add_match(Command& app);
void add_bench(Command& app);
void add_serve(Command& app);
void add_brick(Command& app);
void add_tournament(Command& app);
void add_gtp(Command& app);
void add_db(Command& app);
void add_brick_explain(Command& brick);
void add_brick_export(Command& brick);
void add_reproduce(Command& app);
void add_tree(Command& app);
void add_explain(Command& app);
void add_train(Command& app);
void add_train_brick_builder(Command& train);
void add_train_brick_values(Command& train);
void add_train_patterns(Command& train);
void add_training_runs(Command& train);
void add_collapse(Command& app);

}  // namespace papan::cli
