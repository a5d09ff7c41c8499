#include "cli/app.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <exception>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/othello_commands.hpp"
#include "core/text.hpp"
#include "core/version.hpp"

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

void add_commands(CLI::App& app) {
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
  add_brick(app);
  add_collapse(app);
  add_gtp(app);
  add_nboard(app);
  add_import(app);
  add_book(app);
  add_db(app);
  add_reproduce(app);
  add_train(app);
}

// The library's own message for an unknown command does not name it.
void refuse_unknown_command(const CLI::App& app, int argc, const char* const* argv) {
  if (argc < 2 || argv[1][0] == '-') return;
  std::vector<std::string> known;
  for (const CLI::App* command : app.get_subcommands({})) {
    if (command->get_name() == argv[1]) return;
    known.push_back(command->get_name());
  }
  throw BadInput(
      {fmt::format("unknown command {}: expected {}", in_quotes(argv[1]), join(known, ", "))});
}

}  // namespace

int run(int argc, const char* const* argv) {
  CLI::App app{"Papan: board and tile games, the agents that play them, and experiments with both.",
               "papan"};
  app.set_version_flag("--version", std::string(kVersion));
  app.require_subcommand(1);
  app.get_formatter()->column_width(34);
  add_examples(app, {"papan play othello", "papan agents othello",
                     "papan match othello --first best:level=5 --second greedy-count --games 20",
                     "papan COMMAND --help"});
  add_commands(app);
  try {
    refuse_unknown_command(app, argc, argv);
    app.parse(argc, argv);
    return 0;
  } catch (const CLI::Success& asked) {  // --help, --version
    return app.exit(asked);
  } catch (const CLI::ParseError& problem) {
    return complain(problem.what(), kBadInput);
  } catch (const BadInput& problem) {
    return complain(problem.what(), kBadInput);
  } catch (const std::exception& problem) {
    return complain(problem.what(), kFailed);
  }
}

}  // namespace papan::cli
