// The Colour Brick thesis's simulator, slow and plain, from its text alone: a board
// of integers, the loops of its pseudocode (Kode Sumber 3.15 to 3.25), no line of ours.
//
// Where a listing of chapter 4 says something else than the pseudocode of chapter 3,
// the printed game (table 5.11, figures 5.4 to 5.29) decides; each such place says so.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace papan::papers::brick {

constexpr int kRows = 20;
constexpr int kColumns = 10;

// GB of the pseudocode: row 0 at the top, 0 is an empty cell.
using Board = std::array<std::array<int, kColumns>, kRows>;
using Brick = std::array<int, 3>;

struct Action {
  int x = 0;  // from 0; printed from 1
  int r = 0;

  friend bool operator==(const Action&, const Action&) = default;
};

inline std::string to_text(const Action& action) {
  return std::to_string(action.x + 1) + "," + std::to_string(action.r);
}

// --- The game: section 2.1 and Kode Sumber 3.15 to 3.22 ---------------------------

// Kode Sumber 3.15, lines 2 to 8: the lowest empty cell of a column from row 19 up to
// row 2; -1 where a brick of three has no place.
inline int landing_row(const Board& gb, int x) {
  for (int i = 19; i >= 2; --i) {
    if (gb[i][x] == 0) return i;
  }
  return -1;
}

// Kode Sumber 3.17. Its third branch prints GB[h] three times, and listing 4.21 prints
// brick[2] twice in the second: both mean what table 2.1 shows, a rotation.
inline void place_brick(Board& gb, const Action& action, int y, const Brick& b) {
  const int x = action.x;
  if (action.r == 0) {
    gb[y][x] = b[2];
    gb[y - 1][x] = b[1];
    gb[y - 2][x] = b[0];
  } else if (action.r == 1) {
    gb[y][x] = b[1];
    gb[y - 1][x] = b[0];
    gb[y - 2][x] = b[2];
  } else {
    gb[y][x] = b[0];
    gb[y - 1][x] = b[2];
    gb[y - 2][x] = b[1];
  }
}

inline bool inside(int i, int j) {
  return i >= 0 && i < kRows && j >= 0 && j < kColumns;
}

// What one step of dissolving finds: marked cells (CB), the sum of squares r, the
// number of runs l.
struct Found {
  std::array<std::array<bool, kColumns>, kRows> cb{};
  int r = 0;
  int l = 0;
};

// Kode Sumber 3.18 to 3.21 are one check in four directions: a run is looked at from its
// first cell (the cell before differs), and counts from three on. (3.19 ends its loop
// at 10 where the board has 20 rows, 3.20 and 3.21 print "r <- t^2" for "r <- r + t^2"; the
// listings 4.23 to 4.25 and the worked score of section 2.1.3.1 have it right.)
inline void check_run(const Board& gb, int i, int j, int di, int dj, Found& found) {
  if (inside(i - di, j - dj) && gb[i - di][j - dj] == gb[i][j]) return;
  int t = 1;
  while (inside(i + t * di, j + t * dj) && gb[i + t * di][j + t * dj] == gb[i][j]) ++t;
  if (t <= 2) return;
  for (int o = 0; o < t; ++o) found.cb[i + o * di][j + o * dj] = true;
  found.l += 1;
  found.r += t * t;
}

// Kode Sumber 3.16, lines 6 to 22.
inline Found check_all(const Board& gb) {
  Found found;
  for (int i = 19; i >= 0; --i) {
    for (int j = 9; j >= 0; --j) {
      if (gb[i][j] == 0) continue;
      check_run(gb, i, j, 0, 1, found);   // Cek Horizontal
      check_run(gb, i, j, 1, 0, found);   // Cek Vertikal
      check_run(gb, i, j, 1, 1, found);   // Cek Diagonal Kanan
      check_run(gb, i, j, 1, -1, found);  // Cek Diagonal Kiri
    }
  }
  return found;
}

// Kode Sumber 3.22: from the top row down, what lies above a marked cell falls by one.
inline void apply_change(Board& gb, const Found& found) {
  for (int i = 0; i < kRows; ++i) {
    for (int j = 0; j < kColumns; ++j) {
      if (!found.cb[i][j]) continue;
      for (int k = i; k >= 1; --k) gb[k][j] = gb[k - 1][j];
      gb[0][j] = 0;
    }
  }
}

// Equation (1) of section 2.1.3: the sum of squares, times the runs, times the step.
inline std::vector<long> dissolve(Board& gb) {
  std::vector<long> steps;
  for (Found found = check_all(gb); found.l > 0; found = check_all(gb)) {
    apply_change(gb, found);
    steps.push_back(static_cast<long>(found.r) * found.l * static_cast<long>(steps.size() + 1));
  }
  return steps;
}

// Equation (2): PlaytheGame, Kode Sumber 3.16. The column has a place.
inline long play_the_game(Board& gb, const Action& action, const Brick& b) {
  place_brick(gb, action, landing_row(gb, action.x), b);
  long ts = 0;
  for (const long step : dissolve(gb)) ts += step;
  return ts;
}

// Kode Sumber 3.23.
inline int count_remaining_place(const Board& gb) {
  int rp = 0;
  for (int i = 0; i < kRows; ++i) {
    for (int j = 0; j < kColumns; ++j) rp += gb[i][j] == 0 ? 1 : 0;
  }
  return rp;
}

// --- The features: sections 2.5.2 and 3.3 --------------------------------------------

struct Features {
  int hp = 0;
  int vp = 0;
  int dp = 0;
  int pd = 0;
  int mw = 0;
  int b = 0;
  int ph = 0;

  friend bool operator==(const Features&, const Features&) = default;
};

// Kode Sumber 3.1.
inline int horizontal_pair(const Board& gb, int i, int j) {
  return j < 9 && gb[i][j] == gb[i][j + 1] ? 1 : 0;
}

// Kode Sumber 3.2. (Listing 4.2 asks j > 0 instead of i > 0; figure 5.4 counts a pair in
// the first column.)
inline int vertical_pair(const Board& gb, int i, int j) {
  return i > 0 && gb[i][j] == gb[i - 1][j] ? 1 : 0;
}

// Kode Sumber 3.3. (Listing 4.3 prints j > 9 for j > 0.)
inline int diagonal_pair(const Board& gb, int i, int j) {
  int pd = 0;
  if (i > 0 && j < 9 && gb[i][j] == gb[i - 1][j + 1]) ++pd;
  if (i > 0 && j > 0 && gb[i][j] == gb[i - 1][j - 1]) ++pd;
  return pd;
}

// Whether the vertical part of Possible Dissolve looks at the first column: Kode Sumber
// 3.4 asks i > 0 (line 9), listing 4.4 j > 0. The figures side now with one, now with the
// other; the pseudocode is the twin's.
enum class FirstColumn { kCounts, kDoesNot };

// Kode Sumber 3.4, lines 1 to 8.
inline int dissolve_beside_row(const Board& gb, int i, int j) {
  int p = 0;
  if (j < 9 && gb[i][j] == gb[i][j + 1]) {
    if (j < 8 && i > 0 && gb[i][j] == gb[i - 1][j + 2]) ++p;
    if (j > 0 && i > 0 && gb[i][j] == gb[i - 1][j - 1]) ++p;
  }
  return p;
}

// Kode Sumber 3.4, lines 9 to 25.
inline int dissolve_in_column(const Board& gb, int i, int j) {
  if (i == 0 || gb[i][j] != gb[i - 1][j]) return 0;
  if (i > 1 && gb[i - 2][j] != 0) {
    if (i > 2 && gb[i][j] == gb[i - 3][j]) return 1;
    return i < 18 && gb[i][j] == gb[i + 2][j] ? 1 : 0;
  }
  return i < 18 && gb[i][j] == gb[i + 2][j] ? 1 : 0;
}

// Kode Sumber 3.4, lines 26 to the end.
inline int dissolve_on_diagonals(const Board& gb, int i, int j) {
  int p = 0;
  if (i > 0 && j < 9 && gb[i][j] == gb[i - 1][j + 1]) {
    if (i > 2 && j < 8 && gb[i][j] == gb[i - 3][j + 2]) ++p;
  }
  if (i > 0 && j > 0 && gb[i][j] == gb[i - 1][j - 1]) {
    if (i > 2 && j > 1 && gb[i][j] == gb[i - 3][j - 2]) ++p;
  }
  return p;
}

inline int possible_dissolve(const Board& gb, int i, int j, FirstColumn first) {
  const bool column = j > 0 || first == FirstColumn::kCounts;
  return dissolve_beside_row(gb, i, j) + (column ? dissolve_in_column(gb, i, j) : 0) +
         dissolve_on_diagonals(gb, i, j);
}

// Kode Sumber 3.5, one column. Line 5 prints GB[i][j] for GB[j][i], as its other lines have
// it. (Listing 4.5 compares characters with the number 0, which every cell differs from;
// figure 5.4's MWD = 0 could not be.)
inline int well_of_column(const Board& gb, int i) {
  int h = 0;
  for (int j = 19; j >= 0; --j) {
    if (gb[j][i] != 0) continue;
    const bool left = i == 0 || gb[j][i - 1] != 0;
    const bool right = i == 9 || gb[j][i + 1] != 0;
    if (left && right) {
      ++h;
    } else if (h > 0) {
      break;
    }
  }
  return h;
}

inline int max_well_depth(const Board& gb) {
  int w = 0;
  for (int i = 0; i < kColumns; ++i) {
    if (well_of_column(gb, i) > w) w = well_of_column(gb, i);
  }
  return w;
}

// Section 2.4.2 a, Pile Height: the row of the highest occupied cell, counted from the
// floor. It has no pseudocode; only table 5.1 uses it.
inline int pile_height(const Board& gb) {
  for (int i = 0; i < kRows; ++i) {
    for (int j = 0; j < kColumns; ++j) {
      if (gb[i][j] != 0) return kRows - i;
    }
  }
  return 0;
}

// Kode Sumber 3.24 without its last line.
inline Features features_of(const Board& gb, FirstColumn first = FirstColumn::kCounts) {
  Features sum;
  sum.mw = max_well_depth(gb);
  for (int i = 19; i >= 0; --i) {
    for (int j = 9; j >= 0; --j) {
      if (gb[i][j] == 0) continue;
      sum.hp += horizontal_pair(gb, i, j);
      sum.vp += vertical_pair(gb, i, j);
      sum.dp += diagonal_pair(gb, i, j);
      sum.pd += possible_dissolve(gb, i, j, first);
    }
  }
  sum.b = 200 - count_remaining_place(gb);  // Kode Sumber 3.6
  sum.ph = pile_height(gb);
  return sum;
}

}  // namespace papan::papers::brick
