// `papan games` and `papan agents`: what there is, with options and bounds.
#include <fmt/format.h>

#include "agents/catalogue_json.hpp"
#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

void print_options(const std::vector<OptionInfo>& infos) {
  for (const OptionInfo& info : infos) {
    fmt::print("      {:<28} {} ({})\n", info.key + "=" + info.fallback, info.help, allowed(info));
  }
}

void list_games() {
  for (const CatalogueEntry& entry : catalogue()) {
    fmt::print("{:<12} {}\n", entry.game.name, entry.game.summary);
    print_options(entry.game.parameters);
  }
}

Json games_as_json() {
  Json games = Json::array();
  for (const CatalogueEntry& entry : catalogue()) games.push_back(game_json(entry.game));
  return games;
}

void list_agents(const CatalogueEntry& entry) {
  for (const AgentEntry& agent : entry.agents) {
    fmt::print("{:<16} {}\n", agent.name, agent.summary);
    print_options(agent.options);
    if (!agent.fallback.unlimited()) {
      fmt::print("      without a budget: {}\n", papan::to_text(settings(agent.fallback)));
    }
  }
  fmt::print(
      "\nEvery agent also takes a budget for its seat: depth=1 to {}, nodes=..., time=SECONDS\n",
      kMaxDepth);
}

}  // namespace

void add_games(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("games", "list the games and their parameters");
  auto json = std::make_shared<bool>(false);
  command.add_flag("--json", *json, "print JSON for programs");
  add_examples(command, {"papan games", "papan games --json"});
  command.callback([json] { *json ? print_json(games_as_json()) : list_games(); });
}

void add_agents(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("agents", "list a game's agents and their options");
  auto arguments = std::make_shared<GameArguments>();
  command.add_option("GAME", arguments->game, "which game: see 'papan games'")->required();
  command.add_flag("--json", arguments->json, "print JSON for programs");
  add_examples(command, {"papan agents othello", "papan agents othello --json"});
  command.callback([arguments] {
    const CatalogueEntry& entry = arguments->entry();
    arguments->json ? print_json(agents_json(entry)) : list_agents(entry);
  });
}

}  // namespace papan::cli
