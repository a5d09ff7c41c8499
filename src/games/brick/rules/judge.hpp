// The judge's protocol of Colour Brick, line by line.
//
// Input: `N K`, then N lines of three digits, with or without spaces between.
// Output: a line `X R` for each brick: column 1 to 10, rotation 0 to 2. A move
// that does not fit ends the game there. Tested in tests/games/brick_test.cpp.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "games/brick/rules/brick.hpp"

namespace papan::brick {

// Reads the judge's input one brick at a time, so that a move can be written
// before the next brick is read. Errors name the line.
class JudgeInput {
 public:
  explicit JudgeInput(std::istream& in) : in_(in) {}

  // The first line; to be read before any brick.
  Result<Parameters> header();

  // The next brick, as text that the rules parse.
  Result<std::string> next_brick();

 private:
  // The next line that is not blank; none at the end.
  std::optional<std::string> next_line();
  [[nodiscard]] Error wrong(std::string_view expected, std::string_view got) const;

  std::istream& in_;
  int line_ = 0;
};

// A line of the output, "X R", as a move.
Result<Move> parse_answer(std::string_view line);
std::string to_answer(Move move);

}  // namespace papan::brick
