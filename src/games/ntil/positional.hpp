// Positional: our own evaluation of Ntil.
#pragma once

#include <string_view>

#include "games/ntil/ntil.hpp"

namespace papan::ntil {

struct Positional {
  static constexpr std::string_view kName = "positional";
  static constexpr int kUnit = 10'000;

  template <BitSet Bits>
  Score operator()(const Ntil<Bits>& rules, const State<Bits>& state) const;

  template <BitSet Bits>
  Score final(const Ntil<Bits>& rules, const State<Bits>& state) const {
    return kUnit * rules.score(state);
  }
};

}  // namespace papan::ntil
