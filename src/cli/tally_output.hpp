// Results of games in words and in figures, as `match` and `tournament` print them.
#pragma once

#include <fmt/format.h>

#include <string>

#include "arena/referee.hpp"
#include "arena/statistics.hpp"

namespace papan::cli {

// "3-0-1": wins, draws, losses.
inline std::string in_words(const WinDrawLoss& tally) {
  return fmt::format("{}-{}-{}", tally.wins, tally.draws, tally.losses);
}

// A total of some effort, for each of its moves.
inline double a_move(double total, const Effort& effort) {
  return effort.moves > 0 ? total / static_cast<double>(effort.moves) : 0;
}

}  // namespace papan::cli
