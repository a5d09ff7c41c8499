#include "cli/app.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/completion.hpp"
#include "cli/interrupt.hpp"
#include "cli/manual.hpp"
#include "cli/parse.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

constexpr int kBadInput = 2;
constexpr int kFailed = 1;

int complain(std::string_view message, int code) {
  std::string line(message);
  for (char& c : line) {
    if (c == '\n') c = ' ';
  }
  fmt::print(stderr, "papan: {}\n", trim(line));
  return code;
}

}  // namespace

void add_commands(Command& app) {
  app.examples({"papan play othello", "papan agents othello",
                "papan match othello --first best:level=5 --second greedy-count --games 20",
                "papan COMMAND --help"});
  add_serve(app);
  add_play(app);
  add_show(app);
  add_move(app);
  add_explain(app);
  add_tree(app);
  add_solve(app);
  add_match(app);
  add_tournament(app);
  add_replay(app);
  add_games(app);
  add_agents(app);
  add_perft(app);
  add_bench(app);
  add_commands_of_games(app);
  add_db(app);
  add_reproduce(app);
  add_train(app);
  add_completion(app);
  add_manual(app);
}

int run(int argc, const char* const* argv) {
  Command app("papan",
              "Papan: board and tile games, the agents that play them, and experiments with both.");
  add_commands(app);
  try {
    if (argc > 1 && argv[1] == kComplete) {
      print_candidates(app, {argv + 2, argv + argc});
      return 0;
    }
    const Parsed parsed = parse(app, {argv + 1, argv + argc});
    if (parsed.command == nullptr) {
      fmt::print("{}", parsed.text);
    } else {
      parsed.command->action()();
    }
    return 0;
  } catch (const BadInput& problem) {
    return complain(problem.what(), kBadInput);
  } catch (const Interrupted& problem) {
    return complain(problem.what(), kInterruptedCode);
  } catch (const std::exception& problem) {
    return complain(problem.what(), kFailed);
  }
}

}  // namespace papan::cli
