#include "agents/catalogue.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "core/text.hpp"
#include "games/all_games.hpp"

namespace papan {
namespace {

using Variants = std::shared_ptr<const std::vector<VariantEntry>>;

const VariantEntry& holder(const Variants& variants, const Position& position) {
  const auto found = std::find_if(variants->begin(), variants->end(),
                                  [&](const VariantEntry& one) { return one.holds(position); });
  assert(found != variants->end());
  return *found;
}

const AgentEntry* find_agent(const Methods& methods, std::string_view name) {
  const auto found = std::find_if(methods.agents.begin(), methods.agents.end(),
                                  [&](const AgentEntry& agent) { return agent.name == name; });
  return found != methods.agents.end() ? &*found : nullptr;
}

// An agent may play on some boards of a game only.
AgentEntry joined_agent(const Variants& variants, AgentEntry agent) {
  agent.make = [variants, name = agent.name](
                   const Position& position,
                   const AgentSpec& spec) -> Result<std::unique_ptr<Player>> {
    const AgentEntry* here = find_agent(holder(variants, position), name);
    if (here == nullptr) return Error{name + " cannot play with these parameters"};
    return here->make(position, spec);
  };
  return agent;
}

void join_agents(const Variants& variants, std::vector<AgentEntry>& agents) {
  // In the order of the list of agents, which each variant keeps: an agent that an
  // earlier variant lacks stands behind the one before it.
  for (const VariantEntry& variant : *variants) {
    std::size_t place = 0;
    for (const AgentEntry& agent : variant.agents) {
      const auto known = std::find_if(agents.begin(), agents.end(), [&](const AgentEntry& one) {
        return one.name == agent.name;
      });
      if (known != agents.end()) {
        place = static_cast<std::size_t>(known - agents.begin()) + 1;
      } else {
        agents.insert(agents.begin() + static_cast<std::ptrdiff_t>(place++),
                      joined_agent(variants, agent));
      }
    }
  }
}

}  // namespace

CatalogueEntry join_variants(GameEntry game, std::vector<VariantEntry> all) {
  const auto variants = std::make_shared<const std::vector<VariantEntry>>(std::move(all));
  const auto each = [&](auto member) {
    return std::all_of(variants->begin(), variants->end(),
                       [&](const VariantEntry& one) { return one.*member != nullptr; });
  };
  CatalogueEntry entry;
  entry.game = std::move(game);
  join_agents(variants, entry.agents);
  if (each(&VariantEntry::perft)) {
    entry.perft = [variants](const Position& position, int depth) {
      return holder(variants, position).perft(position, depth);
    };
  }
  entry.playouts = [variants](const Position& position, int games, Rng& rng) {
    return holder(variants, position).playouts(position, games, rng);
  };
  if (each(&VariantEntry::solve)) {
    entry.solve = [variants](const Position& position, const Request& request) {
      return holder(variants, position).solve(position, request);
    };
  }
  return entry;
}

const std::vector<CatalogueEntry>& catalogue() {
  static const std::vector<CatalogueEntry> entries = [] {
    std::vector<CatalogueEntry> all;
    AllGames::for_each([&]<class F>() { all.push_back(make_entry<F>()); });
    return all;
  }();
  return entries;
}

Result<const CatalogueEntry*> find_game(std::string_view name) {
  std::vector<std::string> known;
  for (const CatalogueEntry& entry : catalogue()) {
    if (entry.game.name == name) return &entry;
    known.push_back(entry.game.name);
  }
  return Error{fmt::format("unknown game {}: expected {}", in_quotes(name), join(known, ", "))};
}

const GameModule& module_of(const Position& position) {
  return (*find_game(position.game()))->module;
}

Result<std::unique_ptr<Player>> make_player(const Position& position, std::string_view text) {
  const auto entry = find_game(position.game());
  if (!entry) return entry.error();
  const auto spec = parse_spec(text);
  if (!spec) return spec.error();
  if (const AgentEntry* agent = find_agent(**entry, spec->name)) {
    return agent->make(position, *spec);
  }
  std::vector<std::string> known;
  for (const AgentEntry& agent : (*entry)->agents) known.push_back(agent.name);
  return Error{fmt::format("unknown agent {} for {}: expected {}", in_quotes(spec->name),
                           position.game(), join(known, ", "))};
}

}  // namespace papan
