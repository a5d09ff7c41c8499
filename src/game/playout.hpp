// Playout policies: which moves a search by random games tries at all.
//
// A policy is begun in the position where a search starts, and from then on lists
// the moves of a position that are worth a try: at least one, in the order of the
// rules. A game lists its policies, the default first, as `G::Playouts`, so that an
// option can pick one by name; `plain`, which leaves nothing out, suits every game.
#pragma once

#include <concepts>
#include <string_view>

#include "core/type_list.hpp"
#include "game/game.hpp"

namespace papan {

template <class P, class G>
concept PlayoutPolicy = requires(P& policy, const P& begun, const G& rules, const StateOf<G>& state,
                                 MovesOf<G>& moves) {
  { P::kName } -> std::convertible_to<std::string_view>;
  { policy.begin(rules, state) } -> std::same_as<void>;
  { begun.list(rules, state, moves) } -> std::same_as<void>;
};

struct PlainPlayout {
  static constexpr std::string_view kName = "plain";

  template <Game G>
  void begin(const G&, const StateOf<G>&) {}
  template <Game G>
  void list(const G& rules, const StateOf<G>& state, MovesOf<G>& moves) const {
    rules.legal_moves(state, moves);
  }
};

namespace playout_detail {

template <class G>
struct PlayoutsOf {
  using List = TypeList<PlainPlayout>;
};
template <class G>
requires requires {
  typename G::Playouts;
}
struct PlayoutsOf<G> {
  using List = typename G::Playouts;
};

}  // namespace playout_detail

template <Game G>
using PlayoutsOf = typename playout_detail::PlayoutsOf<G>::List;

}  // namespace papan
