#include "cli/game_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/bad_input.hpp"
#include "cli/position_output.hpp"
#include "core/text.hpp"
#include "games/position_parameters.hpp"

namespace papan::cli {
namespace {

// What is said counts; what the text tells fills the rest.
Settings with_told(Settings said, std::string_view game, std::string_view position) {
  for (Setting& told : parameters_told_by(game, position)) {
    const bool known = std::any_of(said.begin(), said.end(),
                                   [&](const Setting& each) { return each.key == told.key; });
    if (!known) said.push_back(std::move(told));
  }
  return said;
}

}  // namespace

void GameArguments::add_to(Command& command) {
  add_game_to(command).required();
  add_start_to(command);
  command.flag("--json", json, "print JSON for programs");
}

Argument& GameArguments::add_game_to(Command& command) {
  return command.operand("GAME", game, "which game: see 'papan games'").takes(Word::kGame);
}

void GameArguments::add_start_to(Command& command) {
  command.option("--set", sets, "a parameter of the game, key=value; may be repeated")
      .takes(Word::kParameter);
  command.option("--position", position, "begin here instead of at the start (position text)");
  command.option("--seed", seed, "seed of everything random");
}

const CatalogueEntry& GameArguments::entry() const {
  return *expect(find_game(game));
}

Settings GameArguments::parameters() const {
  return expect(parse_settings(join(sets, ",")));
}

std::unique_ptr<Position> GameArguments::open() const {
  const GameEntry& found = entry().game;
  if (!position.empty())
    return expect(found.parse(with_told(parameters(), game, position), position));
  Rng rng(seed);
  return expect(found.start(parameters(), rng));
}

std::unique_ptr<Position> GameArguments::open_for_a_seat() const {
  auto opened = open();
  Rng chance(seed);
  while (opened->turn() == Turn::kChance) {
    const std::string outcome = opened->draw(chance);
    expect(opened->advance(outcome));
    fmt::print(stderr, "chance moved first, by seed {}: {}\n", seed, outcome);
  }
  if (opened->turn() == Turn::kOver) {
    throw BadInput({"there is no move to choose: " + status(entry(), *opened)});
  }
  return opened;
}

void BudgetArguments::add_to(Command& command) {
  command.option("--depth", depth, "budget: plies to look ahead");
  command.option("--nodes", nodes, "budget: positions to visit");
  command.option("--time", time, "budget: seconds to think");
}

Budget BudgetArguments::budget() const {
  Budget budget;
  const auto limit = [&](const char* key, const std::string& value) {
    if (!value.empty()) expect(set_limit(budget, key, value));
  };
  limit("depth", depth);
  limit("nodes", nodes);
  limit("time", time);
  return budget;
}

}  // namespace papan::cli
