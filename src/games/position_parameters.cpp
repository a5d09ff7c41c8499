#include "games/position_parameters.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "games/ntil/rules/geometry.hpp"

namespace papan {
namespace {

using Words = std::vector<std::string_view>;

// A square of cells, in one word.
Settings size_of(const Words& parts) {
  constexpr std::size_t kSmallest = 4;
  constexpr std::size_t kLargest = 10;
  for (std::size_t size = kSmallest; size <= kLargest; ++size) {
    if (size * size == parts.front().size()) return {{"size", std::to_string(size)}};
  }
  return {};
}

// Colours are digits, and a board need not show all: only more than usual are told.
void tell_colours(Settings& told, std::string_view cells, char usual) {
  const char most = *std::max_element(cells.begin(), cells.end());
  if (most > usual && most <= '9') told.push_back({"colours", std::string(1, most)});
}

// Rows joined by strokes.
Settings rows_of(const Words& parts) {
  constexpr char kUsualColours = '5';
  const auto rows = split(parts.front(), '/');
  Settings told = {{"width", std::to_string(rows.front().size())},
                   {"height", std::to_string(rows.size())}};
  tell_colours(told, parts.front(), kUsualColours);
  return told;
}

// Each of the six boards has its own number of points.
Settings board_of(const Words& parts) {
  for (std::size_t i = 0; i < ntil::kBoards; ++i) {
    const auto board = static_cast<ntil::BoardId>(i);
    const bool large = board == ntil::BoardId::k9x11;
    const int points =
        large ? ntil::geometry<Bits128>(board).points : ntil::geometry<std::uint64_t>(board).points;
    if (parts.front().size() != static_cast<std::size_t>(points)) continue;
    const auto [columns, rows] = ntil::kBoardSizes[i];
    return {{"board", std::to_string(columns) + "x" + std::to_string(rows)}};
  }
  return {};
}

// The board, and the brick in hand.
Settings brick_colours(const Words& parts) {
  constexpr char kUsualColours = '4';
  Settings told;
  tell_colours(told, std::string(parts.front()) + std::string(parts.size() > 1 ? parts[1] : ""),
               kUsualColours);
  return told;
}

struct Reader {
  std::string_view game;
  Settings (*read)(const Words& parts);
};
constexpr std::array kReaders = {Reader{"othello", &size_of}, Reader{"adjacency", &size_of},
                                 Reader{"collapse", &rows_of}, Reader{"ntil", &board_of},
                                 Reader{"brick", &brick_colours}};

}  // namespace

Settings parameters_told_by(std::string_view game, std::string_view position) {
  const auto parts = words(position);
  if (parts.empty()) return {};
  for (const Reader& reader : kReaders) {
    if (reader.game == game) return reader.read(parts);
  }
  return {};
}

}  // namespace papan
