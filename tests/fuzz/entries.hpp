// Every game as something that makes positions, without any agent: what the fuzzers of
// parsers need, and quicker to build than the catalogue.
#pragma once

#include <string_view>
#include <vector>

#include "game/family.hpp"

namespace papan {

const std::vector<GameEntry>& game_entries();

// Null when there is no such game.
const GameEntry* find_game_entry(std::string_view name);

}  // namespace papan
