// The Adjacency Strategy Game as the catalogue knows it: a rules type for the paper's
// board and one for all other sizes, and the bound on rounds that depends on the size.
#pragma once

#include <fmt/format.h>

#include <array>
#include <string_view>

#include "core/type_list.hpp"
#include "game/family.hpp"
#include "games/adjacency/rules/adjacency.hpp"
#include "games/adjacency/rules/evaluation.hpp"

namespace papan::adjacency {

struct Family {
  static constexpr std::string_view kName = "adjacency";
  static constexpr std::string_view kTitle = "Adjacency";
  static constexpr std::string_view kSummary =
      "Mark a cell and take over the enemy's marks beside it; most marks after the rounds wins.";
  static constexpr int kSeats = 2;
  static constexpr std::array<std::string_view, 2> kSeatNames = {"first", "second"};
  using Parameters = adjacency::Parameters;
  using Variants = TypeList<Adjacency<8>, Adjacency<kLargestSize>>;

  template <class Visit>
  static auto with_rules(const Parameters& parameters, Visit&& visit)
      -> decltype(visit(Adjacency<8>(parameters))) {
    const int most = most_rounds(parameters.size);
    if (parameters.rounds > most) {
      return Error{fmt::format("rounds: a board of size {} has 1 to {} (0: all), got {}",
                               parameters.size, most, parameters.rounds)};
    }
    if (parameters.size == 8) return visit(Adjacency<8>(parameters));
    return visit(Adjacency<kLargestSize>(parameters));
  }
};

}  // namespace papan::adjacency
