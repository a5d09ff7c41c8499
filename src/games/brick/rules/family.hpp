// Colour Brick as the catalogue knows it.
#pragma once

#include <array>
#include <string_view>

#include "core/type_list.hpp"
#include "game/family.hpp"
#include "games/brick/rules/brick.hpp"
#include "games/brick/rules/evaluation.hpp"

namespace papan::brick {

struct Family {
  static constexpr std::string_view kName = "brick";
  static constexpr std::string_view kTitle = "Colour Brick";
  static constexpr std::string_view kSummary =
      "Drop bricks of three colours; lines of three or more dissolve, in chains.";
  static constexpr int kSeats = 1;
  static constexpr std::array<std::string_view, 2> kSeatNames = {"player", ""};
  using Parameters = brick::Parameters;
  using Variants = TypeList<ColourBrick>;

  template <class Visit>
  static auto with_rules(const Parameters& parameters, Visit&& visit) {
    return visit(ColourBrick(parameters));
  }
};

}  // namespace papan::brick
