// Adjacency as the paper's listings hold it: a boardMap of characters, marks put on it,
// and the objective function of chapter I. The twins of its four agents stand on this:
// adjacency_minimax_twin.hpp, adjacency_local_twin.hpp, adjacency_genetic_twin.hpp.
//
// The listings scan boardMap[i][j] with i outside and j inside. Neither they nor the text
// say which of them is the row; we hold to i the row, from the top, as Java's char[8][8] is
// usually read. Where the listings say 8 we say the board's size.
#pragma once

#include <array>
#include <compare>
#include <string>
#include <vector>

namespace papan::papers::adjacency {

using Map = std::vector<std::string>;  // boardMap: a string a row

struct Cell {
  int i = 0;
  int j = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

inline constexpr char kEmpty = '-';

// What `move` of every agent gets: the map, the plies that are left, the two marks.
struct Board {
  Map map;
  int plies_left = 0;
  char self = 'X';
  char enemy = 'O';
};

// Position text: cells row by row, a space, the side to move, a space, plies left.
inline Board parse(const std::string& text) {
  const auto cells = text.find(' ');
  std::size_t size = 1;
  while (size * size < cells) ++size;
  Board board;
  for (std::size_t i = 0; i < size; ++i) board.map.push_back(text.substr(i * size, size));
  board.self = text[cells + 1];
  board.enemy = board.self == 'X' ? 'O' : 'X';
  board.plies_left = std::stoi(text.substr(cells + 3));
  return board;
}

inline std::string name(Cell cell) {
  return static_cast<char>('a' + cell.j) + std::to_string(cell.i + 1);
}

// II.3 listing 1, isValid, and what stands there; beyond the board nothing does.
inline char at(const Map& map, int i, int j) {
  const int size = static_cast<int>(map.size());
  if (i < 0 || i >= size || j < 0 || j >= size) return '#';
  return map[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
}

inline void put(Map& map, Cell cell, char mark) {
  map[static_cast<std::size_t>(cell.i)][static_cast<std::size_t>(cell.j)] = mark;
}

inline std::array<Cell, 4> neighbours(Cell c) {
  return {Cell{c.i - 1, c.j}, Cell{c.i, c.j - 1}, Cell{c.i + 1, c.j}, Cell{c.i, c.j + 1}};
}

// II.3 listing 4, searchTotalAdjacent; III.3 listing 6, countAdjacentOfMark.
inline int count_adjacent(const Map& map, Cell cell, char mark) {
  int count = 0;
  for (const Cell& near : neighbours(cell)) count += at(map, near.i, near.j) == mark;
  return count;
}

// Chapter I; II.3 listing 2, calculateObjective.
inline int objective(const Map& map, char self) {
  int points = 0;
  for (const std::string& row : map) {
    for (const char mark : row) points += mark == kEmpty ? 0 : mark == self ? 1 : -1;
  }
  return points;
}

// II.3 listing 8, changeState: a mark on the cell, and the neighbours that were the other's.
inline void change_state(Map& map, Cell cell, char mark) {
  put(map, cell, mark);
  for (const Cell& near : neighbours(cell)) {
    const char there = at(map, near.i, near.j);
    if (there == 'X' || there == 'O') put(map, near, mark);
  }
}

// III.3 listing 8, getEmptyTiles; IV.3 listing 2, getEmpty.
inline std::vector<Cell> empty_cells(const Map& map) {
  std::vector<Cell> cells;
  for (int i = 0; i < static_cast<int>(map.size()); ++i) {
    for (int j = 0; j < static_cast<int>(map.size()); ++j) {
      if (at(map, i, j) == kEmpty) cells.push_back({i, j});
    }
  }
  return cells;
}

}  // namespace papan::papers::adjacency
