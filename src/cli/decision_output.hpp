// A decision printed for a person or as JSON.
#pragma once

#include <string>
#include <string_view>

#include "agents/catalogue.hpp"
#include "core/json.hpp"
#include "game/player.hpp"

namespace papan::cli {

Json to_json(const Decision& decision);

// "exact", "at most"; where chance plays, what is exact is a mean: "exact mean".
std::string_view kind_in_words(const CatalogueEntry& entry, std::string_view kind);

// "=3 (exact)".
std::string shown_value(const CatalogueEntry& entry, const Decision& decision);

void print_decision(const CatalogueEntry& entry, const Decision& decision);

}  // namespace papan::cli
