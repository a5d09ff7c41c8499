// The playout policy of Collapse: one colour is taboo.
//
// The most frequent colour of the first position is spared (Schadd et al. 2008,
// "TabuColor"). Groups of other colours come first; when there is none, single cells
// of other colours where a click removes them; then groups of the spared colour.
// Tested in tests/search/nmcs_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "game/playout.hpp"
#include "games/collapse/rules/collapse.hpp"

namespace papan::collapse {

class TabooColour {
 public:
  static constexpr std::string_view kName = "taboo";

  void begin(const Collapse&, const Collapse::State& state) {
    const ColourCounts counts = count_colours(state.board);
    const auto most = std::max_element(counts.begin() + 1, counts.end());
    spared_ = static_cast<std::uint8_t>(most - counts.begin());
  }

  void list(const Collapse& rules, const Collapse::State& state, Collapse::Moves& moves) const {
    Board rest = state.board;
    list_groups(rules, rest, moves);
    if (!moves.empty()) return;
    if (rules.single() == Single::kRemoves) list_singles(rules, state.board, moves);
    if (moves.empty()) rules.legal_moves(state, moves);
  }

  [[nodiscard]] std::uint8_t spared() const { return spared_; }

 private:
  // Groups of two or more that are not of the spared colour.
  void list_groups(const Collapse& rules, Board& rest, Collapse::Moves& moves) const {
    Spots group;
    moves.clear();
    for (int row = rules.height() - 1; row >= 0; --row) {
      for (int column = 0; column < rules.width(); ++column) {
        const Spot at = spot(column, row);
        const std::uint8_t colour = rest.at(at);
        if (colour == 0 || colour == spared_ || is_single(rest, at)) continue;
        lift(rest, at, group);
        moves.push(rules.move_at(at));
      }
    }
  }

  void list_singles(const Collapse& rules, const Board& board, Collapse::Moves& moves) const {
    for (int row = rules.height() - 1; row >= 0; --row) {
      for (int column = 0; column < rules.width(); ++column) {
        const std::uint8_t colour = board.at(column, row);
        if (colour != 0 && colour != spared_) moves.push(rules.move_at(spot(column, row)));
      }
    }
  }

  std::uint8_t spared_ = 0;
};

}  // namespace papan::collapse
