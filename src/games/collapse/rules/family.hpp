// Collapse as the catalogue knows it.
#pragma once

#include <array>
#include <string_view>

#include "core/type_list.hpp"
#include "game/family.hpp"
#include "games/collapse/rules/collapse.hpp"
#include "games/collapse/rules/evaluation.hpp"
#include "games/collapse/rules/playout.hpp"

namespace papan::collapse {

struct Family {
  static constexpr std::string_view kName = "collapse";
  static constexpr std::string_view kTitle = "Collapse";
  static constexpr std::string_view kSummary =
      "Click groups of one colour away; large groups score far more than small ones.";
  static constexpr int kSeats = 1;
  static constexpr std::array<std::string_view, 2> kSeatNames = {"player", ""};
  using Parameters = collapse::Parameters;
  using Variants = TypeList<Collapse>;

  template <class Visit>
  static auto with_rules(const Parameters& parameters, Visit&& visit) {
    return visit(Collapse(parameters));
  }
};

}  // namespace papan::collapse
