// `minimax` of the Adjacency paper: alpha-beta over a selection of moves.
//
// Candidates are the empty cells next to an enemy mark, ordered by h = 2f - g: f
// counts the enemy marks beside the cell, g is 1 if a cell diagonal to it is own
// and one of the two cells between is empty (the enemy could take both). Only the
// better half is searched, eight plies deep, and marks are counted at the end.
// The corrections to the listing are told in docs/games/adjacency.md; tested in
// tests/agents/adjacency_paper_test.cpp.
#pragma once

#include <algorithm>
#include <array>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "games/adjacency/evaluation.hpp"
#include "search/alphabeta.hpp"
#include "search/fixed_depth.hpp"

namespace papan::adjacency {

// Empty cells next to an enemy mark; where there is none, all empty cells.
template <AnyAdjacency G>
typename G::Bits paper_candidates(const StateOf<G>& state) {
  const auto empty = G::empty(state);
  const auto beside = G::B::next_to(state.enemy) & empty;
  return beside != 0 ? beside : empty;
}

// Empty cells whose mark the enemy could take together with one diagonal to it.
template <AnyAdjacency G>
typename G::Bits bridged(const StateOf<G>& state) {
  using B = typename G::B;
  using Bits = typename G::Bits;
  const Bits empty = G::empty(state);
  const Bits left = B::from_left(state.own);
  const Bits right = B::from_right(state.own);
  const Bits open_left = B::from_left(empty);
  const Bits open_right = B::from_right(empty);
  const Bits open_above = B::from_above(empty);
  const Bits open_below = B::from_below(empty);
  return empty & ((B::from_above(left) & (open_left | open_above)) |
                  (B::from_below(left) & (open_left | open_below)) |
                  (B::from_above(right) & (open_right | open_above)) |
                  (B::from_below(right) & (open_right | open_below)));
}

// The paper's selection: the better half of the candidates, best first.
struct PaperSelection {
  static constexpr std::string_view kName = "paper";

  template <AnyAdjacency G>
  void operator()(const G&, const StateOf<G>& state, MovesOf<G>& moves) const {
    const auto risky = bridged<G>(state);
    std::array<typename G::Bits, 10> by_promise{};
    for_each_bit(paper_candidates<G>(state), [&](int cell) {
      const int f = count(G::B::neighbours(cell) & state.enemy);
      const int g = contains(risky, cell) ? 1 : 0;
      by_promise[static_cast<std::size_t>(2 * f - g + 1)] |= bit<typename G::Bits>(cell);
    });
    moves.clear();
    for (std::size_t i = by_promise.size(); i-- > 0;) {
      for_each_bit(by_promise[i], [&](int cell) { moves.push({static_cast<std::uint8_t>(cell)}); });
    }
    moves.shrink_to((moves.size() + 1) / 2);
  }
};

struct Minimax {
  static constexpr std::string_view kName = "minimax";
  static constexpr std::string_view kSummary =
      "alpha-beta over the better half of the cells next to enemy marks (the paper's)";

  template <AnyAdjacency G>
  class For {
   public:
    using Options = NoOptions;

    static Budget fallback() { return {.depth = 8, .nodes = 2'000'000}; }

    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      using Tree = AlphaBeta<G, Marks, PaperSelection>;
      Choice<G> choice = FixedDepth<G, Tree, Marks, PaperSelection>(task).run();
      choice.exact = false;  // of a selection of the moves
      return choice;
    }
  };
};

}  // namespace papan::adjacency
