// `minimax` of the Adjacency paper: alpha-beta over a selection of moves.
//
// Candidates are the empty cells next to an enemy mark, ordered by h = 2f - g: f
// counts the enemy marks beside the cell, g is 1 if a cell diagonal to it is own
// and one of the two cells between is empty (the enemy could take both). Only the
// better half is searched, nine plies deep (the listing's `depth <= maxDepth` with
// maxDepth 8), and marks are counted at the end; of equal moves the first is played.
// The corrections to the listing are told in docs/games/adjacency.md; tested in
// tests/agents/adjacency_paper_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "games/adjacency/rules/evaluation.hpp"
#include "search/alphabeta.hpp"
#include "search/fixed_depth.hpp"
#include "search/traced_tree.hpp"

namespace papan::adjacency {

// Empty cells next to an enemy mark; where there is none, all empty cells.
template <AnyAdjacency G>
typename G::Bits paper_candidates(const StateOf<G>& state) {
  const auto empty = G::empty(state);
  const auto beside = G::B::next_to(state.enemy) & empty;
  return beside != 0 ? beside : empty;
}

// Which own diagonals make a cell risky: any of them, as the text has it, or only the
// first that is own, as the listing's chain of else-ifs has it.
enum class Diagonals : std::uint8_t { kAny, kFirst };

// Empty cells whose mark the enemy could take together with one diagonal to it.
template <AnyAdjacency G>
typename G::Bits bridged(const StateOf<G>& state, Diagonals counted) {
  using B = typename G::B;
  using Bits = typename G::Bits;
  const Bits empty = G::empty(state);
  const Bits left = B::from_left(state.own);
  const Bits right = B::from_right(state.own);
  const Bits open_left = B::from_left(empty);
  const Bits open_right = B::from_right(empty);
  const Bits open_above = B::from_above(empty);
  const Bits open_below = B::from_below(empty);
  struct Corner {
    Bits own;
    Bits open;
  };
  const std::array<Corner, 4> corners = {{{B::from_above(left), open_left | open_above},
                                          {B::from_below(left), open_left | open_below},
                                          {B::from_below(right), open_right | open_below},
                                          {B::from_above(right), open_right | open_above}}};
  Bits asked = empty;  // cells for which a corner still counts
  Bits found = 0;
  for (const Corner& corner : corners) {
    found |= asked & corner.own & corner.open;
    if (counted == Diagonals::kFirst) asked &= ~corner.own;
  }
  return found;
}

// What the paper orders candidates by.
struct Promise {
  int f = 0;  // enemy marks beside the cell
  int g = 0;  // 1: the enemy could take its mark together with one diagonal to it

  [[nodiscard]] int h() const { return 2 * f - g; }
};

template <AnyAdjacency G>
Promise promise(const StateOf<G>& state, const typename G::Bits& risky, int cell) {
  return {count(G::B::neighbours(cell) & state.enemy), contains(risky, cell) ? 1 : 0};
}

// The paper's selection: the better half of the candidates, best first.
template <Diagonals kDiagonals>
struct PaperSelection {
  static constexpr std::string_view kName = "paper";

  template <AnyAdjacency G>
  void operator()(const G&, const StateOf<G>& state, MovesOf<G>& moves) const {
    const auto risky = bridged<G>(state, kDiagonals);
    std::array<typename G::Bits, 10> by_promise{};
    for_each_bit(paper_candidates<G>(state), [&](int cell) {
      const int h = promise<G>(state, risky, cell).h();
      by_promise[static_cast<std::size_t>(h + 1)] |= bit<typename G::Bits>(cell);
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
    struct Options {
      Diagonals diagonals = Diagonals::kAny;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}.choice("diagonals", &Options::diagonals, {"any", "first"},
                                             "own diagonals that make a cell risky: any (the "
                                             "text), or the first alone (the listing)");
      }
    };

    static Budget fallback() { return {.depth = 9}; }

    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      Choice<G> choice = options_.diagonals == Diagonals::kAny
                             ? search<PaperSelection<Diagonals::kAny>>(task)
                             : search<PaperSelection<Diagonals::kFirst>>(task);
      set_estimate(choice);  // of a selection of the moves
      return choice;
    }

    [[nodiscard]] SearchTree tree(const Task<G>& task, const TreeLimits& limits) const {
      return options_.diagonals == Diagonals::kAny
                 ? traced<PaperSelection<Diagonals::kAny>>(task, limits)
                 : traced<PaperSelection<Diagonals::kFirst>>(task, limits);
    }

    // f, g and h of every candidate; the better half is searched.
    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the better half by h = 2f - g, searched";
      BoardMap f{"f", {}};
      BoardMap g{"g", {}};
      BoardMap h{"h", {}};
      const auto risky = bridged<G>(task.state, options_.diagonals);
      for_each_bit(paper_candidates<G>(task.state), [&](int cell) {
        const std::string name = task.rules.to_text(Move{static_cast<std::uint8_t>(cell)});
        const Promise found = promise<G>(task.state, risky, cell);
        f.values.push_back({name, static_cast<double>(found.f)});
        g.values.push_back({name, static_cast<double>(found.g)});
        h.values.push_back({name, static_cast<double>(found.h())});
      });
      explanation.maps = {std::move(f), std::move(g), std::move(h)};
    }

   private:
    template <class Selection>
    static Choice<G> search(const Task<G>& task) {
      return FixedDepth<G, AlphaBeta<G, Marks, Selection>, Marks, Selection>(task).run();
    }

    template <class Selection>
    static SearchTree traced(const Task<G>& task, const TreeLimits& limits) {
      const Budget& budget = task.request.budget;
      return TracedTree<G, Marks, Selection>(task, limits, Pruning::kAlphaBeta)
          .grow(budget.depth != 0 ? budget.depth : fallback().depth);
    }

    Options options_;
  };
};

}  // namespace papan::adjacency
