// Ntil: notation, view, and the judgement of single moves.
#include "games/ntil/rules/ntil.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "game/cell.hpp"

namespace papan::ntil {

namespace {

constexpr std::string_view kRemovalPrefix = "ntil:";
constexpr std::string_view kRemovalWord = "ntil";

constexpr char separator(MoveKind kind) {
  switch (kind) {
    case MoveKind::kStep: return '-';
    case MoveKind::kCapture: return 'x';
    case MoveKind::kRemoval: return ',';
  }
  return '-';
}

MoveKind kind_of(std::string_view text) {
  if (text.substr(0, kRemovalPrefix.size()) == kRemovalPrefix) return MoveKind::kRemoval;
  return text.find('x') != std::string_view::npos ? MoveKind::kCapture : MoveKind::kStep;
}

}  // namespace

// --- Moves -------------------------------------------------------------------

template <BitSet Bits>
std::string Ntil<Bits>::to_text(const Move& move) const {
  std::string text(move.kind == MoveKind::kRemoval ? kRemovalPrefix : "");
  for (std::size_t i = 0; i < move.size; ++i) {
    if (i > 0) text += separator(move.kind);
    text += papan::to_text(board_->cells[move.points[i]]);
  }
  return text;
}

template <BitSet Bits>
Result<int> Ntil<Bits>::parse_point(std::string_view text) const {
  const auto cell = parse_cell(text, board_->columns, board_->rows);
  if (!cell) return cell.error();
  const int point = board_->point_at(*cell);
  if (point == kNowhere) return Error{fmt::format("{} is no point of the board", in_quotes(text))};
  return point;
}

template <BitSet Bits>
Result<typename Ntil<Bits>::Move> Ntil<Bits>::parse_move(std::string_view text) const {
  Move move;
  move.kind = kind_of(text);
  const bool removal = move.kind == MoveKind::kRemoval;
  const auto names =
      split(removal ? text.substr(kRemovalPrefix.size()) : text, separator(move.kind));
  const std::size_t most = removal                        ? kMostRemoved
                           : move.kind == MoveKind::kStep ? 2
                                                          : Move::kMostPoints;
  if (names.size() > most || names.size() < (removal ? 1 : 2)) {
    return Error{fmt::format(
        "move: expected a step (c6-c5), a capture (c6xc4xe4) or a removal (ntil:a1,c1,e1), got {}",
        in_quotes(text))};
  }
  for (const std::string_view name : names) {
    const auto point = parse_point(name);
    if (!point) return Error{fmt::format("move {}: {}", in_quotes(text), point.error().message)};
    move.add(*point);
  }
  if (removal) std::sort(move.points.begin(), move.points.begin() + move.size);
  return move;
}

template <BitSet Bits>
bool Ntil<Bits>::is_legal(const State& state, const Move& move) const {
  if (state.removal_due || move.kind == MoveKind::kRemoval) {
    return state.removal_due && is_legal_removal(state, move);
  }
  if (move.size < 2 || !contains(state.own(), move.from())) return false;
  if (move.kind == MoveKind::kStep) {
    return move.size == 2 && contains(steps(state, move.from()), move.to()) &&
           (rules_.ntil || !can_capture(state));
  }
  Sides<Bits> sides = state.sides();
  sides.occupied &= ~bit<Bits>(move.from());
  for (std::size_t i = 1; i < move.size; ++i) {
    const int standing = move.points[i - 1];
    if (!contains(landings(state, move.from(), sides, standing), move.points[i])) return false;
    const Bits taken = captured(standing, move.points[i], sides.enemy);
    sides = {sides.enemy & ~taken, sides.occupied & ~taken};
  }
  return !rules_.must_continue || landings(state, move.from(), sides, move.to()) == 0;
}

template <BitSet Bits>
bool Ntil<Bits>::is_legal_removal(const State& state, const Move& move) {
  if (move.kind != MoveKind::kRemoval || move.size != removal_size(state)) return false;
  for (std::size_t i = 0; i < move.size; ++i) {
    if (!contains(state.enemy(), move.points[i])) return false;
    if (i > 0 && move.points[i - 1] >= move.points[i]) return false;
  }
  return true;
}

template <BitSet Bits>
std::vector<int> Ntil<Bits>::cells(const Move& move) const {
  return {move.points.begin(), move.points.begin() + move.size};
}

// --- Positions ---------------------------------------------------------------

template <BitSet Bits>
std::string Ntil<Bits>::to_text(const State& state) const {
  std::string text(static_cast<std::size_t>(board_->points), '.');
  for_each_bit(state.pieces[0] | state.pieces[1],
               [&](int point) { text[static_cast<std::size_t>(point)] = symbol_at(state, point); });
  text += state.side == Turn::kFirst ? " w" : " b";
  if (state.removal_due) text += fmt::format(" {}", kRemovalWord);
  return text;
}

template <BitSet Bits>
Result<typename Ntil<Bits>::State> Ntil<Bits>::parse_state(std::string_view text) const {
  const auto parts = words(text);
  const bool removal_due = parts.size() == 3 && parts[2] == kRemovalWord;
  if ((parts.size() != 2 && !removal_due) ||
      parts[0].size() != static_cast<std::size_t>(board_->points) ||
      (parts[1] != "w" && parts[1] != "b")) {
    return Error{
        fmt::format("position: expected {} points of w, W, b, B or ., a space, the side "
                    "to move (w or b) and perhaps ' ntil', got {}",
                    board_->points, in_quotes(text))};
  }
  State state;
  state.side = parts[1] == "w" ? Turn::kFirst : Turn::kSecond;
  state.removal_due = removal_due;
  for (int point = 0; point < board_->points; ++point) {
    const auto done = add_piece(state, point, parts[0][static_cast<std::size_t>(point)]);
    if (!done) return done.error();
  }
  if (const auto checked = check_pieces(state); !checked) return checked.error();
  return state;
}

template <BitSet Bits>
Result<void> Ntil<Bits>::add_piece(State& state, int point, char symbol) const {
  if (symbol == '.') return {};
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t king = 0; king < 2; ++king) {
      if (symbol != kSymbols[side][king]) continue;
      state.pieces[side] |= bit<Bits>(point);
      if (king == 1) state.kings |= bit<Bits>(point);
      return {};
    }
  }
  return Error{fmt::format("position: point {} must be w, W, b, B or ., got {}",
                           papan::to_text(board_->cells[static_cast<std::size_t>(point)]),
                           in_quotes(std::string_view(&symbol, 1)))};
}

template <BitSet Bits>
Result<void> Ntil<Bits>::check_pieces(const State& state) const {
  for (const Turn side : {Turn::kFirst, Turn::kSecond}) {
    const Bits pieces = state.pieces[index_of(side)];
    const std::string_view name = side == Turn::kFirst ? "white" : "black";
    if (count(pieces) > board_->pieces) {
      return Error{fmt::format("position: {} has {} pieces, at most {} were there at the start",
                               name, count(pieces), board_->pieces)};
    }
    const Bits unpromoted = pieces & ~state.kings & promotion_points(side);
    if (unpromoted != 0) {
      return Error{
          fmt::format("position: {} on {} stands on its promotion point and must be a king", name,
                      papan::to_text(board_->cells[static_cast<std::size_t>(lowest(unpromoted))]))};
    }
  }
  if ((state.pieces[0] | state.pieces[1]) == 0) return Error{"position: no piece on the board"};
  if (state.removal_due && state.enemy() == 0) return Error{"position: no piece left to remove"};
  return {};
}

template <BitSet Bits>
std::string Ntil<Bits>::end_in_words(const State& state) const {
  const auto& [white, black] = state.pieces;
  if (white == 0 || black == 0) return "no pieces left";
  if (is_single(white) && is_single(black)) return "one piece each";
  if (!can_move(state)) return "no move left";
  return fmt::format("{} plies without progress", kQuietPlies);
}

template <BitSet Bits>
View Ntil<Bits>::view(const State& state) const {
  View view;
  view.shape = ViewShape::kPoints;
  view.columns = board_->columns;
  view.rows = board_->rows;
  view.ground = 94;
  view.pieces = {{'w', "white man", "○", 231},
                 {'W', "white king", "◇", 231},
                 {'b', "black man", "●", 16},
                 {'B', "black king", "◆", 16}};
  for (int point = 0; point < board_->points; ++point) {
    const Cell cell = board_->cells[static_cast<std::size_t>(point)];
    const bool filled = contains(state.pieces[0] | state.pieces[1], point);
    view.cells.push_back(
        {papan::to_text(cell), cell.column, cell.row, filled ? symbol_at(state, point) : '-'});
    for (int way = kEast; way < kDirections; ++way) {
      const int to =
          board_->neighbour[static_cast<std::size_t>(way)][static_cast<std::size_t>(point)];
      if (to != kNowhere) view.lines.push_back({point, to});
    }
  }
  view.facts = {{"white", std::to_string(count(state.pieces[0]))},
                {"black", std::to_string(count(state.pieces[1]))}};
  if (state.removal_due) view.facts.push_back({"ntil", "pieces are to be removed"});
  if (turn(state) == Turn::kOver) view.facts.push_back({"end", end_in_words(state)});
  return view;
}

template class Ntil<std::uint64_t>;
template class Ntil<Bits128>;

}  // namespace papan::ntil
