// The twin's boards as our position text, and boards to compare on.
#pragma once

#include <algorithm>
#include <string>

#include "core/rng.hpp"
#include "tests/papers/brick_twin_agent.hpp"

namespace papan::papers::brick {

inline std::string to_text(const Board& gb) {
  std::string text;
  for (const auto& row : gb) {
    if (!text.empty()) text += '/';
    for (const int cell : row) text += cell == 0 ? '-' : static_cast<char>('0' + cell);
  }
  return text;
}

inline std::string to_text(const Brick& brick) {
  std::string text;
  for (const int cell : brick) text += static_cast<char>('0' + cell);
  return text;
}

// A whole position: the board, the brick in hand, the bricks left with it.
inline std::string to_text(const Board& gb, const Brick& brick, int left) {
  return to_text(gb) + ' ' + to_text(brick) + ' ' + std::to_string(left);
}

inline int any_colour(int k, Rng& rng) {
  return static_cast<int>(rng.below(static_cast<std::uint32_t>(k))) + 1;
}

inline Brick any_brick(int k, Rng& rng) {
  return {any_colour(k, rng), any_colour(k, rng), any_colour(k, rng)};
}

// A board of random colours without a run, with so many free cells at the tops of its columns; a
// column has a place. Where no colour fits a cell the board is begun anew.
inline Board crowded(int k, int free, Rng& rng) {
  for (;;) {
    std::array<int, kColumns> gap{};
    const auto open = rng.below(kColumns);
    gap[open] = 3;
    for (int left = free - 3; left > 0; --left) ++gap[rng.below(kColumns)];
    Board gb{};
    bool ok = *std::max_element(gap.begin(), gap.end()) <= kRows;
    for (int i = kRows - 1; i >= 0 && ok; --i) {
      for (int j = 0; j < kColumns && ok; ++j) {
        if (i < gap[static_cast<std::size_t>(j)]) continue;
        int tries = 20;
        do {
          gb[i][j] = any_colour(k, rng);
        } while (check_all(gb).l > 0 && --tries > 0);
        ok = tries > 0;
      }
    }
    if (ok) return gb;
  }
}

}  // namespace papan::papers::brick
