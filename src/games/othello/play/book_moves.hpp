// What the opening book knows of a position of Othello; only of those on 8x8.
// Tested in tests/agents/book_moves_test.cpp.
#pragma once

#include <vector>

#include "agents/analyst.hpp"

namespace papan::othello {

// As papan::opening_moves; a seat has the turn.
std::vector<ValuedMove> opening_moves(const Position& position);

}  // namespace papan::othello
