// Positional: our own evaluation of Ntil.
//
// Material, progress of the men, safe points and tempo, in units of which
// 10,000 make a win; anything beyond kDecisive is a win for certain. A position
// in which the mover can capture, and so must, is not quiet. Weights are set by
// hand; see docs/games/ntil.md.
#pragma once

#include <string_view>

#include "games/ntil/rules/ntil.hpp"

namespace papan::ntil {

struct Positional {
  static constexpr std::string_view kName = "positional";
  static constexpr int kUnit = 10'000;
  static constexpr Score kDecisive = 9'000;

  template <BitSet Bits>
  Score operator()(const Ntil<Bits>& rules, const State<Bits>& state) const;

  template <BitSet Bits>
  Score final(const Ntil<Bits>& rules, const State<Bits>& state) const {
    return kUnit * rules.score(state);
  }

  template <BitSet Bits>
  bool is_quiet(const Ntil<Bits>& rules, const State<Bits>& state) const {
    return state.removal_due || !rules.can_capture(state);
  }

  // Long captures first; of quiet moves, those that leave nothing hanging.
  template <BitSet Bits>
  int promise(const Ntil<Bits>& rules, const State<Bits>& before, const Move<Bits>& move,
              const State<Bits>& after) const {
    if (move.kind == MoveKind::kRemoval) return count(before.kings & ~after.kings);
    const int crowned = count(after.kings) > count(before.kings) ? kCrowned : 0;
    const int hangs = rules.can_capture(after) ? kHangs : 0;
    if (move.kind == MoveKind::kStep) return crowned - hangs;
    const int kings = count(before.kings & before.enemy()) - count(after.kings & after.own());
    return kCaptured * (move.size - 1 + kings) + crowned - hangs / 4;
  }

 private:
  static constexpr int kCaptured = 1 << 12;
  static constexpr int kCrowned = 1 << 11;
  static constexpr int kHangs = 1 << 9;
};

}  // namespace papan::ntil
