// The paper's evaluation and move order for Ntil.
//
// The evaluation sums value times weight over a side's pieces, minus the other
// side's. A man is worth 3 in its own half, 5 on the middle row, 7 beyond, a king
// 12; a point weighs more the fewer the ways from which it can be captured. The
// order decides which of equal moves is kept and what alpha-beta skips, so the
// paper's node counts come out only with it; nor do its searches know a draw by
// quiet plies. Tested by tests/search/ntil_paper_test.cpp and tests/slow.
#pragma once

#include <string_view>

#include "games/ntil/rules/ntil.hpp"

namespace papan::ntil {

struct PaperEvaluation {
  static constexpr std::string_view kName = "paper";
  static constexpr int kUnit = 1;

  // Listings 4.5 and 4.6, lines 3 to 6: at the greatest depth the board is evaluated,
  // whatever stands there, a blocked side too.
  static constexpr bool kBlindAtHorizon = true;

  template <BitSet Bits>
  Score operator()(const Ntil<Bits>& rules, const State<Bits>& state) const;

  // The paper's search values a game that has ended for want of pieces like any
  // other position; only a side that cannot move gets the least value there is where
  // depth is left, because its loop over no successors leaves the starting value.
  template <BitSet Bits>
  Score final(const Ntil<Bits>& rules, const State<Bits>& state) const {
    const bool both_left = state.pieces[0] != 0 && state.pieces[1] != 0;
    const Score winner = rules.score(state);
    return both_left && winner != 0 ? winner * kBlocked : (*this)(rules, state);
  }

  // Value, weight and their product of every piece; those of the side that is not to
  // move count negative.
  template <BitSet Bits>
  void explain(const Ntil<Bits>& rules, const State<Bits>& state, Explanation& explanation) const;

 private:
  static constexpr Score kBlocked = 1'000'000;
};

// Pieces from white's base row up, each row from the left; for each piece the
// directions SW SE S NW NE N W E, near before far, a capture before its
// continuations.
struct PaperOrder {
  static constexpr std::string_view kName = "paper";

  template <BitSet Bits>
  void operator()(const Ntil<Bits>& rules, const State<Bits>& state,
                  typename Ntil<Bits>::Moves& moves) const;

  template <BitSet Bits>
  static Ntil<Bits> search_rules(const Ntil<Bits>& rules) {
    return rules.without_quiet_draw();
  }
};

}  // namespace papan::ntil
