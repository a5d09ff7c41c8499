// The parameters of Collapse: size, colours, scoring, single cells, the deal.
#pragma once

#include <cstdint>

#include "core/options.hpp"
#include "core/score.hpp"
#include "games/collapse/rules/board.hpp"

namespace papan::collapse {

enum class Scoring : std::uint8_t {
  kXxl,       // x * x
  kSamegame,  // (x-2) * (x-2), a bonus for an empty board, a malus for what is left
  kBubble     // x * (x-1)
};

// What a click on a single cell does.
enum class Single : std::uint8_t {
  kRemoves,  // costs points, the cell goes
  kCosts,    // costs points, the cell stays
  kOff       // is not legal
};

inline constexpr Score kSingleCost = 5;
inline constexpr Score kClearBonus = 1000;

struct Parameters {
  int width = 20;
  int height = 20;
  int colours = 5;
  Scoring scoring = Scoring::kXxl;
  Single single = Single::kRemoves;
  std::int64_t deal = 0;

  static OptionTable<Parameters> describe() {
    return OptionTable<Parameters>{}
        .integer("width", &Parameters::width, {1, kMaxSide}, "columns")
        .integer("height", &Parameters::height, {1, kMaxSide}, "rows")
        .integer("colours", &Parameters::colours, {2, kMaxColours}, "colours of the cells")
        .choice("scoring", &Parameters::scoring, {"xxl", "samegame", "bubble"},
                "points of a group of x cells: x*x, (x-2)*(x-2) with a bonus for an empty board, "
                "or x*(x-1)")
        .choice("single", &Parameters::single, {"removes", "costs", "off"},
                "a click on a single cell, in xxl: costs 5 points and removes it, only costs "
                "them, or is not legal")
        .integer("deal", &Parameters::deal, {0, 1'000'000'000'000},
                 "number that fixes the board; 0: dealt by the seed");
  }
};

// Points of a group of two or more.
constexpr Score group_points(Scoring scoring, int cells) {
  switch (scoring) {
    case Scoring::kXxl: return cells * cells;
    case Scoring::kSamegame: return (cells - 2) * (cells - 2);
    case Scoring::kBubble: return cells * (cells - 1);
  }
  return 0;
}

// Added when the game is over.
inline Score end_points(Scoring scoring, const ColourCounts& left) {
  if (scoring != Scoring::kSamegame) return 0;
  Score points = kClearBonus;
  for (std::size_t colour = 1; colour < left.size(); ++colour) {
    if (left[colour] == 0) continue;
    points = points > 0 ? 0 : points;
    points -= (left[colour] - 2) * (left[colour] - 2);
  }
  return points;
}

}  // namespace papan::collapse
