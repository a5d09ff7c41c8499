// The Adjacency Strategy Game written straight from the rule text: a grid of
// letters, four neighbours, no bits. Slow and obvious; shares nothing with
// src/games/adjacency.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace papan::oracle {

struct AdjacencyGame {
  int size;
  char first;  // who moves first, 'X' or 'O'
  std::vector<std::string> rows;
  char mover;
  int plies_left;

  AdjacencyGame(int board_size, int rounds, char first_mover)
      : size(board_size),
        first(first_mover),
        rows(static_cast<std::size_t>(board_size),
             std::string(static_cast<std::size_t>(board_size), '-')),
        mover(first_mover),
        plies_left(2 * rounds) {
    for (int i = 0; i < 2; ++i) {
      for (int j = 0; j < 2; ++j) {
        at(size - 1 - i, j) = 'X';
        at(i, size - 1 - j) = 'O';
      }
    }
  }

  char& at(int row, int column) {
    return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  [[nodiscard]] char at(int row, int column) const {
    return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }

  [[nodiscard]] bool over() const { return plies_left == 0; }

  // Names of the empty cells, row by row from the top.
  [[nodiscard]] std::vector<std::string> moves() const {
    std::vector<std::string> found;
    if (over()) return found;
    for (int row = 0; row < size; ++row) {
      for (int column = 0; column < size; ++column) {
        if (at(row, column) == '-') found.push_back(name(row, column));
      }
    }
    return found;
  }

  void play(const std::string& cell) {
    const int column = cell[0] - 'a';
    const int row = std::stoi(cell.substr(1)) - 1;
    const char enemy = mover == 'X' ? 'O' : 'X';
    at(row, column) = mover;
    const std::pair<int, int> steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (const auto& [down, right] : steps) {
      const int r = row + down;
      const int c = column + right;
      if (r < 0 || r >= size || c < 0 || c >= size) continue;
      if (at(r, c) == enemy) at(r, c) = mover;
    }
    mover = enemy;
    --plies_left;
  }

  // Marks of the first mover minus marks of the other.
  [[nodiscard]] int score() const {
    int difference = 0;
    for (const std::string& row : rows) {
      for (const char c : row) {
        if (c == 'X') difference += first == 'X' ? 1 : -1;
        if (c == 'O') difference += first == 'O' ? 1 : -1;
      }
    }
    return difference;
  }

  [[nodiscard]] std::string text() const {
    std::string all;
    for (const std::string& row : rows) all += row;
    return all + ' ' + mover + ' ' + std::to_string(plies_left);
  }

  static std::string name(int row, int column) {
    std::string name(1, static_cast<char>('a' + column));
    return name.append(std::to_string(row + 1));
  }
};

}  // namespace papan::oracle
