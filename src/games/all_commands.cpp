// The commands that games bring of their own, as `papan --help` lists them, and their parts of
// others.
#include "cli/commands.hpp"
#include "games/brick/commands/bench.hpp"
#include "games/brick/commands/commands.hpp"
#include "games/collapse/commands/commands.hpp"
#include "games/othello/commands/bench_threads.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/commands/solve_problems.hpp"

namespace papan::cli {

void add_commands_of_games(Command& app) {
  add_brick(app);
  add_collapse(app);
  add_gtp(app);
  add_nboard(app);
  add_import(app);
  add_book(app);
}

void add_ways_of_games_to_solve(Command& solve, const std::shared_ptr<SolveArguments>& arguments) {
  add_solve_problems(solve, arguments);
}

void add_ways_of_games_to_bench(Command& bench, const std::shared_ptr<BenchArguments>& arguments) {
  add_bench_threads(bench, arguments);
}

std::vector<BenchWork> work_of_games() {
  return {drops_of_bricks()};
}

}  // namespace papan::cli
