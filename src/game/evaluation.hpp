// Evaluations and move orders: a game's own, by name, so that a search option
// can pick one (`eval=paper`, `order=paper`) and the choice still inlines.
//
// An evaluation values a state for First, in units of which `kUnit` make a
// point; `final` values a finished one. A game lists its evaluations, the
// default first, as `G::Evaluations`, and its orders as `G::Orders`.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "core/type_list.hpp"
#include "game/explanation.hpp"
#include "game/game.hpp"

namespace papan {

template <class E, class G>
concept Evaluation = requires(const E& evaluation, const G& rules, const StateOf<G>& state) {
  { E::kName } -> std::convertible_to<std::string_view>;
  { E::kUnit } -> std::convertible_to<int>;
  { evaluation(rules, state) } -> std::same_as<Score>;
  { evaluation.final(rules, state) } -> std::same_as<Score>;
};

// An evaluation that also guides the order of search: moves of greater promise
// for the mover are tried first. `after` is `before` with the move played.
template <class E, class G>
concept Guiding = Evaluation<E, G> &&
    requires(const E& evaluation, const G& rules, const StateOf<G>& before, const MoveOf<G>& move,
             const StateOf<G>& after) {
  { evaluation.promise(rules, before, move, after) } -> std::same_as<int>;
};

// An evaluation that tells quiet positions from those that must not be valued as they stand,
// because something hangs: a quiescence search goes on there beyond its depth.
template <class E, class G>
concept TellingQuiet = Evaluation<E, G> &&
    requires(const E& evaluation, const G& rules, const StateOf<G>& state) {
  { evaluation.is_quiet(rules, state) } -> std::same_as<bool>;
};

// An evaluation in which every value beyond kDecisive is a win for certain, so
// that a search can tell sooner from later wins: `final` gives kUnit for one.
template <class E>
concept Decisive = requires {
  { E::kDecisive } -> std::convertible_to<Score>;
};

// The score as it stands: good for any game, wise for few.
struct ScoreEvaluation {
  static constexpr std::string_view kName = "score";
  static constexpr int kUnit = 1;

  template <Game G>
  Score operator()(const G& rules, const StateOf<G>& state) const {
    return rules.score(state);
  }
  template <Game G>
  Score final(const G& rules, const StateOf<G>& state) const {
    return rules.score(state);
  }
};

// The order in which the game lists its moves.
struct NaturalOrder {
  static constexpr std::string_view kName = "natural";

  template <Game G>
  void operator()(const G&, const StateOf<G>&, MovesOf<G>&) const {}
};

// An order that goes with rules of its own inside the search: a paper's search
// may not know a rule that ends the game.
template <class O, class G>
concept OwnRules = requires(const G& rules) {
  { O::search_rules(rules) } -> std::same_as<G>;
};

// An evaluation that can tell how its value comes about.
template <class E, class G>
concept Itemised = requires(const E& eval, const G& rules, const StateOf<G>& state,
                            Explanation& explanation) {
  { eval.explain(rules, state, explanation) } -> std::same_as<void>;
};

namespace evaluation_detail {

template <class G>
struct EvaluationsOf {
  using List = TypeList<ScoreEvaluation>;
};
template <class G>
requires requires {
  typename G::Evaluations;
}
struct EvaluationsOf<G> {
  using List = typename G::Evaluations;
};

template <class G>
struct OrdersOf {
  using List = TypeList<NaturalOrder>;
};
template <class G>
requires requires {
  typename G::Orders;
}
struct OrdersOf<G> {
  using List = typename G::Orders;
};

}  // namespace evaluation_detail

template <Game G>
using EvaluationsOf = typename evaluation_detail::EvaluationsOf<G>::List;
template <Game G>
using OrdersOf = typename evaluation_detail::OrdersOf<G>::List;

// The names in a list, as the choices of an option.
template <class List>
std::vector<std::string> names_of() {
  std::vector<std::string> names;
  List::for_each([&]<class T>() { names.emplace_back(T::kName); });
  return names;
}

// Calls `visit(T{})` with the type at `index`.
template <class List, class Visit>
void with_nth(int index, Visit&& visit) {
  int i = 0;
  List::for_each([&]<class T>() {
    if (i++ == index) visit(T{});
  });
}

}  // namespace papan
