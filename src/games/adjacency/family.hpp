// The Adjacency Strategy Game as the catalogue knows it: a rules type for each
// board size, and the bound on rounds that depends on it.
#pragma once

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "core/type_list.hpp"
#include "game/family.hpp"
#include "games/adjacency/adjacency.hpp"
#include "games/adjacency/evaluation.hpp"

namespace papan::adjacency {

struct Family {
  static constexpr std::string_view kName = "adjacency";
  static constexpr std::string_view kTitle = "Adjacency";
  static constexpr std::string_view kSummary =
      "Mark a cell and take over the enemy's marks beside it; most marks after the rounds wins.";
  static constexpr int kSeats = 2;
  static constexpr std::array<std::string_view, 2> kSeatNames = {"first", "second"};
  using Parameters = adjacency::Parameters;
  using Variants = TypeList<Adjacency<4>, Adjacency<5>, Adjacency<6>, Adjacency<7>, Adjacency<8>,
                            Adjacency<9>, Adjacency<10>>;

  template <class Visit>
  static auto with_rules(const Parameters& parameters, Visit&& visit)
      -> decltype(visit(Adjacency<8>(parameters))) {
    const int most = most_rounds(parameters.size);
    if (parameters.rounds > most) {
      return Error{fmt::format("rounds: a board of size {} has 1 to {} (0: all), got {}",
                               parameters.size, most, parameters.rounds)};
    }
    switch (parameters.size) {
      case 4: return visit(Adjacency<4>(parameters));
      case 5: return visit(Adjacency<5>(parameters));
      case 6: return visit(Adjacency<6>(parameters));
      case 7: return visit(Adjacency<7>(parameters));
      case 9: return visit(Adjacency<9>(parameters));
      case 10: return visit(Adjacency<10>(parameters));
      default: return visit(Adjacency<8>(parameters));
    }
  }
};

}  // namespace papan::adjacency
