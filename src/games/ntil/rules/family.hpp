// Ntil as the catalogue knows it: one rules type for the boards that fit into 64
// bits, one for 9x11.
#pragma once

#include <array>
#include <string_view>

#include "core/type_list.hpp"
#include "game/family.hpp"
#include "games/ntil/rules/ntil.hpp"
#include "games/ntil/rules/paper.hpp"
#include "games/ntil/rules/positional.hpp"

namespace papan::ntil {

using SmallNtil = Ntil<std::uint64_t>;  // 5x5 to 7x11
using LargeNtil = Ntil<Bits128>;        // 9x11

struct Family {
  static constexpr std::string_view kName = "ntil";
  static constexpr std::string_view kTitle = "Ntil";
  static constexpr std::string_view kSummary =
      "Leap over the other side's pieces on Lombok's board of lines; who has none left has lost.";
  static constexpr int kSeats = 2;
  static constexpr std::array<std::string_view, 2> kSeatNames = {"white", "black"};
  using Parameters = ntil::Parameters;
  using Variants = TypeList<SmallNtil, LargeNtil>;

  template <class Visit>
  static auto with_rules(const Parameters& parameters, Visit&& visit) {
    if (parameters.board == BoardId::k9x11) return visit(LargeNtil(parameters));
    return visit(SmallNtil(parameters));
  }
};

}  // namespace papan::ntil
