// Othello as the catalogue knows it: a rules type for each board size.
#pragma once

#include <array>
#include <string_view>

#include "core/type_list.hpp"
#include "game/family.hpp"
#include "games/othello/rules/evaluation.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct Family {
  static constexpr std::string_view kName = "othello";
  static constexpr std::string_view kTitle = "Othello";
  static constexpr std::string_view kSummary =
      "Bracket the other side's discs and turn them; most discs at the end wins.";
  static constexpr int kSeats = 2;
  static constexpr std::array<std::string_view, 2> kSeatNames = {"black", "white"};
  using Parameters = othello::Parameters;
  using Variants = TypeList<Othello<4>, Othello<6>, Othello<8>, Othello<10>>;

  template <class Visit>
  static auto with_rules(const Parameters& parameters, Visit&& visit) {
    switch (parameters.size) {
      case 4: return visit(Othello<4>(parameters));
      case 6: return visit(Othello<6>(parameters));
      case 10: return visit(Othello<10>(parameters));
      default: return visit(Othello<8>(parameters));
    }
  }
};

}  // namespace papan::othello
