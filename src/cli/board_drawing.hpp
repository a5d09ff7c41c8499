// A View drawn as text: squares as a grid, points with the lines between them.
// Knows no game; colour where the terminal has it.
#pragma once

#include <string>
#include <vector>

#include "game/view.hpp"

namespace papan::cli {

enum class Ink { kPlain, kColour };

// Colour when standard output is a terminal and NO_COLOR is not set.
Ink ink_of_terminal();

// `marked` cells (indices) are shown as targets where they are empty.
std::string draw_board(const View& view, const std::vector<int>& marked, Ink ink);

}  // namespace papan::cli
