// The catalogue: every game with the agents that can play it.
//
// Built from type lists, games/all_games.hpp and the agents of each game; it
// holds only pairs that compile. All else in Papan finds games and agents here.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agents/spec.hpp"
#include "game/family.hpp"
#include "game/player.hpp"

namespace papan {

struct AgentEntry {
  std::string name;
  std::string summary;
  std::vector<OptionInfo> options;
  Budget fallback;

  using Make = Result<std::unique_ptr<Player>> (*)(const Position& position, const AgentSpec& spec);
  Make make = nullptr;
};

struct CatalogueEntry {
  GameEntry game;
  std::vector<AgentEntry> agents;

  // Lines of play from a position to a depth. Null where chance plays.
  std::uint64_t (*perft)(const Position& position, int depth) = nullptr;

  // Random games from a position to the end; returns their plies.
  std::uint64_t (*playouts)(const Position& position, int games, Rng& rng) = nullptr;

  // Perfect play from a position, by search to the end; `exact` is false when
  // the budget ended first. Null where the game has no such search.
  Decision (*solve)(const Position& position, const Request& request) = nullptr;
};

// Instantiated for each game in a file of its own, agents/<game>/entry.cpp, so
// that games compile apart.
template <GameFamily F>
CatalogueEntry make_entry();

const std::vector<CatalogueEntry>& catalogue();

Result<const CatalogueEntry*> find_game(std::string_view name);

// A player for the game of `position`; errors name what is wrong in the spec.
Result<std::unique_ptr<Player>> make_player(const Position& position, std::string_view spec);

}  // namespace papan
