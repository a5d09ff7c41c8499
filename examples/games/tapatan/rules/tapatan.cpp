// Tapatan: notation and view.
#include "games/tapatan/rules/tapatan.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "game/cell.hpp"

namespace papan::tapatan {
namespace {

std::string name(int point) {
  return papan::to_text(Cell{point % 3, point / 3});
}

Result<std::uint8_t> point_of(std::string_view text) {
  const auto cell = parse_cell(text, 3, 3);
  if (!cell) return cell.error();
  return static_cast<std::uint8_t>(3 * cell->row + cell->column);
}

}  // namespace

// "b2" puts a piece down, "b2-c3" slides one.
std::string Tapatan::to_text(Move move) const {
  return move.from == kPoints ? name(move.to) : name(move.from) + "-" + name(move.to);
}

Result<Move> Tapatan::parse_move(std::string_view text) const {
  const auto names = split(text, '-');
  const auto to = point_of(names.back());
  if (!to) return to.error();
  if (names.size() == 1) return Move{kPoints, *to};
  const auto from = point_of(names.front());
  if (!from || names.size() > 2) {
    return Error{fmt::format("move: expected b2 or b2-c3, got {}", in_quotes(text))};
  }
  return Move{*from, *to};
}

// The points in reading order and the plies so far: "bw--b---- 3".
std::string Tapatan::to_text(const State& state) const {
  std::string text(kPoints, '-');
  for (std::size_t seat = 0; seat < 2; ++seat) {
    for_each_bit(state.pieces[seat], [&](int point) { text[point] = kSymbols[seat]; });
  }
  return fmt::format("{} {}", text, state.plies);
}

Result<Tapatan::State> Tapatan::parse_state(std::string_view text) const {
  const auto parts = words(text);
  const auto plies = parts.size() == 2 ? parse_integer(parts[1]) : Result<std::int64_t>(-1);
  if (!plies || *plies < 0 || *plies > kMaxPlies || parts[0].size() != kPoints) {
    return Error{
        fmt::format("position: expected {} points of b, w or -, a space and 0 to {} plies, got {}",
                    kPoints, kMaxPlies, in_quotes(text))};
  }
  State state{.plies = static_cast<std::uint8_t>(*plies)};
  for (int point = 0; point < kPoints; ++point) {
    const auto seat = kSymbols.find(parts[0][static_cast<std::size_t>(point)]);
    if (seat != kSymbols.npos) state.pieces[seat] |= bit<Points>(point);
  }
  const auto put_down = [&](int seat) { return std::min(kPieces, (state.plies + 1 - seat) / 2); };
  if (to_text(state) != text || count(state.pieces[0]) != put_down(0) ||
      count(state.pieces[1]) != put_down(1)) {
    return Error{
        fmt::format("position: after {} plies {} b and {} w stand on points, else -: got {}",
                    *plies, put_down(0), put_down(1), in_quotes(text))};
  }
  return state;
}

std::vector<int> Tapatan::cells(Move move) const {
  if (move.from == kPoints) return {move.to};
  return {move.from, move.to};
}

View Tapatan::view(const State& state) const {
  View view{.shape = ViewShape::kPoints, .columns = 3, .rows = 3, .ground = 94};
  view.pieces = {{'b', "black", "●", 16}, {'w', "white", "○", 231}};
  const std::string text = to_text(state);
  for (int point = 0; point < kPoints; ++point) {
    view.cells.push_back(
        {name(point), point % 3, point / 3, text[static_cast<std::size_t>(point)]});
    for_each_bit(kNextTo[static_cast<std::size_t>(point)], [&](int other) {
      if (point < other) view.lines.push_back({point, other});
    });
  }
  view.facts = {{"plies left", std::to_string(kMaxPlies - state.plies)}};
  if (turn(state) == Turn::kOver) {
    view.facts.push_back({"end", score(state) != 0 ? "three in a row" : "no row in all plies"});
  }
  return view;
}

}  // namespace papan::tapatan
