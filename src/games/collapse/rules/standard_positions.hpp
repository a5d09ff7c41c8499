// The 20 standard positions on which the research literature on SameGame compares its
// programs: 15x15, five colours, for the scoring `samegame`. The program carries them, in
// standard_positions.txt. Tested in tests/games/collapse_test.cpp.
#pragma once

#include <vector>

#include "games/collapse/rules/boards.hpp"

namespace papan::collapse {

inline constexpr int kStandardPositions = 20;

// In the order of the literature.
const std::vector<FileBoard>& standard_positions();

}  // namespace papan::collapse
