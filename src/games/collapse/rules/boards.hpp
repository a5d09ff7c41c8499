// Files of Collapse boards, as the research literature keeps its standard positions:
// rows of digits from the top, with or without spaces between them, a blank line
// between boards. Digits are colours counted from 0.
// Tested in tests/games/collapse_test.cpp.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "core/result.hpp"

namespace papan::collapse {

struct FileBoard {
  int width = 0;
  int height = 0;
  int colours = 0;   // the greatest digit, plus one; at least 2
  std::string text;  // as the rules parse it
};

// What the board fixes of the rules' parameters.
Settings settings_of(const FileBoard& board);

// All boards of a file; errors name the line.
Result<std::vector<FileBoard>> read_boards(std::istream& in);

}  // namespace papan::collapse
