// The catalogue as JSON: games and agents with their options, as `papan games --json`
// prints it and the page draws its forms from it.
#pragma once

#include "agents/catalogue.hpp"
#include "core/json.hpp"

namespace papan {

// As forms know them.
Json options_json(const std::vector<OptionInfo>& infos);

Json game_json(const GameEntry& game);
Json agents_json(const CatalogueEntry& entry);

// {"games": [...], "indonesian": {...}}: every game, each with its agents; and their English
// words in Indonesian.
Json catalogue_json();

}  // namespace papan
