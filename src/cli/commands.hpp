// Each adds its subcommand to the application.
#pragma once

#include <memory>

#include "cli/command.hpp"
#include "train/learner.hpp"

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
void add_tournament(Command& app);
void add_db(Command& app);
void add_reproduce(Command& app);
void add_tree(Command& app);
void add_explain(Command& app);
void add_train(Command& app);
void add_training_runs(Command& train);
// Makes the command one that trains.
void add_learner(Command& command, const train::LearnerKind& kind);

// What games bring of their own: games/all_commands.cpp.
struct BenchArguments;
struct SolveArguments;
void add_commands_of_games(Command& app);
void add_ways_of_games_to_solve(Command& solve, const std::shared_ptr<SolveArguments>& arguments);
void add_ways_of_games_to_bench(Command& bench, const std::shared_ptr<BenchArguments>& arguments);

}  // namespace papan::cli
