// Arguments that many commands share: a game with where it begins, and a budget.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "cli/command.hpp"
#include "game/budget.hpp"

namespace papan::cli {

// GAME, --set key=value, --position TEXT, --seed N, --json.
struct GameArguments {
  std::string game;
  std::vector<std::string> sets;
  std::string position;
  std::uint64_t seed = 1;
  bool json = false;

  void add_to(Command& command);
  // For commands that take only some of them: GAME, and where it begins.
  Argument& add_game_to(Command& command);
  void add_start_to(Command& command);

  [[nodiscard]] const CatalogueEntry& entry() const;
  [[nodiscard]] Settings parameters() const;
  // What the position's text tells of the parameters need not be set.
  [[nodiscard]] std::unique_ptr<Position> open() const;
  // The same; where chance has the turn it draws first, by the seed, and that is said on the
  // error stream. A game that is over is bad input.
  [[nodiscard]] std::unique_ptr<Position> open_for_a_seat() const;
};

// --depth, --nodes, --time.
struct BudgetArguments {
  std::string depth;
  std::string nodes;
  std::string time;

  void add_to(Command& command);
  [[nodiscard]] Budget budget() const;
};

}  // namespace papan::cli
