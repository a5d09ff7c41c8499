#include "game/cell.hpp"

#include <fmt/format.h>

#include <cassert>
#include <string>

#include "core/text.hpp"

namespace papan {

std::string to_text(Cell cell) {
  assert(cell.column >= 0 && cell.column < kMaxColumns && cell.row >= 0);
  // Not by fmt: every candidate of every decision is named.
  return static_cast<char>('a' + cell.column) + std::to_string(cell.row + 1);
}

Result<Cell> parse_cell(std::string_view text, int columns, int rows) {
  assert(columns <= kMaxColumns);
  const auto wrong = [&] {
    return Error{fmt::format("expected a cell from a1 to {}, got {}",
                             to_text(Cell{columns - 1, rows - 1}), in_quotes(text))};
  };
  if (text.size() < 2 || text[0] < 'a' || text[0] >= 'a' + columns) return wrong();
  if (text[1] < '1' || text[1] > '9') return wrong();  // no sign, no leading zero
  const auto row = parse_integer(text.substr(1));
  if (!row || *row > rows) return wrong();
  return Cell{text[0] - 'a', static_cast<int>(*row) - 1};
}

}  // namespace papan
