// Every game there is. A new game adds its line here, one to CMakeLists.txt and
// one to the page's index; tests/conformance notices what was forgotten.
#pragma once

#include "core/type_list.hpp"
#include "games/adjacency/family.hpp"
#include "games/brick/family.hpp"
#include "games/collapse/family.hpp"
#include "games/ntil/family.hpp"
#include "games/othello/family.hpp"

namespace papan {

// A line a game:
// clang-format off
using AllGames = TypeList<
    othello::Family,
    adjacency::Family,
    ntil::Family,
    brick::Family,
    collapse::Family>;
// clang-format on

}  // namespace papan
