#include "games/position_parameters.hpp"

#include <algorithm>
#include <array>

#include "core/text.hpp"

namespace papan {
namespace {

// A square of cells, in one word.
Settings size_of(std::string_view cells) {
  constexpr std::size_t kSmallest = 4;
  constexpr std::size_t kLargest = 10;
  for (std::size_t size = kSmallest; size <= kLargest; ++size) {
    if (size * size == cells.size()) return {{"size", std::to_string(size)}};
  }
  return {};
}

// Rows joined by strokes; colours are digits, and a small board need not show all.
Settings rows_of(std::string_view cells) {
  constexpr char kUsualColours = '5';
  const auto rows = split(cells, '/');
  const char most = *std::max_element(cells.begin(), cells.end());
  Settings told = {{"width", std::to_string(rows.front().size())},
                   {"height", std::to_string(rows.size())}};
  if (most > kUsualColours && most <= '9') told.push_back({"colours", std::string(1, most)});
  return told;
}

struct Reader {
  std::string_view game;
  Settings (*read)(std::string_view cells);
};
constexpr std::array kReaders = {Reader{"othello", &size_of}, Reader{"adjacency", &size_of},
                                 Reader{"collapse", &rows_of}};

}  // namespace

Settings parameters_told_by(std::string_view game, std::string_view position) {
  const auto parts = words(position);
  if (parts.empty()) return {};
  for (const Reader& reader : kReaders) {
    if (reader.game == game) return reader.read(parts.front());
  }
  return {};
}

}  // namespace papan
