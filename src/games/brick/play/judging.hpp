// Judging placements in short games of Colour Brick, or near the end of long ones.
//
// Which brick comes next nobody knows, so a value is a mean: of the score at the end, over games
// played to the end in a quick way after either placement, on equal bricks. Whatever numbers the
// agent thinks in, it only names the placement that it would choose. A loss is told where the
// difference of the means is more than twice its standard error; else nothing is said to be lost.
// Both are estimates of what was really tried, so no loss is greater than such games make. Tested
// in tests/agents/brick_finish_test.cpp.
#pragma once

#include "agents/judgement.hpp"

namespace papan::brick {

// A position of Colour Brick with so few bricks left that games to the end can be tried.
bool is_short_game(const Position& position);

// As papan::judge, there.
Result<Judgement> judge_short_game(const Position& position, std::string_view move,
                                   std::string_view agent, const Request& request);

}  // namespace papan::brick
