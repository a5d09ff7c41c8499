// `papan games` and `papan agents`: what there is, with options and bounds.
#include <fmt/format.h>

#include "agents/catalogue_json.hpp"
#include "agents/external.hpp"
#include "cli/commands.hpp"
#include "cli/game_arguments.hpp"
#include "cli/json_output.hpp"
#include "core/json.hpp"
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

// The game's own and the programs of others.
std::vector<AgentEntry> all_agents(const CatalogueEntry& entry) {
  std::vector<AgentEntry> all = entry.agents;
  const auto others = external_agents(entry);
  all.insert(all.end(), others.begin(), others.end());
  return all;
}

void list_agents(const CatalogueEntry& entry) {
  for (const AgentEntry& agent : all_agents(entry)) {
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

void add_games(Command& app) {
  Command& command = app.part("games", "list the games and their parameters");
  auto json = std::make_shared<bool>(false);
  command.flag("--json", *json, "print JSON for programs");
  command.examples({"papan games", "papan games --json"});
  command.runs([json] { *json ? print_json(games_as_json()) : list_games(); });
}

void add_agents(Command& app) {
  Command& command = app.part("agents", "list a game's agents and their options");
  auto arguments = std::make_shared<GameArguments>();
  arguments->add_game_to(command).required();
  command.flag("--json", arguments->json, "print JSON for programs");
  command.runs([arguments] {
    const CatalogueEntry& entry = arguments->entry();
    arguments->json ? print_json(agents_json(entry)) : list_agents(entry);
  });
}

}  // namespace papan::cli
