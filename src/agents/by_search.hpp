// by_search: the spec of an agent that is to search even where it could look up.
//
// Analysis and judgement compare what searches find, of this move and of that; the
// answers of a book were found by another, longer search, and a proof of who wins says
// nothing of the margin. So books are closed and outcomes left out, unless the spec speaks of
// them itself. Tested in tests/agents/analyst_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "game/position.hpp"

namespace papan {

// A spec that means no agent of this game stays as it is.
std::string by_search(const Position& position, std::string_view spec);

}  // namespace papan
