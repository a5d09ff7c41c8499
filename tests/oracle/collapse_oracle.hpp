// Collapse, slow and obvious: rows of digits and loops straight from the rule
// text. The twin of src/games/collapse.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace papan::oracle {

// Rows from the top; '-' is empty.
class CollapseBoard {
 public:
  using Place = std::pair<int, int>;  // row, column: reading order

  CollapseBoard(const std::vector<std::string>& rows, std::string scoring, std::string single)
      : rows_(rows), scoring_(std::move(scoring)), single_(std::move(single)) {
    if (scoring_ != "xxl") single_ = "off";
  }

  [[nodiscard]] std::string text() const {
    std::string all;
    for (const auto& row : rows_) all += (all.empty() ? "" : "/") + row;
    return all;
  }

  [[nodiscard]] std::set<Place> group(Place start) const {
    std::set<Place> found;
    std::vector<Place> open = {start};
    while (!open.empty()) {
      const Place place = open.back();
      open.pop_back();
      if (at(place) == '-' || at(place) != at(start) || !found.insert(place).second) continue;
      const auto [row, column] = place;
      for (const Place& next : {Place{row - 1, column}, Place{row + 1, column},
                                Place{row, column - 1}, Place{row, column + 1}}) {
        open.push_back(next);
      }
    }
    return found;
  }

  [[nodiscard]] bool over() const {
    for (const auto& [first, cells] : groups()) {
      if (cells.size() > 1) return false;
    }
    return true;
  }

  // First cells in reading order.
  [[nodiscard]] std::vector<Place> legal() const {
    std::vector<Place> moves;
    if (over()) return moves;
    const bool singles = single_ == "removes" || (single_ == "costs" && paid_ < places());
    for (const auto& [first, cells] : groups()) {
      if (cells.size() > 1 || singles) moves.push_back(first);
    }
    return moves;
  }

  void click(Place place) {
    const auto cells = group(place);
    const int x = static_cast<int>(cells.size());
    if (x == 1) {
      points_ -= 5;
      if (single_ == "costs") {
        ++paid_;
        return;
      }
    } else {
      points_ += scoring_ == "xxl" ? x * x : scoring_ == "bubble" ? x * (x - 1) : (x - 2) * (x - 2);
    }
    for (const auto& [row, column] : cells) rows_[row][column] = '-';
    fall();
    close();
  }

  [[nodiscard]] int paid() const { return paid_; }

  // With the bonus or malus once the game is over.
  [[nodiscard]] int score() const {
    if (scoring_ != "samegame" || !over()) return points_;
    std::map<char, int> left;
    for (const auto& row : rows_) {
      for (const char c : row) {
        if (c != '-') ++left[c];
      }
    }
    if (left.empty()) return points_ + 1000;
    int malus = 0;
    for (const auto& [colour, n] : left) malus += (n - 2) * (n - 2);
    return points_ - malus;
  }

 private:
  [[nodiscard]] int height() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] int width() const { return static_cast<int>(rows_[0].size()); }
  [[nodiscard]] int places() const { return height() * width(); }

  [[nodiscard]] char at(Place place) const {
    const auto [row, column] = place;
    if (row < 0 || row >= height() || column < 0 || column >= width()) return '-';
    return rows_[row][column];
  }

  [[nodiscard]] std::map<Place, std::set<Place>> groups() const {
    std::map<Place, std::set<Place>> all;
    for (int row = 0; row < height(); ++row) {
      for (int column = 0; column < width(); ++column) {
        if (at({row, column}) == '-') continue;
        const auto cells = group({row, column});
        all[*cells.begin()] = cells;
      }
    }
    return all;
  }

  void fall() {
    for (bool moved = true; moved;) {
      moved = false;
      for (int row = 0; row + 1 < height(); ++row) {
        for (int column = 0; column < width(); ++column) {
          if (rows_[row][column] == '-' || rows_[row + 1][column] != '-') continue;
          std::swap(rows_[row][column], rows_[row + 1][column]);
          moved = true;
        }
      }
    }
  }

  void close() {
    for (int column = width() - 1; column >= 0; --column) {
      bool empty = true;
      for (const auto& row : rows_) empty = empty && row[column] == '-';
      if (!empty) continue;
      for (auto& row : rows_) row = row.substr(0, column) + row.substr(column + 1) + '-';
    }
  }

  std::vector<std::string> rows_;
  std::string scoring_;
  std::string single_;
  int points_ = 0;
  int paid_ = 0;
};

}  // namespace papan::oracle
