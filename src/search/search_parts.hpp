// What a plain search takes from the game: how leaves are valued, and the order of moves.
//
// With types of their own (`SearchParts<Marks, NaturalOrder>`) both inline. Where options
// pick them by name, AnyEvaluation and AnyOrder hold pointers instead, so that one tree
// serves every pair of a game's evaluations and orders: compiling a tree for each pair took
// a third of the time of an agents' file, and the call is small beside a generated move.
#pragma once

#include "game/evaluation.hpp"
#include "game/game.hpp"

namespace papan {

template <class Eval, class Order>
struct SearchParts {
  [[no_unique_address]] Eval eval{};
  [[no_unique_address]] Order order{};
};

// An evaluation that does not ask at the horizon whether the game is over.
template <class E>
concept BlindAtHorizon = E::kBlindAtHorizon;

template <Game G>
struct AnyEvaluation {
  Score (*value)(const G&, const StateOf<G>&) = nullptr;
  Score (*finished)(const G&, const StateOf<G>&) = nullptr;
  int unit = 1;
  bool blind_at_horizon = false;

  template <Evaluation<G> E>
  static AnyEvaluation of() {
    return {[](const G& rules, const StateOf<G>& state) { return E{}(rules, state); },
            [](const G& rules, const StateOf<G>& state) { return E{}.final(rules, state); },
            E::kUnit, BlindAtHorizon<E>};
  }

  Score operator()(const G& rules, const StateOf<G>& state) const { return value(rules, state); }
  [[nodiscard]] Score final(const G& rules, const StateOf<G>& state) const {
    return finished(rules, state);
  }
};

template <Game G>
struct AnyOrder {
  void (*sort)(const G&, const StateOf<G>&, MovesOf<G>&) = nullptr;

  template <class O>
  static AnyOrder of() {
    return {[](const G& rules, const StateOf<G>& state, MovesOf<G>& moves) {
      O{}(rules, state, moves);
    }};
  }

  void operator()(const G& rules, const StateOf<G>& state, MovesOf<G>& moves) const {
    sort(rules, state, moves);
  }
};

template <class Eval>
constexpr int unit_of(const Eval& eval) {
  if constexpr (requires { Eval::kUnit; }) {
    return Eval::kUnit;
  } else {
    return eval.unit;
  }
}

template <class Eval>
constexpr bool is_blind_at_horizon([[maybe_unused]] const Eval& eval) {
  if constexpr (requires { eval.blind_at_horizon; }) {
    return eval.blind_at_horizon;
  } else {
    return BlindAtHorizon<Eval>;
  }
}

}  // namespace papan
