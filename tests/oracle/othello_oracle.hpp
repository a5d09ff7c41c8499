// Othello once more, slow and obvious: an array of characters and the words of
// the rules (docs/games/othello.md), for any even size. The twin of the bit
// tricks in games/othello; shares no code with them.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace papan::oracle {

class OthelloOracle {
 public:
  // "X" for black, "O" for white, "-" for empty, row by row from the top left.
  OthelloOracle(int size, std::string cells, char side)
      : size_(size), cells_(std::move(cells)), side_(side) {}

  static OthelloOracle start(int size) {
    OthelloOracle board(size, std::string(static_cast<std::size_t>(size * size), '-'), 'X');
    const int middle = size / 2;
    board.at(middle - 1, middle - 1) = 'O';
    board.at(middle, middle) = 'O';
    board.at(middle - 1, middle) = 'X';
    board.at(middle, middle - 1) = 'X';
    return board;
  }

  [[nodiscard]] std::string text() const { return cells_ + ' ' + side_; }
  [[nodiscard]] char side() const { return side_; }
  [[nodiscard]] const std::string& cells() const { return cells_; }

  // The discs that `side` turns by moving to a cell; none: not a move.
  [[nodiscard]] std::vector<int> flips(int cell, char side) const {
    std::vector<int> all;
    if (cells_[cell] != '-') return all;
    for (int down = -1; down <= 1; ++down) {
      for (int right = -1; right <= 1; ++right) {
        if (down == 0 && right == 0) continue;
        const auto line = bracketed(cell, side, down, right);
        all.insert(all.end(), line.begin(), line.end());
      }
    }
    return all;
  }

  [[nodiscard]] std::vector<int> moves(char side) const {
    std::vector<int> all;
    for (int cell = 0; cell < size_ * size_; ++cell) {
      if (!flips(cell, side).empty()) all.push_back(cell);
    }
    return all;
  }
  [[nodiscard]] std::vector<int> moves() const { return moves(side_); }

  [[nodiscard]] bool must_pass() const { return moves().empty() && !moves(other(side_)).empty(); }
  [[nodiscard]] bool over() const { return moves().empty() && moves(other(side_)).empty(); }

  void play(int cell) {
    for (const int flipped : flips(cell, side_)) cells_[flipped] = side_;
    cells_[cell] = side_;
    side_ = other(side_);
  }
  void pass() { side_ = other(side_); }

  [[nodiscard]] int margin() const { return number_of('X') - number_of('O'); }
  [[nodiscard]] int margin_with_empties() const {
    const int empties = number_of('-');
    return margin() > 0 ? margin() + empties : margin() < 0 ? margin() - empties : 0;
  }

 private:
  static char other(char side) { return side == 'X' ? 'O' : 'X'; }

  char& at(int row, int column) { return cells_[static_cast<std::size_t>(row * size_ + column)]; }

  // Enemy discs in one direction up to one of our own; none if there is no such.
  [[nodiscard]] std::vector<int> bracketed(int cell, char side, int down, int right) const {
    std::vector<int> line;
    int row = cell / size_ + down;
    int column = cell % size_ + right;
    while (row >= 0 && row < size_ && column >= 0 && column < size_) {
      const int here = row * size_ + column;
      if (cells_[here] == '-') return {};
      if (cells_[here] == side) return line;
      line.push_back(here);
      row += down;
      column += right;
    }
    return {};
  }

  [[nodiscard]] int number_of(char disc) const {
    int number = 0;
    for (const char c : cells_) number += c == disc ? 1 : 0;
    return number;
  }

  int size_;
  std::string cells_;
  char side_;
};

}  // namespace papan::oracle
