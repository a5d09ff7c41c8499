// Colour Brick, slow and obvious: a table of digits and loops straight from the
// rule text. The twin of src/games/brick.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace papan::oracle {

// Rows from the top, as the thesis counts them; 0 is empty.
class BrickBoard {
 public:
  static constexpr int kRows = 20;
  static constexpr int kColumns = 10;

  [[nodiscard]] int at(int row, int column) const {
    if (row < 0 || row >= kRows || column < 0 || column >= kColumns) return 0;
    return cells_[row][column];
  }

  [[nodiscard]] bool fits(int column) const {
    return at(0, column) == 0 && at(1, column) == 0 && at(2, column) == 0;
  }

  // Drops three digits, top to bottom; returns the points.
  int drop(int column, const std::string& brick) {
    int bottom = kRows - 1;
    while (at(bottom, column) != 0) --bottom;
    for (int i = 0; i < 3; ++i) cells_[bottom - 2 + i][column] = brick[i] - '0';
    return settle();
  }

  // Dissolves runs until there are none; returns the points.
  int settle() {
    int total = 0;
    for (int step = 1;; ++step) {
      int runs = 0;
      int squares = 0;
      const auto gone = find_runs(runs, squares);
      if (runs == 0) return total;
      total += squares * runs * step;
      for (const auto& [row, col] : gone) cells_[row][col] = 0;
      fall();
    }
  }

  [[nodiscard]] std::string text() const {
    std::string all;
    for (int row = 0; row < kRows; ++row) {
      for (int column = 0; column < kColumns; ++column) {
        all += at(row, column) == 0 ? '-' : static_cast<char>('0' + at(row, column));
      }
      if (row + 1 < kRows) all += '/';
    }
    return all;
  }

  // HP, VP, DP, PD, MW, B, PH, then pairs by distance, roughness, lowest column,
  // then those of a crystal round the fifth column.
  [[nodiscard]] std::array<int, 45> features() const {
    std::array<int, 45> found{};
    for (int i = 0; i < kRows; ++i) {
      for (int j = 0; j < kColumns; ++j) {
        const int v = at(i, j);
        if (v == 0) continue;
        found[0] += at(i, j + 1) == v;
        found[1] += at(i - 1, j) == v;
        found[2] += at(i - 1, j + 1) == v;
        found[2] += at(i - 1, j - 1) == v;
        found[3] += possible_dissolve(i, j, v);
        found[5] += 1;
        found[6] = std::max(found[6], kRows - i);
      }
    }
    found[4] = maximum_well();
    std::size_t kind = 7;
    for (const auto& [right, up] : std::vector<std::pair<int, int>>{{0, 2},
                                                                    {0, 3},
                                                                    {0, 4},
                                                                    {1, 2},
                                                                    {1, 3},
                                                                    {1, 4},
                                                                    {2, 0},
                                                                    {2, 1},
                                                                    {2, 2},
                                                                    {2, 3},
                                                                    {2, 4}}) {
      found[kind++] = pairs(right, up);
    }
    found[19] = height(0);
    for (int j = 0; j < kColumns; ++j) {
      if (j > 0) found[18] += std::abs(height(j) - height(j - 1));
      found[19] = std::min(found[19], height(j));
    }
    add_crystal(found);
    return found;
  }

  // Unordered pairs of equal cells that are so many columns and rows apart.
  [[nodiscard]] int pairs(int columns, int rows) const {
    int sum = 0;
    for (int a = 0; a < kRows * kColumns; ++a) {
      for (int b = a + 1; b < kRows * kColumns; ++b) {
        if (b / kColumns - a / kColumns != rows) continue;
        if (std::abs(b % kColumns - a % kColumns) != columns) continue;
        const int v = at(a / kColumns, a % kColumns);
        sum += v != 0 && v == at(b / kColumns, b % kColumns);
      }
    }
    return sum;
  }

  [[nodiscard]] int height(int column) const {
    int filled = 0;
    for (int row = 0; row < kRows; ++row) filled += at(row, column) != 0;
    return filled;
  }

 private:
  static constexpr int kShaft = 4;

  // C1 to C4, S0 to S3, O0 to O3, T0 to T3, U0 to U3, RC, SC, SP, HH, DT.
  void add_crystal(std::array<int, 45>& found) const {
    const std::string phases = "0110-01100";
    for (int a = 0; a < kRows * kColumns; ++a) {
      for (int b = a + 1; b < kRows * kColumns; ++b) {
        const int left = a % kColumns;
        const int right = b % kColumns;
        const int v = at(a / kColumns, left);
        if (v == 0 || v != at(b / kColumns, right)) continue;
        const int rows = b / kColumns - a / kColumns;
        if (left == kShaft && right == kShaft && rows == 1) ++found[42];
        if (left == kShaft || right == kShaft) continue;
        const int columns = std::abs(left - right);
        const int other = phases[left] == phases[right] ? 0 : 4;
        if (columns == 0 && rows <= 4) ++found[20 + rows - 1];
        if (columns == 1 && rows <= 3) ++found[24 + other + rows];
        if (columns == 2 && rows <= 3) ++found[32 + other + rows];
      }
    }
    const std::vector<int> flanks = {0, 1, 2, 3, 5, 6, 7, 8, 9};
    for (std::size_t i = 1; i < flanks.size(); ++i) {
      found[40] += std::abs(height(flanks[i]) - height(flanks[i - 1]));
    }
    found[41] = height(kShaft);
    for (int j = 0; j < kColumns; ++j) found[43] += height(j) * height(j);
    found[44] = detonator();
  }

  // Tries every colour in the shaft.
  [[nodiscard]] int detonator() const {
    if (height(kShaft) == kRows) return 0;
    int most = 0;
    for (int colour = 1; colour <= 9; ++colour) {
      BrickBoard after = *this;
      after.cells_[kRows - 1 - height(kShaft)][kShaft] = colour;
      most = std::max(most, after.settle());
    }
    return static_cast<int>(std::lround(std::sqrt(most)));
  }

  using Cells = std::set<std::pair<int, int>>;

  [[nodiscard]] Cells find_runs(int& runs, int& squares) const {
    const std::array<std::pair<int, int>, 4> directions = {{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};
    Cells gone;
    for (const auto& [down, right] : directions) {
      for (int i = 0; i < kRows; ++i) {
        for (int j = 0; j < kColumns; ++j) {
          const int v = at(i, j);
          if (v == 0 || at(i - down, j - right) == v) continue;
          int length = 1;
          while (at(i + length * down, j + length * right) == v) ++length;
          if (length < 3) continue;
          ++runs;
          squares += length * length;
          for (int k = 0; k < length; ++k) gone.insert({i + k * down, j + k * right});
        }
      }
    }
    return gone;
  }

  void fall() {
    for (int column = 0; column < kColumns; ++column) {
      std::vector<int> kept;
      for (int row = kRows - 1; row >= 0; --row) {
        if (at(row, column) != 0) kept.push_back(at(row, column));
      }
      for (int row = 0; row < kRows; ++row) cells_[row][column] = 0;
      for (std::size_t k = 0; k < kept.size(); ++k) {
        cells_[kRows - 1 - static_cast<int>(k)][column] = kept[k];
      }
    }
  }

  [[nodiscard]] int possible_dissolve(int i, int j, int v) const {
    int sum = 0;
    if (at(i, j + 1) == v) {
      sum += at(i - 1, j + 2) == v;
      sum += at(i - 1, j - 1) == v;
    }
    if (at(i - 1, j) == v) {
      if (at(i - 2, j) != 0) {
        if (at(i - 3, j) == v) {
          ++sum;
        } else if (i < 18 && at(i + 2, j) == v) {
          ++sum;
        }
      } else if (i < 18 && at(i + 2, j) == v) {
        ++sum;
      }
    }
    if (at(i - 1, j + 1) == v) sum += at(i - 3, j + 2) == v;
    if (at(i - 1, j - 1) == v) sum += at(i - 3, j - 2) == v;
    return sum;
  }

  // Empty cells with something or a wall on both sides, from the bottom up.
  [[nodiscard]] int maximum_well() const {
    int deepest = 0;
    for (int j = 0; j < kColumns; ++j) {
      int depth = 0;
      for (int i = kRows - 1; i >= 0; --i) {
        if (at(i, j) != 0) continue;
        const bool left = j == 0 || at(i, j - 1) != 0;
        const bool right = j == kColumns - 1 || at(i, j + 1) != 0;
        if (!left || !right) break;
        ++depth;
      }
      deepest = std::max(deepest, depth);
    }
    return deepest;
  }

  std::array<std::array<int, kColumns>, kRows> cells_{};
};

}  // namespace papan::oracle
