// Alpha-beta: minimax that does not look where the outcome cannot matter.
//
// Plain, as the papers use it: no table, no reordering of its own, so that node
// counts can be compared with minimax. [alpha, beta] is what both sides are
// already sure of, seen from `seat`; a value outside may be only a bound.
// Same value and move as minimax: tests/search/laws_test.cpp.
#pragma once

#include <algorithm>

#include "search/leaf.hpp"
#include "search/lines.hpp"
#include "search/meter.hpp"

namespace papan {

template <ZeroSum G, class Eval, class Order = NaturalOrder>
class AlphaBeta {
 public:
  static constexpr bool kPrunes = true;

  using Parts = SearchParts<Eval, Order>;

  AlphaBeta(const G& rules, Meter& meter, int depth, const Parts& parts = {})
      : rules_(rules), meter_(meter), parts_(parts), lines_(depth) {}

  // The value of `state` for `seat`, `depth` plies deep.
  Score value(const StateOf<G>& state, Turn seat, int depth, Score alpha, Score beta, int ply) {
    lines_.clear(ply);
    const Turn turn = rules_.turn(state);
    if (turn == Turn::kOver || depth == 0) {
      const bool horizon = is_horizon(parts_.eval, turn, depth);
      horizon_ = horizon_ || horizon;
      return sign(seat) * leaf_value(parts_.eval, rules_, state, horizon);
    }
    return turn == seat ? best_move(state, turn, depth, alpha, beta, ply)
                        : -best_move(state, turn, depth, -beta, -alpha, ply);
  }

  [[nodiscard]] const Lines<MoveOf<G>>& lines() const { return lines_; }

  // Was any line cut off by the depth? If not, values are exact.
  [[nodiscard]] bool saw_horizon() const { return horizon_; }

 private:
  Score best_move(const StateOf<G>& state, Turn turn, int depth, Score alpha, Score beta, int ply) {
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    parts_.order(rules_, state, moves);
    Score best = -kInfinity;
    for (const auto& move : moves) {
      StateOf<G> child = state;
      rules_.play(child, move);
      if (meter_.tick()) return best;
      const Score found = value(child, turn, depth - 1, std::max(alpha, best), beta, ply + 1);
      if (meter_.stopped()) return best;
      if (found > best) {
        best = found;
        lines_.raise(ply, move);
        if (best >= beta) break;
      }
    }
    return best;
  }

  const G& rules_;
  Meter& meter_;
  [[no_unique_address]] Parts parts_;
  Lines<MoveOf<G>> lines_;
  bool horizon_ = false;
};

}  // namespace papan
