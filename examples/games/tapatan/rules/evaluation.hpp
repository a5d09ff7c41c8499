// Tapatan: how a position looks: who has more rows in which the other side has no piece. A row
// that is made wins, the sooner the better.
#pragma once

#include <algorithm>

#include "games/tapatan/rules/tapatan.hpp"

namespace papan::tapatan {

struct OpenRows {
  static constexpr std::string_view kName = "open_rows";
  static constexpr int kUnit = 1000;
  static constexpr Score kDecisive = 800;  // there are but eight rows

  Score operator()(const Tapatan&, const Tapatan::State& state) const {
    const auto open = [&](std::size_t seat) {
      return std::count_if(kRows.begin(), kRows.end(), [&](Points row) {
        return (row & state.pieces[seat]) != 0 && (row & state.pieces[1 - seat]) == 0;
      });
    };
    return static_cast<Score>(open(0) - open(1));
  }
  Score final(const Tapatan& rules, const Tapatan::State& state) const {
    return kUnit * rules.score(state);
  }
};

}  // namespace papan::tapatan
