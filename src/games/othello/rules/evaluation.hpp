// Othello: how good a position looks, from mobility, corners, stability, parity
// and discs, weighted by the phase of the game.
//
// `discs` is the bare count. `positional` is a sum of a few features whose
// weights, a hundredth of a disc each, are given for ten phases; see
// docs/algorithms/othello-evaluation.md for where they come from. The features
// are written for any board size from the same masks.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/bits.hpp"
#include "games/othello/rules/othello.hpp"
#include "games/othello/rules/stability.hpp"

namespace papan::othello {

struct Discs {
  static constexpr std::string_view kName = "discs";
  static constexpr int kUnit = 1;

  template <int N>
  Score operator()(const Othello<N>& rules, const typename Othello<N>::State& state) const {
    return rules.score(state);
  }
  template <int N>
  Score final(const Othello<N>& rules, const typename Othello<N>::State& state) const {
    return rules.score(state);
  }
};

inline constexpr int kFeatures = 8;
inline constexpr int kPhases = 10;

// Own minus enemy: moves, frontier, corners, X and C cells at empty corners,
// stable discs, discs; and the parity of the empty cells.
using Features = std::array<int, kFeatures>;
using PhaseWeights = std::array<std::array<int, kFeatures>, kPhases>;

extern const PhaseWeights kPhaseWeights;

template <int N>
struct Masks {
  using Bits = typename Board<N>::Bits;

  static constexpr Bits cell(int row, int column) { return bit<Bits>(row * N + column); }

  static constexpr std::array<Bits, 4> kCorner = {cell(0, 0), cell(0, N - 1), cell(N - 1, 0),
                                                  cell(N - 1, N - 1)};
  static constexpr std::array<Bits, 4> kX = {cell(1, 1), cell(1, N - 2), cell(N - 2, 1),
                                             cell(N - 2, N - 2)};
  static constexpr std::array<Bits, 4> kC = {
      cell(0, 1) | cell(1, 0), cell(0, N - 2) | cell(1, N - 1), cell(N - 2, 0) | cell(N - 1, 1),
      cell(N - 1, N - 2) | cell(N - 2, N - 1)};
  static constexpr Bits kCorners = kCorner[0] | kCorner[1] | kCorner[2] | kCorner[3];

  // The cells next to any of `cells`, in all eight directions.
  static constexpr Bits around(Bits cells) {
    constexpr Bits kNotFirst = Board<N>::columns(1, N - 1);
    constexpr Bits kNotLast = Board<N>::columns(0, N - 2);
    const Bits wide = cells | ((cells << 1) & kNotFirst) | ((cells >> 1) & kNotLast);
    return (wide | (wide << N) | (wide >> N)) & Board<N>::kAll;
  }
};

template <int N>
Features features(typename Board<N>::Bits own, typename Board<N>::Bits enemy) {
  using M = Masks<N>;
  const auto empty = Board<N>::kAll & ~(own | enemy);
  Features found{};
  found[0] = count(Board<N>::moves(own, enemy)) - count(Board<N>::moves(enemy, own));
  found[1] = count(M::around(enemy) & empty) - count(M::around(own) & empty);
  found[2] = count(own & M::kCorners) - count(enemy & M::kCorners);
  for (int i = 0; i < 4; ++i) {
    if ((empty & M::kCorner[i]) == 0) continue;
    found[3] += count(own & M::kX[i]) - count(enemy & M::kX[i]);
    found[4] += count(own & M::kC[i]) - count(enemy & M::kC[i]);
  }
  if (((own | enemy) & M::kCorners) != 0) {
    found[5] = count(stable<N>(own, enemy)) - count(stable<N>(enemy, own));
  }
  found[6] = count(own) - count(enemy);
  found[7] = (count(empty) & 1) != 0 ? 1 : -1;
  return found;
}

template <int N>
struct Positional {
  static constexpr std::string_view kName = "positional";
  static constexpr int kUnit = 100;
  using Rules = Othello<N>;
  using State = typename Rules::State;

  static int phase(const State& state) {
    return std::clamp((count(state.own | state.enemy) - 4) * kPhases / (N * N - 4), 0, kPhases - 1);
  }

  Score operator()(const Rules&, const State& state) const {
    const Features found = features<N>(state.own, state.enemy);
    const auto& weights = kPhaseWeights[static_cast<std::size_t>(phase(state))];
    Score sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += weights[i] * found[i];
    return sign(state.side) * std::clamp(sum, -kMost, kMost);
  }

  Score final(const Rules& rules, const State& state) const { return kUnit * rules.score(state); }

  // Few answers for the other side, then good cells for us.
  int promise(const Rules&, const State& before, Move move, const State& after) const {
    if (move == Rules::kPass) return 0;
    const int answers = count(Board<N>::moves(after.own, after.enemy));
    const auto cell = bit<typename Rules::Bits>(move.cell);
    const int corner = (cell & Masks<N>::kCorners) != 0 ? kCornerPromise : 0;
    return corner - kAnswerPromise * answers -
           count(Masks<N>::around(after.enemy) & ~(before.own | before.enemy));
  }

 private:
  static constexpr Score kMost = kUnit * N * N;
  static constexpr int kAnswerPromise = 64;
  static constexpr int kCornerPromise = 512;
};

}  // namespace papan::othello
