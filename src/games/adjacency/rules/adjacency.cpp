// The Adjacency Strategy Game: notation and view.
#include "games/adjacency/rules/adjacency.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "game/cell.hpp"

namespace papan::adjacency {

template <int N>
std::string Adjacency<N>::name(int cell) const {
  return papan::to_text(Cell{cell % N, cell / N});
}

template <int N>
std::string Adjacency<N>::to_text(Move move) const {
  return name(move.cell);
}

template <int N>
Result<Move> Adjacency<N>::parse_move(std::string_view text) const {
  const auto cell = parse_cell(text, parameters_.size, parameters_.size);
  if (!cell) return cell.error();
  return Move{static_cast<std::uint8_t>(cell->row * N + cell->column)};
}

template <int N>
std::string Adjacency<N>::to_text(const State& state) const {
  std::string text(static_cast<std::size_t>(parameters_.size * parameters_.size), '-');
  for_each_bit(state.own, [&](int cell) { text[place(cell)] = symbol(state.side); });
  for_each_bit(state.enemy, [&](int cell) { text[place(cell)] = symbol(opponent(state.side)); });
  return fmt::format("{} {} {}", text, symbol(state.side), state.plies_left);
}

template <int N>
Result<std::uint8_t> Adjacency<N>::parse_plies(std::string_view text, Turn side,
                                               int empties) const {
  const auto plies = parse_integer(text);
  const int most = std::min(2 * parameters_.rounds, empties);
  if (!plies || *plies < 0 || *plies > most) {
    return Error{
        fmt::format("position: plies left must be 0 to {} here, got {}", most, in_quotes(text))};
  }
  const Turn mover = *plies % 2 == 0 ? Turn::kFirst : Turn::kSecond;
  if (mover != side) {
    return Error{fmt::format("position: with {} plies left {} is to move, got '{}'", *plies,
                             symbol(mover), symbol(side))};
  }
  return static_cast<std::uint8_t>(*plies);
}

template <int N>
Result<typename Adjacency<N>::State> Adjacency<N>::parse_state(std::string_view text) const {
  const auto parts = words(text);
  const auto cells = static_cast<std::size_t>(parameters_.size * parameters_.size);
  if (parts.size() != 3 || parts[0].size() != cells || (parts[1] != "X" && parts[1] != "O")) {
    return Error{
        fmt::format("position: expected {} cells of X, O or -, a space, the side to move "
                    "(X or O), a space and the plies left, got {}",
                    cells, in_quotes(text))};
  }
  const char mover = parts[1][0];
  State state;
  state.side = mover == symbol(Turn::kFirst) ? Turn::kFirst : Turn::kSecond;
  state.extent = Extent<N>::of(parameters_.size);
  for (std::size_t i = 0; i < cells; ++i) {
    const int cell = cell_at(static_cast<int>(i));
    const char c = parts[0][i];
    if (c == '-') continue;
    if (c != 'X' && c != 'O') {
      return Error{fmt::format("position: cell {} must be X, O or -, got {}", name(cell),
                               in_quotes(parts[0].substr(i, 1)))};
    }
    (c == mover ? state.own : state.enemy) |= bit<Bits>(cell);
  }
  const auto plies = parse_plies(parts[2], state.side, count(empty(state)));
  if (!plies) return plies.error();
  state.plies_left = *plies;
  return state;
}

template <int N>
std::vector<int> Adjacency<N>::cells(Move move) const {
  return {place(move.cell)};
}

template <int N>
View Adjacency<N>::view(const State& state) const {
  View view;
  const int size = parameters_.size;
  view.columns = size;
  view.rows = size;
  view.pieces = {{'X', "X", "✕", 33}, {'O', "O", "◯", 202}};
  const std::string text = to_text(state);
  for (int i = 0; i < size * size; ++i) {
    view.cells.push_back({name(cell_at(i)), i % size, i / size, text[i]});
  }
  const bool x_to_move = symbol(state.side) == 'X';
  view.facts = {{"X", std::to_string(count(x_to_move ? state.own : state.enemy))},
                {"O", std::to_string(count(x_to_move ? state.enemy : state.own))},
                {"rounds left", std::to_string((state.plies_left + 1) / 2)}};
  if (turn(state) == Turn::kOver) {
    view.facts.push_back({"end", empty(state) == 0 ? "board full" : "rounds played"});
  }
  return view;
}

template class Adjacency<4>;
template class Adjacency<5>;
template class Adjacency<6>;
template class Adjacency<7>;
template class Adjacency<8>;
template class Adjacency<9>;
template class Adjacency<10>;

}  // namespace papan::adjacency
