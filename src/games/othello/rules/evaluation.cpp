#include "games/othello/rules/evaluation.hpp"

namespace papan::othello {

// Rows: phases from the opening to the end. Columns: moves, frontier, corners,
// X cells, C cells, stable discs, discs, parity.
const PhaseWeights kPhaseWeights = {{
    {{74, 21, 2275, -2315, -764, 854, -48, 242}},
    {{74, 21, 2275, -2315, -764, 854, -48, 242}},
    {{77, 26, 1697, -1745, -634, 565, -73, 112}},
    {{96, 22, 1418, -1426, -344, 366, -76, 77}},
    {{117, 17, 1104, -1084, -239, 258, -57, 60}},
    {{135, -2, 848, -818, -228, 193, -47, 42}},
    {{145, -11, 595, -617, -194, 157, -37, 27}},
    {{180, -30, 396, -439, -198, 129, -24, 22}},
    {{263, -81, 209, -220, -211, 108, -13, 12}},
    {{343, -127, 41, -39, -146, 109, -10, 44}},
}};

}  // namespace papan::othello
