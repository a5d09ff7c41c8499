// Names of cells: columns are letters from the left, rows are numbers from the
// top, so that `a1` is the top left cell. One convention for all games.
#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace papan {

struct Cell {
  int column = 0;
  int row = 0;

  friend bool operator==(const Cell&, const Cell&) = default;
};

inline constexpr int kMaxColumns = 26;

std::string to_text(Cell cell);

// "c4" on a board of the given size; anything else is an error that names it.
Result<Cell> parse_cell(std::string_view text, int columns, int rows);

}  // namespace papan
