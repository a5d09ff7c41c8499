// Collapse: deals, notation, key, bounds and view.
#include "games/collapse/rules/collapse.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "core/hash.hpp"
#include "core/text.hpp"
#include "game/cell.hpp"

namespace papan::collapse {
namespace {

// Terminal colours near the Okabe-Ito set, in the order of the digits.
constexpr std::array<int, kMaxColours> kTileColours = {214, 74, 36, 227, 25, 166, 175, 246, 240};

char symbol(std::uint8_t cell) {
  return cell == 0 ? '-' : static_cast<char>('0' + cell);
}

}  // namespace

Collapse::State Collapse::start(Rng& rng) const {
  Rng numbered(static_cast<std::uint64_t>(parameters_.deal));
  Rng& source = parameters_.deal == 0 ? rng : numbered;
  State state;
  for (int column = 0; column < width(); ++column) {
    for (int row = 0; row < height(); ++row) {
      const auto colour = source.below(static_cast<std::uint32_t>(parameters_.colours));
      state.board.stack(column, static_cast<std::uint8_t>(1 + colour));
    }
  }
  return state;
}

Move Collapse::named(const State& state, Move move) const {
  if (state.board.at(spot_of(move)) == 0) return move;
  Board board = state.board;
  Spots group;
  lift(board, spot_of(move), group);
  Move first = move;
  for (const Spot at : group) first = std::min(first, move_at(at));
  return first;
}

int Collapse::count_moves(const State& state) const {
  if (turn(state) == Turn::kOver) return 0;
  const bool singles = can_click_single(state);
  int count = 0;
  for_each_group(state.board,
                 [&](Spot, const Spots& group) { count += singles || group.size() > 1 ? 1 : 0; });
  return count;
}

// A random cell's group, kept with a chance of one in its size, so that all groups
// are as likely. Where hardly any cell has a group, the list is shorter.
Move Collapse::random_move(const State& state, Rng& rng) const {
  constexpr int kTries = 16;
  const auto blocks = static_cast<std::uint32_t>(count_blocks(state.board));
  const bool singles = can_click_single(state);
  Board board = state.board;
  Spots group;
  for (int i = 0; i < kTries; ++i) {
    auto row = static_cast<int>(rng.below(blocks));
    int column = 0;
    while (row >= board.height(column)) row -= board.height(column++);
    const Spot at = spot(column, row);
    const std::uint8_t colour = board.at(at);
    lift(board, at, group);
    Move first = move_at(at);
    for (const Spot each : group) {
      board.cells[static_cast<std::size_t>(each)] = colour;
      first = std::min(first, move_at(each));
    }
    if (group.size() == 1 && !singles) continue;
    if (rng.below(static_cast<std::uint32_t>(group.size())) == 0) return first;
  }
  Moves moves;
  legal_moves(state, moves);
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// The points of groups grow faster than their size.
Score Collapse::most(const State& state) const {
  const ColourCounts counts = count_colours(state.board);
  Score sum = state.points + (scoring() == Scoring::kSamegame ? kClearBonus : 0);
  for (std::size_t colour = 1; colour < counts.size(); ++colour) {
    if (counts[colour] > 1) sum += group_points(scoring(), counts[colour]);
  }
  return sum;
}

Score Collapse::least(const State& state) const {
  switch (single()) {
    case Single::kRemoves: return state.points - kSingleCost * count_blocks(state.board);
    case Single::kCosts: return state.points - kSingleCost * (width() * height() - state.paid);
    case Single::kOff: break;
  }
  if (scoring() != Scoring::kSamegame) return state.points;
  const ColourCounts counts = count_colours(state.board);
  Score sum = state.points;
  for (std::size_t colour = 1; colour < counts.size(); ++colour) {
    const int cells = counts[colour];
    if (cells > 0) sum -= std::max(1, (cells - 2) * (cells - 2));
  }
  return sum;
}

// Two words of cells share one: a colour needs only half of its byte.
std::uint64_t Collapse::key(const State& state) const {
  std::uint64_t hash =
      combine(static_cast<std::uint64_t>(state.points), static_cast<std::uint64_t>(state.paid));
  const auto& cells = state.board.cells;
  const auto end = static_cast<std::size_t>(spot(width(), 0));
  for (std::size_t at = kStride; at < end; at += 16) {
    std::uint64_t words[2];
    static_assert((kMaxSide + 1) * kStride + sizeof words <= sizeof cells);
    std::memcpy(words, &cells[at], sizeof words);
    hash = mix(hash ^ (words[0] | words[1] << 4));
  }
  return hash;
}

// --- Notation -----------------------------------------------------------------------

std::string Collapse::to_text(Move move) const {
  return papan::to_text(Cell{move.cell % width(), move.cell / width()});
}

Result<Move> Collapse::parse_move(std::string_view text) const {
  const auto cell = parse_cell(text, width(), height());
  if (!cell) return cell.error();
  return Move{static_cast<std::uint16_t>(cell->row * width() + cell->column)};
}

std::string Collapse::to_text(const State& state) const {
  std::string text;
  for (int row = height() - 1; row >= 0; --row) {
    for (int column = 0; column < width(); ++column) text += symbol(state.board.at(column, row));
    if (row > 0) text += '/';
  }
  if (state.points != 0 || state.paid != 0) text += fmt::format(" {}", state.points);
  if (state.paid != 0) text += fmt::format(" {}", state.paid);
  return text;
}

Result<Board> Collapse::parse_board(std::string_view text) const {
  const auto rows = split(text, '/');
  if (rows.size() != static_cast<std::size_t>(height())) {
    return Error{
        fmt::format("position: expected {} rows joined by '/', got {}", height(), rows.size())};
  }
  Board board;
  for (int row = 0; row < height(); ++row) {
    const int from_top = height() - 1 - row;
    const std::string_view line = rows[static_cast<std::size_t>(from_top)];
    if (line.size() != static_cast<std::size_t>(width())) {
      return Error{fmt::format("position: row {} must have {} cells, got {}", from_top + 1, width(),
                               in_quotes(line))};
    }
    for (int column = 0; column < width(); ++column) {
      const char c = line[static_cast<std::size_t>(column)];
      if (c == '-') continue;
      const auto wrong = [&](std::string_view what) {
        return Error{
            fmt::format("position: cell {} {}", papan::to_text(Cell{column, from_top}), what)};
      };
      if (c < '1' || c > '0' + parameters_.colours) {
        return wrong(fmt::format("must be 1 to {} or -, got {}", parameters_.colours,
                                 in_quotes(std::string_view(&c, 1))));
      }
      if (row != board.height(column)) return wrong("hangs in the air");
      if (column > 0 && board.height(column - 1) == 0)
        return wrong("has an empty column beside it");
      board.stack(column, static_cast<std::uint8_t>(c - '0'));
    }
  }
  return board;
}

Result<Collapse::State> Collapse::parse_state(std::string_view text) const {
  constexpr std::int64_t kMostPoints = kInfinity / 2;
  const auto parts = words(text);
  const std::size_t most_parts = single() == Single::kCosts ? 3 : 2;
  if (parts.empty() || parts.size() > most_parts) {
    return Error{fmt::format("position: expected rows, the points if they are not 0{}, got {}",
                             most_parts == 3 ? ", and clicks paid for single cells" : "",
                             in_quotes(text))};
  }
  const auto board = parse_board(parts[0]);
  if (!board) return board.error();
  State state{*board, 0, 0};
  if (parts.size() > 1) {
    const auto points = parse_integer(parts[1]);
    if (!points || std::abs(*points) > kMostPoints || (*points == 0 && parts.size() == 2)) {
      return Error{fmt::format("position: points must be a whole number other than 0, got {}",
                               in_quotes(parts[1]))};
    }
    state.points = static_cast<Score>(*points);
  }
  if (parts.size() > 2) {
    const auto paid = parse_integer(parts[2]);
    if (!paid || *paid < 1 || *paid > width() * height()) {
      return Error{fmt::format("position: paid clicks must be 1 to {}, got {}", width() * height(),
                               in_quotes(parts[2]))};
    }
    state.paid = static_cast<std::int16_t>(*paid);
  }
  return state;
}

View Collapse::view(const State& state) const {
  View view;
  view.columns = width();
  view.rows = height();
  for (int colour = 1; colour <= parameters_.colours; ++colour) {
    const char digit = symbol(static_cast<std::uint8_t>(colour));
    view.pieces.push_back({digit, fmt::format("colour {}", digit), std::string(1, digit),
                           kTileColours[static_cast<std::size_t>(colour - 1)]});
  }
  for (int row = 0; row < height(); ++row) {
    for (int column = 0; column < width(); ++column) {
      view.cells.push_back({papan::to_text(Cell{column, row}), column, row,
                            symbol(state.board.at(column, height() - 1 - row))});
    }
  }
  const int left = count_blocks(state.board);
  view.facts = {{"score", std::to_string(score(state))}, {"blocks left", std::to_string(left)}};
  if (turn(state) == Turn::kOver) {
    view.facts.push_back({"end", left == 0 ? "board cleared" : "no group left"});
  }
  return view;
}

}  // namespace papan::collapse
