// What players show, as JSON for programs and for the page.
#pragma once

#include "core/json.hpp"
#include "game/explanation.hpp"
#include "game/search_tree.hpp"

namespace papan {

// Nodes as objects in the order of the search; a window's open side is null.
Json to_json(const SearchTree& tree);

Json to_json(const Explanation& explanation);

}  // namespace papan
