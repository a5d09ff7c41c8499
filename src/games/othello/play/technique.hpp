// The techniques of the engine of Othello, each of which can be left out, so that its worth
// can be measured: `best:without=probcut`, `papan reproduce othello-techniques`.
// What each is stands where it is used: midgame.cpp, endgame.cpp, endgame_order.cpp,
// sharp_play.cpp. Tested with these.
#pragma once

#include <string>
#include <vector>

namespace papan::othello {

enum class Technique {
  kNothing,
  kProbCut,
  kAspiration,
  kTableCuts,
  kValueOrder,
  kMobilityOrder,
  kParity,
  kStability,
  kEnhancedCuts,
  kOutcome,
  kSolver,
};

// In the order of the techniques.
inline std::vector<std::string> technique_names() {
  return {"nothing", "probcut",   "aspiration",    "table-cuts", "value-order", "mobility-order",
          "parity",  "stability", "enhanced-cuts", "outcome",    "solver"};
}

}  // namespace papan::othello
