// What the text of a position tells of its game's parameters: the size of the board, in its
// number of cells or its rows, and colours beyond the usual ones. So nobody has to say it again
// beside the text. Tested in tests/games/position_parameters_test.cpp.
#pragma once

#include <string_view>

#include "core/options.hpp"

namespace papan {

// Empty where the text tells nothing, or is no position at all: who reads it says what is wrong.
Settings parameters_told_by(std::string_view game, std::string_view position);

}  // namespace papan
