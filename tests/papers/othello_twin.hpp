// Slow twins of the Othello paper's two greedy agents, written from its section
// "Analisis pemecahan masalah" alone, with the functions it names: Layak, Kalkulasi,
// GreedyTurnAI.
//
// The paper lets P.x and P.y run from 1 to 8 and keeps the greatest; it does not say which
// loop is the outer one, nor what happens among equals. We hold to x outside, y inside, and
// the first of equals, as a "greater than" in that loop does.
#pragma once

#include <array>
#include <string>

namespace papan::papers::othello {

struct Point {
  int x = 0;  // column from 1, 0: none
  int y = 0;  // row from 1
};

struct Board {
  int size = 8;
  char player = 'X';
  std::string cells;  // row by row from the top

  // What stands there; beyond the board '#'.
  [[nodiscard]] char at(int x, int y) const {
    if (x < 1 || x > size || y < 1 || y > size) return '#';
    return cells[static_cast<std::size_t>((y - 1) * size + x - 1)];
  }
};

// Position text: cells row by row, a space, the side to move.
inline Board parse(const std::string& text) {
  Board board;
  board.size = 1;
  while (board.size * board.size < static_cast<int>(text.size()) - 2) ++board.size;
  board.player = text.back();
  board.cells = text;
  return board;
}

inline std::string name(Point p) {
  if (p.x == 0) return "pass";
  return static_cast<char>('a' + p.x - 1) + std::to_string(p.y);
}

// One of the eight directions of Kalkulasi: enemy pieces up to an own one.
inline int turned_towards(const Board& board, Point p, int dx, int dy) {
  const char enemy = board.player == 'X' ? 'O' : 'X';
  int count = 0;
  int x = p.x + dx;
  int y = p.y + dy;
  for (; board.at(x, y) == enemy; x += dx, y += dy) ++count;
  return board.at(x, y) == board.player ? count : 0;
}

// Kalkulasi: how many pieces the player gets by a piece at P.
inline int kalkulasi(const Board& board, Point p) {
  int count = 0;
  for (int dx = -1; dx <= 1; ++dx) {
    for (int dy = -1; dy <= 1; ++dy) {
      if (dx != 0 || dy != 0) count += turned_towards(board, p, dx, dy);
    }
  }
  return count;
}

// Layak: "setelah setidaknya memakan satu koin lawan".
inline bool layak(const Board& board, Point p) {
  return board.at(p.x, p.y) == '-' && kalkulasi(board, p) > 0;
}

// GreedyTurnAI, by what a place is worth.
template <class Worth>
Point greedy_turn(const Board& board, Worth worth) {
  Point best;
  int most = -1;
  for (int x = 1; x <= board.size; ++x) {
    for (int y = 1; y <= board.size; ++y) {
      const Point p{x, y};
      if (!layak(board, p) || worth(p) <= most) continue;
      most = worth(p);
      best = p;
    }
  }
  return best;
}

// "Algoritma greedy by count": the place that turns most pieces.
inline Point greedy_by_count(const Board& board) {
  return greedy_turn(board, [&](Point p) { return kalkulasi(board, p); });
}

// The row counted from the nearest edge, from 1.
inline int row_from_edge(const Board& board, Point p) {
  const auto near = [&](int a) { return a <= board.size - a ? a : board.size + 1 - a; };
  return near(p.x) < near(p.y) ? near(p.x) : near(p.y);
}

// "Algoritma greedy by Position", b): "baris ke-1 dari tepi paling strategis, setelah
// baris ke-3, baris ke-4, dan terakhir baris ke-2".
inline Point greedy_by_position(const Board& board) {
  return greedy_turn(board, [&](Point p) {
    constexpr std::array<int, 5> kWorth = {0, 4, 1, 3, 2};
    return kWorth[static_cast<std::size_t>(row_from_edge(board, p))];
  });
}

}  // namespace papan::papers::othello
