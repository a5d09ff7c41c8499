// Win distance: a sure win one ply later is worth one less, so that a search
// takes the shortest way to it and the longest to a loss.
//
// Only for evaluations that say beyond which value a win is sure; for all others
// values stay as they are. Values in a table are thus relative to their node.
#pragma once

#include "game/evaluation.hpp"

namespace papan {

template <class Eval>
struct WinDistance {
  static constexpr bool is_decisive([[maybe_unused]] Score value) {
    if constexpr (Decisive<Eval>) {
      return value > Eval::kDecisive || value < -Eval::kDecisive;
    } else {
      return false;
    }
  }

  // Plies to the end of a decisive value.
  static constexpr int plies(Score value) { return Eval::kUnit - (value > 0 ? value : -value); }

  // A child's value as its parent sees it.
  static constexpr Score later(Score value) {
    if (!is_decisive(value)) return value;
    return value > 0 ? value - 1 : value + 1;
  }

  // The bound that a child's value must pass for `later` to pass the given one.
  static constexpr Score sooner(Score bound) {
    if constexpr (Decisive<Eval>) {
      if (bound >= Eval::kDecisive) return bound + 1;
      if (bound < -Eval::kDecisive) return bound - 1;
    }
    return bound;
  }
};

}  // namespace papan
