// Values as a file, and those that the program carries.
//
// A file is a line of text (what it is, the hash of the rest) and the tables, compressed by
// zlib. Windows are rounded to a unit of points, which leaves most of them at nothing: the
// others stand as gaps and numbers, a byte of all of them after the other.
// Tested in tests/games/brick_values_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/brick/rules/values.hpp"

namespace papan::brick {

// `unit`: points to which all tables are rounded, windows to multiples of it and the others
// to whole points; kExactly rounds nothing.
inline constexpr int kExactly = 0;
std::string values_file(const Values& values, int unit);
Result<Values> parse_values(std::string_view file);

// What the program carries for this number of colours; null when it carries none.
const Values* shipped_values(int colours);

}  // namespace papan::brick
