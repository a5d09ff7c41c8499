// Minimax: the value of a state with best play by both sides to a fixed depth.
//
// Plain, as the papers use it: no window, no table, so that node counts can be
// compared. First maximises, Second minimises; whose turn it is, is asked.
// Laws: tests/search/laws_test.cpp.
#pragma once

#include "search/leaf.hpp"
#include "search/lines.hpp"
#include "search/meter.hpp"

namespace papan {

template <ZeroSum G, class Eval, class Order = NaturalOrder>
class Minimax {
 public:
  static constexpr bool kPrunes = false;

  using Parts = SearchParts<Eval, Order>;

  Minimax(const G& rules, Meter& meter, int depth, const Parts& parts = {})
      : rules_(rules), meter_(meter), parts_(parts), lines_(depth) {}

  // The value of `state` for `seat`, `depth` plies deep.
  Score value(const StateOf<G>& state, Turn seat, int depth, Score, Score, int ply) {
    return sign(seat) * for_first(state, depth, ply);
  }

  [[nodiscard]] const Lines<MoveOf<G>>& lines() const { return lines_; }

  // Was any line cut off by the depth? If not, values are exact.
  [[nodiscard]] bool saw_horizon() const { return horizon_; }

 private:
  Score for_first(const StateOf<G>& state, int depth, int ply) {
    lines_.clear(ply);
    const Turn turn = rules_.turn(state);
    if (turn == Turn::kOver || depth == 0) {
      const bool horizon = is_horizon(parts_.eval, turn, depth);
      horizon_ = horizon_ || horizon;
      return leaf_value(parts_.eval, rules_, state, horizon);
    }
    return turn == Turn::kFirst ? greatest(state, depth, ply) : least(state, depth, ply);
  }

  Score greatest(const StateOf<G>& state, int depth, int ply) {
    const auto exceeds = [](Score found, Score best) { return found > best; };
    return best_of(state, depth, ply, -kInfinity, exceeds);
  }

  Score least(const StateOf<G>& state, int depth, int ply) {
    const auto falls_below = [](Score found, Score best) { return found < best; };
    return best_of(state, depth, ply, kInfinity, falls_below);
  }

  template <class Better>
  Score best_of(const StateOf<G>& state, int depth, int ply, Score best, Better&& better) {
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    parts_.order(rules_, state, moves);
    for (const auto& move : moves) {
      StateOf<G> child = state;
      rules_.play(child, move);
      if (meter_.tick()) return best;
      const Score found = for_first(child, depth - 1, ply + 1);
      if (meter_.stopped()) return best;
      if (better(found, best)) {
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
