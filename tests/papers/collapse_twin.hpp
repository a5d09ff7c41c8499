// The Collapse XXL paper's three ways to play, slow and plain, from its text and pseudocode
// (sections III to V): arrays, a flood fill, the paper's loops, no line of ours.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace papan::papers::collapse {

// pos of the pseudocode: column x from the left, row y from the top; both from 1 there.
struct Point {
  int x = 0;
  int y = 0;

  friend bool operator==(const Point&, const Point&) = default;
};

struct Board {
  int width = 0;
  int height = 0;
  std::vector<std::vector<int>> color;  // [x][y], 0 is empty

  Board(int w, int h) : width(w), height(h), color(cells(w), std::vector<int>(cells(h))) {}

  [[nodiscard]] int at(Point pos) const {
    if (pos.x < 0 || pos.y < 0 || pos.x >= width || pos.y >= height) return 0;
    return color[cells(pos.x)][cells(pos.y)];
  }
  void set(Point pos, int value) { color[cells(pos.x)][cells(pos.y)] = value; }

  static std::size_t cells(int number) { return static_cast<std::size_t>(number); }
};

// --- The game: section I -------------------------------------------------------------

// The cells of one colour that hang together with `pos`.
inline std::vector<Point> group_of(const Board& b, Point pos) {
  std::vector<Point> found;
  if (b.at(pos) == 0) return found;
  Board unseen = b;
  std::vector<Point> open = {pos};
  while (!open.empty()) {
    const Point next = open.back();
    open.pop_back();
    if (unseen.at(next) != b.at(pos)) continue;
    unseen.set(next, 0);
    found.push_back(next);
    open.push_back({next.x - 1, next.y});
    open.push_back({next.x + 1, next.y});
    open.push_back({next.x, next.y - 1});
    open.push_back({next.x, next.y + 1});
  }
  return found;
}

// function samaWarna: how many; 0 on an empty cell.
inline int sama_warna(const Board& b, Point pos) {
  return static_cast<int>(group_of(b, pos).size());
}

// function isGroup.
inline bool is_group(const Board& b, Point pos) {
  return sama_warna(b, pos) > 1;
}

// function isEnded: no group is left.
inline bool is_ended(const Board& b) {
  for (int x = 0; x < b.width; ++x) {
    for (int y = 0; y < b.height; ++y) {
      if (is_group(b, {x, y})) return false;
    }
  }
  return true;
}

inline int blocks_left(const Board& b) {
  int left = 0;
  for (const auto& column : b.color) {
    for (const int cell : column) left += cell != 0 ? 1 : 0;
  }
  return left;
}

// Cells fall, then empty columns close up to the left.
inline void settle(Board& b) {
  Board after(b.width, b.height);
  int to = 0;
  for (int x = 0; x < b.width; ++x) {
    int floor = b.height;
    for (int y = b.height - 1; y >= 0; --y) {
      if (b.at({x, y}) != 0) after.set({to, --floor}, b.at({x, y}));
    }
    if (floor < b.height) ++to;
  }
  b = after;
}

// procedure pilih, with the points of section I: x*x, or five less for a cell alone. (That such
// a cell goes, too, is not said; brute force does not end otherwise.)
inline long pilih(Board& b, Point pos) {
  const auto group = group_of(b, pos);
  if (group.empty()) return 0;
  for (const Point& cell : group) b.set(cell, 0);
  settle(b);
  const auto x = static_cast<long>(group.size());
  return x > 1 ? x * x : -5;
}

// --- Row by row: section V.A, "dari baris paling atas ke baris di bawahnya" --------------

inline std::optional<Point> row_by_row(const Board& b) {
  for (int y = 0; y < b.height; ++y) {
    for (int x = 0; x < b.width; ++x) {
      if (is_group(b, {x, y})) return Point{x, y};
    }
  }
  return std::nullopt;
}

// --- Greedy: section IV.A ------------------------------------------------------------

// function mostGroup. The listing raises `maks` but stores no `pos`, and begins with `maks`
// unset; its words ask for the place of the greatest, and `<` keeps the first of equals.
inline Point most_group(const Board& b) {
  int maks = 0;
  Point most;
  for (int x = 0; x < b.width; ++x) {
    for (int y = 0; y < b.height; ++y) {
      if (maks < sama_warna(b, {x, y})) {
        maks = sama_warna(b, {x, y});
        most = {x, y};
      }
    }
  }
  return most;
}

// procedure greedy, one turn of its loop.
inline std::optional<Point> greedy(const Board& b) {
  if (is_ended(b)) return std::nullopt;
  return most_group(b);
}

// --- Brute force that spares a colour: sections III and IV.B --------------------------------

// function mostColor. `maksimum` as printed gives back the count, not the colour; its words ask
// for the colour. Of equals the first: the paper says nothing.
inline int most_color(const Board& b) {
  std::array<int, 10> warna{};
  for (int x = 0; x < b.width; ++x) {
    for (int y = 0; y < b.height; ++y) ++warna[Board::cells(b.at({x, y}))];
  }
  int most = 1;
  for (int color = 2; color <= 9; ++color) {
    if (warna[Board::cells(most)] < warna[Board::cells(color)]) most = color;
  }
  return most;
}

// Three things that the paper says in two ways.
struct Readings {
  // "yang telah dicatat sebelumnya" (section III), or asked at every cell (procedure BF).
  enum class Count { kOnce, kAlways } count = Count::kAlways;
  // The loops of procedure BF go on after a click; or every click begins them anew.
  enum class Scan { kRestart, kContinue } scan = Scan::kContinue;
  // Procedure BF clicks whatever is not of that colour; section III clicks groups.
  enum class Singles { kOn, kOff } singles = Singles::kOn;
};

// procedure BF, a click at a time; one for each game, since it remembers the colour and the
// place of the loops.
class BruteForce {
 public:
  explicit BruteForce(Readings readings) : readings_(readings) {}

  // Asked before each click of the game.
  std::optional<Point> next(const Board& b) {
    if (is_ended(b)) return std::nullopt;
    const int spared = spared_colour(b);
    const int cells = b.width * b.height;
    if (readings_.scan == Readings::Scan::kRestart) place_ = 0;
    for (int step = 0; step < cells; ++step) {
      const int place = (place_ + step) % cells;
      if (clicks(b, at(b, place), spared)) return click(b, place);
    }
    return first_of_spared(b, spared);
  }

 private:
  [[nodiscard]] int spared_colour(const Board& b) {
    if (readings_.count == Readings::Count::kAlways) return most_color(b);
    if (noted_ == 0) noted_ = most_color(b);
    return noted_;
  }

  // x is the outer loop, y the inner one.
  static Point at(const Board& b, int place) { return {place / b.height, place % b.height}; }

  Point click(const Board& b, int place) {
    place_ = (place + 1) % (b.width * b.height);
    return at(b, place);
  }

  [[nodiscard]] bool clicks(const Board& b, Point pos, int spared) const {
    if (b.at(pos) == 0 || b.at(pos) == spared) return false;
    return readings_.singles == Readings::Singles::kOn || is_group(b, pos);
  }

  // Nothing else is left to click. The listing loops for ever here; that the spared colour is
  // then taken is what it is spared for (section III, last paragraph but one). From the first
  // cell on, where the loops begin.
  std::optional<Point> first_of_spared(const Board& b, int spared) {
    for (int place = 0; place < b.width * b.height; ++place) {
      const Point pos = at(b, place);
      if (b.at(pos) == spared && is_group(b, pos)) return click(b, place);
    }
    return std::nullopt;
  }

  Readings readings_;
  int noted_ = 0;
  int place_ = 0;
};

}  // namespace papan::papers::collapse
