// Othello: notation and view.
#include "games/othello/rules/othello.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "game/cell.hpp"

namespace papan::othello {
namespace {

// Why neither side can move.
template <class Bits>
std::string end_in_words(Bits own, Bits enemy, int cells) {
  if (count(own | enemy) == cells) return "board full";
  return own == 0 || enemy == 0 ? "no discs of one side left" : "neither side can move";
}

}  // namespace

template <int N>
std::string Othello<N>::to_text(Move move) const {
  if (move == kPass) return "pass";
  return papan::to_text(Cell{move.cell % N, move.cell / N});
}

template <int N>
Result<Move> Othello<N>::parse_move(std::string_view text) const {
  if (text == "pass") return kPass;
  const auto cell = parse_cell(text, N, N);
  if (!cell) return Error{cell.error().message + " (or 'pass')"};
  return Move{static_cast<std::uint8_t>(cell->row * N + cell->column)};
}

template <int N>
std::string Othello<N>::to_text(const State& state) const {
  std::string text(N * N, '-');
  for_each_bit(state.own, [&](int cell) { text[cell] = symbol(state.side); });
  for_each_bit(state.enemy, [&](int cell) { text[cell] = symbol(opponent(state.side)); });
  return text + ' ' + symbol(state.side);
}

template <int N>
Result<typename Othello<N>::State> Othello<N>::parse_state(std::string_view text) const {
  const auto parts = words(text);
  if (parts.size() != 2 || parts[0].size() != N * N) {
    return Error{
        fmt::format("position: expected {} cells of X, O or -, a space and the side to "
                    "move (X or O), got {}",
                    N * N, in_quotes(text))};
  }
  if (parts[1] != "X" && parts[1] != "O") {
    return Error{
        fmt::format("position: the side to move must be X or O, got {}", in_quotes(parts[1]))};
  }
  Bits black = 0;
  Bits white = 0;
  for (int cell = 0; cell < N * N; ++cell) {
    const char c = parts[0][cell];
    if (c == 'X') black |= bit<Bits>(cell);
    if (c == 'O') white |= bit<Bits>(cell);
    if (c != 'X' && c != 'O' && c != '-') {
      return Error{fmt::format("position: cell {} must be X, O or -, got {}",
                               papan::to_text(Cell{cell % N, cell / N}),
                               in_quotes(parts[0].substr(cell, 1)))};
    }
  }
  if (parts[1] == "X") return State{black, white, Turn::kFirst};
  return State{white, black, Turn::kSecond};
}

template <int N>
std::vector<int> Othello<N>::cells(Move move) const {
  if (move == kPass) return {};
  return {move.cell};
}

template <int N>
View Othello<N>::view(const State& state) const {
  View view;
  view.columns = N;
  view.rows = N;
  view.ground = 29;
  view.pieces = {{'X', "black", "●", 16}, {'O', "white", "○", 231}};
  const std::string text = to_text(state);
  for (int cell = 0; cell < N * N; ++cell) {
    view.cells.push_back(
        {papan::to_text(Cell{cell % N, cell / N}), cell % N, cell / N, text[cell]});
  }
  const bool black_to_move = state.side == Turn::kFirst;
  int black = count(black_to_move ? state.own : state.enemy);
  int white = count(black_to_move ? state.enemy : state.own);
  // What is told at the end is what the score counts.
  const int given = N * N - black - white;
  if (parameters_.empties_to_winner && turn(state) == Turn::kOver && black != white) {
    (black > white ? black : white) += given;
  }
  view.facts = {{"black", std::to_string(black)}, {"white", std::to_string(white)}};
  if (turn(state) == Turn::kOver)
    view.facts.push_back({"end", end_in_words(state.own, state.enemy, N * N)});
  return view;
}

template class Othello<4>;
template class Othello<6>;
template class Othello<8>;
template class Othello<10>;

}  // namespace papan::othello
