// The Adjacency Strategy Game: how good a position looks.
//
// `marks` is the bare difference, the paper's objective: volatile, because a
// mark beside an empty cell is soon lost. `outlook` values a mark by the number
// of empty cells beside it: one without any is safe for ever, and the others are
// worth the less the more plies are still to come and the fewer cells stay empty
// at the end. When all will be filled they are worth nothing, as theorem 1 says
// (docs/games/adjacency.md). Whoever has the last move is ahead by some marks.
// The weights were fitted on games of its own; see docs/games/adjacency.md.
#pragma once

#include <array>
#include <string_view>

#include "core/bits.hpp"
#include "games/adjacency/rules/adjacency.hpp"

namespace papan::adjacency {

struct Marks {
  static constexpr std::string_view kName = "marks";
  static constexpr int kUnit = 1;

  template <int N>
  Score operator()(const Adjacency<N>& rules, const typename Adjacency<N>::State& state) const {
    return rules.score(state);
  }
  template <int N>
  Score final(const Adjacency<N>& rules, const typename Adjacency<N>::State& state) const {
    return rules.score(state);
  }
};

// A mark beside 0, 1, 2, 3 and 4 empty cells, and the last move.
struct Weights {
  std::array<std::int16_t, 5> mark;
  std::int16_t last_move;
};

inline constexpr int kLeftoverClasses = 5;
inline constexpr int kPlyClasses = 10;

// By class of the cells that stay empty at the end and of the plies left.
extern const std::array<std::array<Weights, kPlyClasses>, kLeftoverClasses> kWeights;

// The class of a number of cells that stay empty: 0, to 4, to 14, to 24, more.
constexpr int leftover_class(int cells) {
  return cells == 0 ? 0 : cells <= 4 ? 1 : cells <= 14 ? 2 : cells <= 24 ? 3 : 4;
}

// Classes get wider as there are more plies to come.
constexpr int ply_class(int plies) {
  constexpr std::array<int, kPlyClasses - 1> kMost = {2, 4, 6, 9, 13, 18, 24, 32, 42};
  int found = 0;
  while (found < kPlyClasses - 1 && plies > kMost[static_cast<std::size_t>(found)]) ++found;
  return found;
}

template <int N>
struct Outlook {
  static constexpr std::string_view kName = "outlook";
  static constexpr int kUnit = 32;
  using Rules = Adjacency<N>;
  using State = typename Rules::State;

  Score operator()(const Rules&, const State& state) const {
    return sign(state.side) * for_mover(state);
  }

  Score final(const Rules& rules, const State& state) const { return kUnit * rules.score(state); }

  // What the other side is left with.
  int promise(const Rules&, const State&, Move, const State& after) const {
    return -kPromise * for_mover(after);
  }

 private:
  static constexpr int kPromise = 8;

  static int for_mover(const State& state) {
    const auto empty = Rules::empty(state);
    const Weights& weights = weights_of(state.plies_left, count(empty));
    const Tally<N> tally(empty);
    const auto margin = [&](auto cells) {
      return count(state.own & cells) - count(state.enemy & cells);
    };
    return weights.mark[0] * margin(tally.none()) + weights.mark[1] * margin(tally.one()) +
           weights.mark[2] * margin(tally.two()) + weights.mark[3] * margin(tally.three()) +
           weights.mark[4] * margin(tally.four_or_five()) +
           (state.plies_left % 2 != 0 ? weights.last_move : -weights.last_move);
  }

  static const Weights& weights_of(int plies, int empties) {
    static constexpr auto kClasses = [] {
      std::array<std::uint8_t, N * N + 1> classes{};
      for (int i = 0; i <= N * N; ++i) {
        classes[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(ply_class(i));
      }
      return classes;
    }();
    return kWeights[static_cast<std::size_t>(leftover_class(empties - plies))]
                   [kClasses[static_cast<std::size_t>(plies)]];
  }
};

}  // namespace papan::adjacency
