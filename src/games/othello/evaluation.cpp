#include "games/othello/evaluation.hpp"

namespace papan::othello {

// Rows: phases from the opening to the end. Columns: moves, frontier, corners,
// X cells, C cells, stable discs, discs, parity.
const PhaseWeights kPhaseWeights = {{
    {{120, 30, 1200, -500, -200, 100, -20, 0}},
    {{120, 30, 1200, -500, -200, 100, -20, 0}},
    {{120, 30, 1200, -500, -200, 100, -20, 0}},
    {{120, 30, 1200, -500, -200, 100, -20, 0}},
    {{120, 30, 1200, -500, -200, 100, -20, 0}},
    {{120, 30, 1200, -500, -200, 100, -20, 0}},
    {{120, 30, 1200, -500, -200, 100, 0, 0}},
    {{120, 30, 1000, -300, -150, 120, 20, 0}},
    {{100, 20, 800, -200, -100, 120, 40, 50}},
    {{80, 10, 400, -100, 0, 120, 60, 100}},
}};

}  // namespace papan::othello
