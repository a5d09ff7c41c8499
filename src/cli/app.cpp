#include "cli/app.hpp"

#include <fmt/format.h>

#include <cassert>
#include <cstdio>
#include <exception>
#include <map>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"
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

// Those of games stand before the command's own.
void add_examples_of_games(Command& app) {
  std::map<std::string_view, std::vector<std::string>> lines;
  for (const CatalogueEntry& entry : catalogue()) {
    for (const std::string_view line : entry.module.examples) {
      lines[words(line)[1]].emplace_back(line);
    }
  }
  for (auto& [name, examples] : lines) {
    Command* const command = app.find_part(name);
    assert(command != nullptr);
    examples.insert(examples.end(), command->examples().begin(), command->examples().end());
    command->examples(std::move(examples));
  }
}

// The first examples of what people try first.
std::vector<std::string> beginnings(const Command& app) {
  std::vector<std::string> lines;
  for (const char* name : {"play", "agents", "match"}) {
    const auto& examples = app.find_part(name)->examples();
    if (!examples.empty()) lines.push_back(examples.front());
  }
  lines.emplace_back("papan COMMAND --help");
  return lines;
}

}  // namespace

void add_commands(Command& app) {
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
  add_examples_of_games(app);
  app.examples(beginnings(app));
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
