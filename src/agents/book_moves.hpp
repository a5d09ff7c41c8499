// What a game's opening book knows of a position: the moves that stay in it, each with its
// value and the book's line. Where there is no book, nothing is known.
// Tested in tests/agents/book_moves_test.cpp.
#pragma once

#include <vector>

#include "agents/analyst.hpp"

namespace papan {

// Best first for who has the turn; empty out of the book. The value of a move was searched
// when the book was made, so its depth is 0 here.
std::vector<ValuedMove> opening_moves(const Position& position);

}  // namespace papan
