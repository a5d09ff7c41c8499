// Negamax: minimax said once for both sides. What is good for one is bad for the
// other, so each takes the greatest value of its moves, and a value changes its sign
// where it passes to the other side. Whose turn it is, is asked: passes and chains
// keep the sign.
//
// Plain, as a paper asks for it: no window, no table. Same value, move, line and
// nodes as minimax: tests/search/laws_test.cpp.
#pragma once

#include "search/leaf.hpp"
#include "search/lines.hpp"
#include "search/meter.hpp"

namespace papan {

template <ZeroSum G, class Eval, class Order = NaturalOrder>
class Negamax {
 public:
  static constexpr bool kPrunes = false;

  using Parts = SearchParts<Eval, Order>;

  Negamax(const G& rules, Meter& meter, int depth, const Parts& parts = {})
      : rules_(rules), meter_(meter), parts_(parts), lines_(depth) {}

  // The value of `state` for `seat`, `depth` plies deep.
  Score value(const StateOf<G>& state, Turn seat, int depth, Score, Score, int ply) {
    lines_.clear(ply);
    const Turn turn = rules_.turn(state);
    if (turn == Turn::kOver || depth == 0) {
      const bool horizon = is_horizon(parts_.eval, turn, depth);
      horizon_ = horizon_ || horizon;
      return sign(seat) * leaf_value(parts_.eval, rules_, state, horizon);
    }
    const Score best = best_move(state, turn, depth, ply);
    return turn == seat ? best : -best;
  }

  [[nodiscard]] const Lines<MoveOf<G>>& lines() const { return lines_; }

  // Was any line cut off by the depth? If not, values are exact.
  [[nodiscard]] bool saw_horizon() const { return horizon_; }

 private:
  Score best_move(const StateOf<G>& state, Turn turn, int depth, int ply) {
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    parts_.order(rules_, state, moves);
    Score best = -kInfinity;
    for (const auto& move : moves) {
      StateOf<G> child = state;
      rules_.play(child, move);
      if (meter_.tick()) return best;
      const Score found = value(child, turn, depth - 1, 0, 0, ply + 1);
      if (meter_.stopped()) return best;
      if (found > best) {
        best = found;
        lines_.raise(ply, move);
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
