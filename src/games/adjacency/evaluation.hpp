// The Adjacency Strategy Game: how good a position looks.
//
// `marks` is the bare difference, the paper's objective.
#pragma once

#include <string_view>

#include "core/bits.hpp"
#include "games/adjacency/adjacency.hpp"

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

template <int N>
struct Outlook {
  static constexpr std::string_view kName = "outlook";
  static constexpr int kUnit = 1;
  using Rules = Adjacency<N>;
  using State = typename Rules::State;

  Score operator()(const Rules& rules, const State& state) const { return rules.score(state); }
  Score final(const Rules& rules, const State& state) const { return rules.score(state); }
};

}  // namespace papan::adjacency
