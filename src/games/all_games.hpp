// Every game there is, by its family: the one list of them. A new game adds its two lines here;
// CONTRIBUTING.md tells the others, and tests/conformance notices what was forgotten. The families
// are only named, so that who needs the list alone does not see, and is not compiled with, every
// game's rules.
#pragma once

#include "core/type_list.hpp"

namespace papan {

// clang-format off
namespace othello { struct Family; }
namespace adjacency { struct Family; }
namespace ntil { struct Family; }
namespace brick { struct Family; }
namespace collapse { struct Family; }

// A line a game:
using AllGames = TypeList<
    othello::Family,
    adjacency::Family,
    ntil::Family,
    brick::Family,
    collapse::Family>;
// clang-format on

}  // namespace papan
