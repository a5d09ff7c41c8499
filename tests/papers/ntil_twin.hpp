// Ntil as the thesis builds it: the six text templates of table 4.4, points in one array
// with forbidden ones among them, piece ids of table 4.3, and findAllMove. The agents' twins
// stand on this: ntil_search_twin.hpp.
//
// The templates are the thesis's with the scan mended. Two marks are not as printed: the
// middle of the base row weighs 3 on boards five wide, where 5 is printed, since table 3.2
// gives 3 to a point that is taken from two sides (and the wider boards print 3), and 9x11
// gets its `k`. The rules are those of 2.1.2; agents never commit ntil (4.2 b), so a capture
// is compulsory here.
#pragma once

#include <array>
#include <cctype>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace papan::papers::ntil {

// Table 4.4, by name of the board.
inline const std::map<std::string, std::vector<std::string>> kTemplates = {
    {"5x5",
     {"4b-x-3bk-x-4b", R"(+\++|++/+)", "x3b-2b-3bx", R"(+++\|/+++)", "xx1exx", R"(+++/|\+++)",
      "x3w-2w-3wx", R"(+/++|++\+)", "4w-x-3wk-x-4w"}},
    {"5x9",
     {"4b-x-3bk-x-4b", R"(+\++|++/+)", "x3b-2b-3bx", R"(+++\|/+++)", "4b-3b-1b-3b-4b",
      R"(|\|/|\|/|)", "3b-1b-2b-1b-3b", R"(|/|\|/|\|)", "3e-2e-1e-2e-3e", R"(|\|/|\|/|)",
      "3w-1w-2w-1w-3w", R"(|/|\|/|\|)", "4w-3w-1w-3w-4w", R"(+++/|\+++)", "x3w-2w-3wx",
      R"(+/++|++\+)", "4w-x-3wk-x-4w"}},
    {"7x9",
     {"x4b-x-3bk-x-4bx", R"(+++\++|++/+++)", "xx3b-2b-3bxx", R"(+++++\|/+++++)",
      "4b-3b-3b-1b-3b-3b-4b", R"(|/|\|/|\|/|\|)", "3b-2b-1b-2b-1b-2b-3b", R"(|\|/|\|/|\|/|)",
      "3e-1e-2e-1e-2e-1e-3e", R"(|/|\|/|\|/|\|)", "3w-2w-1w-2w-1w-2w-3w", R"(|\|/|\|/|\|/|)",
      "4w-3w-3w-1w-3w-3w-4w", R"(+++++/|\+++++)", "xx3w-2w-3wxx", R"(+++/++|++\+++)",
      "x4w-x-3wk-x-4wx"}},
    {"9x9",
     {"xx4b-x-3bk-x-4bxx", R"(+++++\++|++/+++++)", "xxx3b-2b-3bxxx", R"(+++++++\|/+++++++)",
      "4b-3b-3b-3b-1b-3b-3b-3b-4b", R"(|\|/|\|/|\|/|\|/|)", "3b-1b-2b-1b-2b-1b-2b-1b-3b",
      R"(|/|\|/|\|/|\|/|\|)", "3e-2e-1e-2e-1e-2e-1e-2e-3e", R"(|\|/|\|/|\|/|\|/|)",
      "3w-1w-2w-1w-2w-1w-2w-1w-3w", R"(|/|\|/|\|/|\|/|\|)", "4w-3w-3w-3w-1w-3w-3w-3w-4w",
      R"(+++++++/|\+++++++)", "xxx3w-2w-3wxxx", R"(+++++/++|++\+++++)", "xx4w-x-3wk-x-4wxx"}},
    {"7x11",
     {"x4b-x-3bk-x-4bx",      R"(+++\++|++/+++)", "xx3b-2b-3bxx",         R"(+++++\|/+++++)",
      "4b-3b-3b-1b-3b-3b-4b", R"(|/|\|/|\|/|\|)", "3b-2b-1b-2b-1b-2b-3b", R"(|\|/|\|/|\|/|)",
      "3b-1b-2b-1b-2b-1b-3b", R"(|/|\|/|\|/|\|)", "3e-2e-1e-2e-1e-2e-3e", R"(|\|/|\|/|\|/|)",
      "3w-1w-2w-1w-2w-1w-3w", R"(|/|\|/|\|/|\|)", "3w-2w-1w-2w-1w-2w-3w", R"(|\|/|\|/|\|/|)",
      "4w-3w-3w-1w-3w-3w-4w", R"(+++++/|\+++++)", "xx3w-2w-3wxx",         R"(+++/++|++\+++)",
      "x4w-x-3wk-x-4wx"}},
    {"9x11",
     {"xx4b-x-3bk-x-4bxx",
      R"(+++++\++|++/+++++)",
      "xxx3b-2b-3bxxx",
      R"(+++++++\|/+++++++)",
      "4b-3b-3b-3b-1b-3b-3b-3b-4b",
      R"(|\|/|\|/|\|/|\|/|)",
      "3b-1b-2b-1b-2b-1b-2b-1b-3b",
      R"(|/|\|/|\|/|\|/|\|)",
      "3b-2b-1b-2b-1b-2b-1b-2b-3b",
      R"(|\|/|\|/|\|/|\|/|)",
      "3e-1e-2e-1e-2e-1e-2e-1e-3e",
      R"(|/|\|/|\|/|\|/|\|)",
      "3w-2w-1w-2w-1w-2w-1w-2w-3w",
      R"(|\|/|\|/|\|/|\|/|)",
      "3w-1w-2w-1w-2w-1w-2w-1w-3w",
      R"(|/|\|/|\|/|\|/|\|)",
      "4w-3w-3w-3w-1w-3w-3w-3w-4w",
      R"(+++++++/|\+++++++)",
      "xxx3w-2w-3wxxx",
      R"(+++++/++|++\+++++)",
      "xx4w-x-3wk-x-4wxx"}}};

// Table 4.3.
enum Piece : int { kWhitePawn = 1, kBlackPawn = -1, kWhiteKing = 2, kBlackKing = -2, kEmpty = 0 };

inline constexpr int kNowhere = -1;

// The thesis does not tell the order in which directions are tried. This one gives its
// counts of expanded nodes (tables 5.4 and 5.5); north is black's side.
enum Direction { kSouthWest, kSouthEast, kSouth, kNorthWest, kNorthEast, kNorth, kWest, kEast };
inline constexpr std::array<int, 8> kRowStep = {-1, -1, -1, 1, 1, 1, 0, 0};
inline constexpr std::array<int, 8> kColumnStep = {-1, 1, 0, -1, 1, 0, -1, 1};

// A template read into points. They are counted row by row from white's base row, as table
// 4.8 needs it: `pos < middle` is white's half.
struct Geometry {
  int width = 0;
  int height = 0;
  std::vector<int> weight;                 // 0: forbidden
  std::vector<char> start;                 // b, w, e or x
  std::vector<bool> middle_of_base;        // `k`
  std::vector<std::array<int, 8>> joined;  // the next point in each direction, or kNowhere

  [[nodiscard]] int length() const { return width * height; }
};

// Marks of one row of points: "x3b-2b-3bx" is x, 3b, 2b, 3b, x; and whether a line leads on
// to the right of each.
struct TemplateRow {
  std::vector<std::string> marks;
  std::vector<bool> line;
};

inline TemplateRow read_row(const std::string& text) {
  TemplateRow row;
  for (const char c : text) {
    if (c == '-') {
      row.line.back() = true;
    } else if (c == 'x' || std::isdigit(static_cast<unsigned char>(c)) != 0) {
      row.marks.emplace_back(1, c);
      row.line.push_back(false);
    } else {
      row.marks.back() += c;
    }
  }
  return row;
}

inline void join(Geometry& board, int from, Direction there, int to, Direction back) {
  board.joined[static_cast<std::size_t>(from)][there] = to;
  board.joined[static_cast<std::size_t>(to)][back] = from;
}

// Lines along a row pass over x: the base row's neighbours are two columns apart.
inline void join_along(Geometry& board, const TemplateRow& row, int first) {
  int last = kNowhere;
  for (int column = 0; column < board.width; ++column) {
    const auto c = static_cast<std::size_t>(column);
    if (row.marks[c] == "x") {
      if (!row.line[c]) last = kNowhere;
      continue;
    }
    if (last != kNowhere) join(board, last, kEast, first + column, kWest);
    last = row.line[c] ? first + column : kNowhere;
  }
}

// Lines between two rows: character 2c is below column c, 2c + 1 between c and c + 1.
inline void join_down(Geometry& board, const std::string& lines, int upper) {
  const int lower = upper - board.width;
  for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
    const char line = lines[static_cast<std::size_t>(i)];
    const int c = i / 2;
    if (line == '|') join(board, upper + c, kSouth, lower + c, kNorth);
    if (line == '\\') join(board, upper + c, kSouthEast, lower + c + 1, kNorthWest);
    if (line == '/') join(board, upper + c + 1, kSouthWest, lower + c, kNorthEast);
  }
}

inline void read_points(Geometry& board, const TemplateRow& row, int first) {
  for (int column = 0; column < board.width; ++column) {
    const std::string& mark = row.marks[static_cast<std::size_t>(column)];
    const auto point = static_cast<std::size_t>(first + column);
    if (mark == "x") continue;
    board.weight[point] = mark[0] - '0';
    board.start[point] = mark[1];
    board.middle_of_base[point] = mark.size() > 2;
  }
}

inline Geometry read_template(const std::vector<std::string>& text) {
  Geometry board;
  board.height = static_cast<int>(text.size() / 2 + 1);
  board.width = static_cast<int>(read_row(text[0]).marks.size());
  const auto length = static_cast<std::size_t>(board.length());
  board.weight.assign(length, 0);
  board.start.assign(length, 'x');
  board.middle_of_base.assign(length, false);
  std::array<int, 8> alone{};
  alone.fill(kNowhere);
  board.joined.assign(length, alone);
  for (int row = 0; row < board.height; ++row) {
    const auto line = static_cast<std::size_t>(2 * row);
    const int first = (board.height - 1 - row) * board.width;
    const TemplateRow marks = read_row(text[line]);
    read_points(board, marks, first);
    join_along(board, marks, first);
    if (line + 1 < text.size()) join_down(board, text[line + 1], first);
  }
  return board;
}

struct Board {
  const Geometry* geometry = nullptr;
  std::vector<int> points;  // piece ids
  int player = 1;           // 1 white, -1 black: an id times this is the player's own
};

// Position text: points row by row from the top (black's side), a space, the side to move.
inline Board parse(const Geometry& geometry, const std::string& text) {
  Board board{&geometry, std::vector<int>(static_cast<std::size_t>(geometry.length()), kEmpty),
              text[text.find(' ') + 1] == 'w' ? 1 : -1};
  std::size_t next = 0;
  for (int row = geometry.height - 1; row >= 0; --row) {
    for (int column = 0; column < geometry.width; ++column) {
      const auto point = static_cast<std::size_t>(row * geometry.width + column);
      if (geometry.weight[point] == 0) continue;
      const std::string letters = "Bb.wW";
      board.points[point] = static_cast<int>(letters.find(text[next++])) - 2;
    }
  }
  return board;
}

struct Move {
  std::vector<int> path;   // where it stood, and every landing
  std::vector<int> taken;  // what it took, in order
};

inline std::string name(const Geometry& geometry, const Move& move) {
  std::string text;
  for (const int point : move.path) {
    if (!text.empty()) text += move.taken.empty() ? '-' : 'x';
    text += static_cast<char>('a' + point % geometry.width);
    text += std::to_string(geometry.height - point / geometry.width);
  }
  return text;
}

// 2.1.2 e, g: a man never goes or takes backward; f: a king may.
inline bool may_go(int piece, int direction) {
  return std::abs(piece) == 2 || kRowStep[static_cast<std::size_t>(direction)] * piece >= 0;
}

class MoveFinder {
 public:
  explicit MoveFinder(const Board& board) : board_(board) {
    for (int from = 0; from < board.geometry->length(); ++from) captures_from(from);
    if (!moves_.empty()) return;
    for (int from = 0; from < board.geometry->length(); ++from) steps_from(from);
  }

  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }

 private:
  int& at(int point) { return board_.points[static_cast<std::size_t>(point)]; }
  [[nodiscard]] int beyond(int point, int direction) const {
    return board_.geometry
        ->joined[static_cast<std::size_t>(point)][static_cast<std::size_t>(direction)];
  }
  bool empty(int point) { return point != kNowhere && at(point) == kEmpty; }

  // 2.1.2 e, f: a man one point, a king as far as the line is free.
  void steps_from(int from) {
    const int piece = at(from);
    if (piece * board_.player <= 0) return;
    for (int direction = 0; direction < 8; ++direction) {
      if (!may_go(piece, direction)) continue;
      for (int to = beyond(from, direction); empty(to); to = beyond(to, direction)) {
        moves_.push_back({{from, to}, {}});
        if (std::abs(piece) == 1) break;
      }
    }
  }

  void captures_from(int from) {
    const int piece = at(from);
    if (piece * board_.player <= 0) return;
    at(from) = kEmpty;
    captures({{from}, {}}, piece);
    at(from) = piece;
  }

  // 2.1.2 g, h: over one enemy to the empty points behind it, and on from there; it may end
  // after any leap. A capture comes before those that continue it.
  void captures(const Move& so_far, int piece) {
    for (int direction = 0; direction < 8; ++direction) {
      if (!may_go(piece, direction)) continue;
      int over = beyond(so_far.path.back(), direction);
      while (std::abs(piece) == 2 && empty(over)) over = beyond(over, direction);
      if (over == kNowhere || at(over) * piece >= 0) continue;
      land(so_far, piece, over, direction);
    }
  }

  void land(const Move& so_far, int piece, int over, int direction) {
    const int taken = at(over);
    for (int to = beyond(over, direction); empty(to); to = beyond(to, direction)) {
      Move move = so_far;
      move.path.push_back(to);
      move.taken.push_back(over);
      moves_.push_back(move);
      at(over) = kEmpty;
      captures(move, piece);
      at(over) = taken;
      if (std::abs(piece) == 1) break;
    }
  }

  Board board_;
  std::vector<Move> moves_;
};

// findAllMove of the listings.
inline std::vector<Move> find_all_move(const Board& board) {
  return MoveFinder(board).moves();
}

// The move, and 2.1.2 d: a man that ends on the middle of the enemy's base row is a king.
inline Board after(Board board, const Move& move) {
  const auto at = [&](int point) -> int& { return board.points[static_cast<std::size_t>(point)]; };
  const int from = move.path.front();
  const int to = move.path.back();
  const int piece = at(from);
  at(from) = kEmpty;
  for (const int taken : move.taken) at(taken) = kEmpty;
  const int far_row = piece > 0 ? board.geometry->height - 1 : 0;
  const bool promoted = board.geometry->middle_of_base[static_cast<std::size_t>(to)] &&
                        to / board.geometry->width == far_row;
  at(to) = promoted ? 2 * board.player : piece;
  board.player = -board.player;
  return board;
}

}  // namespace papan::papers::ntil
