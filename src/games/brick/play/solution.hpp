// A contestant's solution: one C++ file that plays by learned values and needs nothing else.
//
// The judge takes 50 KB of source, so of the windows only those stay that matter most: by
// how often they are met in play times how much they add. What stays is rounded, packed by an
// adaptive range coder (as in LZMA) and written as text to the base of 85.
// Tested in tests/agents/brick_solution_test.cpp: it compiles and plays as the library does.
#pragma once

#include <string>
#include <vector>

#include "games/brick/rules/values.hpp"

namespace papan::brick {

// What a solution keeps of the shipped values; null with more colours than seven, where
// it plays by those of seven.
const Values* solution_values(int colours);

// The source for these numbers of colours.
std::string solution_source(const std::vector<int>& colours);

}  // namespace papan::brick
