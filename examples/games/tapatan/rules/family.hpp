// Tapatan as the catalogue knows it.
#pragma once

#include "game/family.hpp"
#include "games/tapatan/rules/evaluation.hpp"

namespace papan::tapatan {

struct Family {
  static constexpr std::string_view kName = "tapatan";
  static constexpr std::string_view kTitle = "Tapatan";
  static constexpr std::string_view kSummary = "Put down three pieces, then slide them into a row.";
  static constexpr int kSeats = 2;
  static constexpr std::array<std::string_view, 2> kSeatNames = {"black", "white"};
  using Parameters = tapatan::Parameters;
  using Variants = TypeList<Tapatan>;

  template <class Visit>
  static auto with_rules(const Parameters& parameters, Visit&& visit) {
    return visit(Tapatan(parameters));
  }
};

}  // namespace papan::tapatan
