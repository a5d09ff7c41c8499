// TypeList: the explicit registers of games, agents and evaluations.
#pragma once

#include <cstddef>

namespace papan {

template <class... Types>
struct TypeList {
  static constexpr std::size_t kSize = sizeof...(Types);

  // Calls `visit.template operator()<T>()` for each type in order.
  template <class Visit>
  static void for_each(Visit&& visit) {
    (visit.template operator()<Types>(), ...);
  }
};

}  // namespace papan
