#include "games/collapse/rules/boards.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "games/collapse/rules/board.hpp"

namespace papan::collapse {
namespace {

// A line as the rules write a row; empty for a blank line.
Result<std::string> parse_row(std::string_view line) {
  std::string row;
  for (const char c : line) {
    if (c == ' ' || c == '\t' || c == '\r') continue;
    if (c < '0' || c >= '0' + kMaxColours) {
      return Error{
          fmt::format("expected digits 0 to {}, got {}", kMaxColours - 1, in_quotes(trim(line)))};
    }
    row += static_cast<char>(c + 1);
  }
  return row;
}

Result<void> add_row(FileBoard& board, const std::string& row) {
  const auto width = static_cast<int>(row.size());
  if (width > kMaxSide || board.height == kMaxSide) {
    return Error{fmt::format("a board has at most {} rows and columns", kMaxSide)};
  }
  if (board.height > 0 && width != board.width) {
    return Error{fmt::format("expected {} cells as in the row above, got {}", board.width, width)};
  }
  board.width = width;
  board.text += (board.height > 0 ? "/" : "") + row;
  board.colours = std::max(board.colours, *std::max_element(row.begin(), row.end()) - '0');
  ++board.height;
  return {};
}

}  // namespace

Settings settings_of(const FileBoard& board) {
  return {{"width", std::to_string(board.width)},
          {"height", std::to_string(board.height)},
          {"colours", std::to_string(board.colours)}};
}

Result<std::vector<FileBoard>> read_boards(std::istream& in) {
  constexpr int kLeastColours = 2;
  std::vector<FileBoard> boards;
  FileBoard next{0, 0, kLeastColours, {}};
  const auto close = [&] {
    if (next.height > 0) boards.push_back(next);
    next = {0, 0, kLeastColours, {}};
  };
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const auto row = parse_row(line);
    if (!row) return Error{fmt::format("line {}: {}", number, row.error().message)};
    if (row->empty()) {
      close();
    } else if (auto added = add_row(next, *row); !added) {
      return Error{fmt::format("line {}: {}", number, added.error().message)};
    }
  }
  close();
  if (boards.empty()) return Error{"expected at least one board, got none"};
  return boards;
}

}  // namespace papan::collapse
