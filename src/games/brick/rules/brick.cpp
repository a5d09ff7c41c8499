// Colour Brick: notation, key and view.
#include "games/brick/rules/brick.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "game/cell.hpp"

namespace papan::brick {
namespace {

char symbol(const Board& board, int column, int row_from_bottom) {
  for (std::size_t colour = 0; colour < kMaxColours; ++colour) {
    if ((board.cells[colour][static_cast<std::size_t>(column)] >> row_from_bottom & 1) != 0) {
      return static_cast<char>('1' + colour);
    }
  }
  return '-';
}

// Terminal colours near the Okabe-Ito set, in the order of the digits.
constexpr std::array<int, kMaxColours> kTileColours = {214, 74, 36, 227, 25, 166, 175, 246, 240};

Result<Board> parse_board(std::string_view text, int colours) {
  const auto rows = split(text, '/');
  if (rows.size() != kRows) {
    return Error{
        fmt::format("position: expected {} rows joined by '/', got {}", kRows, rows.size())};
  }
  Board board;
  for (int row = 0; row < kRows; ++row) {
    const std::string_view line = rows[static_cast<std::size_t>(kRows - 1 - row)];
    if (line.size() != kColumns) {
      return Error{fmt::format("position: row {} must have {} cells, got {}", kRows - row, kColumns,
                               in_quotes(line))};
    }
    for (int column = 0; column < kColumns; ++column) {
      const char c = line[static_cast<std::size_t>(column)];
      if (c == '-') continue;
      if (c < '1' || c >= '1' + colours) {
        return Error{fmt::format("position: cell {} must be 1 to {} or -, got {}",
                                 papan::to_text(Cell{column, kRows - 1 - row}), colours,
                                 in_quotes(std::string_view(&c, 1)))};
      }
      if (row != board.height(column)) {
        return Error{fmt::format("position: cell {} hangs in the air",
                                 papan::to_text(Cell{column, kRows - 1 - row}))};
      }
      board.cells[static_cast<std::size_t>(c - '1')][static_cast<std::size_t>(column)] |= 1U << row;
    }
  }
  if (find_runs(board, colours).count != 0) {
    return Error{"position: three equal cells in a line would have dissolved"};
  }
  return board;
}

}  // namespace

std::uint64_t ColourBrick::key(const State& state) const {
  std::uint64_t hash =
      combine(static_cast<std::uint64_t>(state.left), static_cast<std::uint64_t>(state.score));
  for (std::size_t colour = 0; colour < static_cast<std::size_t>(colours()); ++colour) {
    const auto& plane = state.board.cells[colour];
    for (std::size_t i = 0; i < kColumns; i += 2) {
      hash = combine(hash, std::uint64_t{plane[i]} << 32 | plane[i + 1]);
    }
  }
  if (!state.hand) return hash;
  return combine(hash, 1U + (*state.hand)[0] + 16U * (*state.hand)[1] + 256U * (*state.hand)[2]);
}

std::string ColourBrick::to_text(Move move) const {
  return fmt::format("{},{}", move.column + 1, move.rotation);
}

Result<Move> ColourBrick::parse_move(std::string_view text) const {
  const auto parts = split(text, ',');
  if (parts.size() == 2) {
    const auto column = parse_integer(parts[0]);
    const auto rotation = parse_integer(parts[1]);
    const bool plain = parts[0].find_first_of("+- ") == std::string_view::npos &&
                       (parts[0].size() == 1 || parts[0] == "10") && parts[1].size() == 1;
    if (plain && column && rotation && *column >= 1 && *column <= kColumns && *rotation >= 0 &&
        *rotation <= 2) {
      return Move{static_cast<std::uint8_t>(*rotation), static_cast<std::uint8_t>(*column - 1)};
    }
  }
  return Error{fmt::format("expected a move X,R: column 1 to {}, rotation 0 to 2, got {}", kColumns,
                           in_quotes(text))};
}

std::string ColourBrick::to_text(const Brick& brick) const {
  std::string text;
  for (const auto cell : brick) text += static_cast<char>('1' + cell);
  return text;
}

Result<Brick> ColourBrick::parse_outcome(std::string_view text) const {
  Brick brick{};
  bool good = text.size() == kBrickCells;
  for (std::size_t i = 0; good && i < kBrickCells; ++i) {
    good = text[i] >= '1' && text[i] < '1' + colours();
    brick[i] = static_cast<std::uint8_t>(text[i] - '1');
  }
  if (good) return brick;
  return Error{
      fmt::format("expected a brick of three digits 1 to {}, got {}", colours(), in_quotes(text))};
}

std::string ColourBrick::to_text(const State& state) const {
  std::string text;
  for (int row = kRows - 1; row >= 0; --row) {
    for (int column = 0; column < kColumns; ++column) text += symbol(state.board, column, row);
    if (row > 0) text += '/';
  }
  text += fmt::format(" {} {}", state.hand ? to_text(*state.hand) : "-", state.left);
  if (state.score != 0) text += fmt::format(" {}", state.score);
  return text;
}

Result<ColourBrick::State> ColourBrick::parse_state(std::string_view text) const {
  const auto parts = words(text);
  if (parts.size() != 3 && parts.size() != 4) {
    return Error{
        "position: expected rows, the brick in hand (or -), bricks left, and the score if "
        "it is not 0"};
  }
  const auto board = parse_board(parts[0], colours());
  if (!board) return board.error();
  State state{*board, {}, 0, 0};
  if (parts[1] != "-") {
    const auto brick = parse_outcome(parts[1]);
    if (!brick) return brick.error();
    state.hand = *brick;
  }
  const auto left = parse_integer(parts[2]);
  if (!left || *left < (state.hand ? 1 : 0) || *left > parameters_.bricks) {
    return Error{fmt::format("position: bricks left must be {} to {}, got {}", state.hand ? 1 : 0,
                             parameters_.bricks, in_quotes(parts[2]))};
  }
  state.left = static_cast<int>(*left);
  if (parts.size() == 4) {
    const auto score = parse_integer(parts[3]);
    if (!score || *score < 1 || *score > kInfinity) {
      return Error{fmt::format("position: the score must be above 0, got {}", in_quotes(parts[3]))};
    }
    state.score = static_cast<Score>(*score);
  }
  return state;
}

std::vector<int> ColourBrick::cells(Move move) const {
  return {move.column};
}

View ColourBrick::view(const State& state) const {
  View view;
  view.columns = kColumns;
  view.rows = kRows;
  for (int colour = 0; colour < colours(); ++colour) {
    const char digit = static_cast<char>('1' + colour);
    view.pieces.push_back({digit, fmt::format("colour {}", digit), std::string(1, digit),
                           kTileColours[static_cast<std::size_t>(colour)]});
  }
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      view.cells.push_back({papan::to_text(Cell{column, row}), column, row,
                            symbol(state.board, column, kRows - 1 - row)});
    }
  }
  view.facts = {{"brick", state.hand ? to_text(*state.hand) : "-"},
                {"left", std::to_string(state.left)},
                {"score", std::to_string(state.score)}};
  if (turn(state) == Turn::kOver) {
    view.facts.push_back({"end", state.left == 0 ? "bricks used up" : "no column free"});
  }
  return view;
}

}  // namespace papan::brick
