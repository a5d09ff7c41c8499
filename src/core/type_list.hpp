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

namespace type_list_detail {
template <class... First, class... Second>
TypeList<First..., Second...> join(TypeList<First...>, TypeList<Second...>);
}  // namespace type_list_detail

template <class First, class Second>
using Joined = decltype(type_list_detail::join(First{}, Second{}));

}  // namespace papan
