// The catalogue: every game with the agents that can play it.
//
// Built from type lists, games/all_games.hpp and the agents of each game; it
// holds only pairs that compile. All else in Papan finds games and agents here.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agents/game_module.hpp"
#include "agents/spec.hpp"
#include "game/family.hpp"
#include "game/player.hpp"

namespace papan {

struct AgentEntry {
  std::string name;
  std::string summary;
  std::vector<OptionInfo> options;
  Budget fallback;

  std::function<Result<std::unique_ptr<Player>>(const Position& position, const AgentSpec& spec)>
      make;
};

// What the catalogue has for positions, of a whole game or of one of its rules types.
struct Methods {
  std::vector<AgentEntry> agents;

  // Lines of play from a position to a depth. Null where chance plays.
  std::function<std::uint64_t(const Position& position, int depth)> perft;

  // Random games from a position to the end; returns their plies.
  std::function<std::uint64_t(const Position& position, int games, Rng& rng)> playouts;

  // Perfect play from a position, by search to the end; `exact` is false when
  // the budget ended first. Null where the game has no such search.
  std::function<Decision(const Position& position, const Request& request)> solve;
};

// One rules type of a game; its methods take only positions that it holds.
struct VariantEntry : Methods {
  bool (*holds)(const Position& position) = nullptr;
};

struct CatalogueEntry : Methods {
  GameEntry game;
  GameModule module;
};

// One entry that asks the variant which holds the position.
CatalogueEntry join_variants(GameEntry game, std::vector<VariantEntry> variants);

// Instantiated for each game in a file of its own, games/<game>/play/entry.cpp, so
// that games compile apart.
template <class F>
CatalogueEntry make_entry();

const std::vector<CatalogueEntry>& catalogue();

Result<const CatalogueEntry*> find_game(std::string_view name);

// Of the game of a position.
const GameModule& module_of(const Position& position);

// A player for the game of `position`; errors name what is wrong in the spec.
Result<std::unique_ptr<Player>> make_player(const Position& position, std::string_view spec);

}  // namespace papan
