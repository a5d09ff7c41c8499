// `greedy-count` and `greedy-position`: the agents of the Othello paper.
//
// Both look at the moves one by one in the paper's order, column by column, each
// from the top, and keep the first best. Count takes the most flips; position
// takes the best ring: the edge, then ring 3, then the centre, and last ring 2,
// next to the edge, which hands the edge over. Values of the candidates are in
// the agent's own measure, signed for First.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <vector>

#include "agents/agent.hpp"
#include "agents/common_options.hpp"
#include "games/othello/othello.hpp"

namespace papan::othello {

// The distance of a cell from the edge: 1 on it, N/2 in the centre.
template <int N>
constexpr int ring(int cell) {
  const int row = cell / N;
  const int column = cell % N;
  return 1 + std::min({row, column, N - 1 - row, N - 1 - column});
}

// Greater is better: the edge, then from ring 3 inwards, then ring 2.
template <int N>
constexpr int ring_merit(int cell) {
  const int at = ring<N>(cell);
  if (at == 1) return N / 2;
  return at == 2 ? 1 : N / 2 + 2 - at;
}

template <class G>
inline constexpr bool kIsOthello = false;
template <int N>
inline constexpr bool kIsOthello<Othello<N>> = true;

template <class G>
concept AnyOthello = kIsOthello<G>;

// The first of the greatest merit in the paper's order.
template <AnyOthello G, class Merit>
Choice<G> greedy(const Task<G>& task, Merit&& merit) {
  MovesOf<G> moves;
  task.rules.legal_moves(task.state, moves);
  std::vector<Candidate<G>> candidates;
  const int side = sign(task.rules.turn(task.state));
  for (const Move move : moves) {
    const int found = move == G::kPass ? 0 : merit(move);
    candidates.push_back({move, static_cast<double>(side * found)});
  }
  constexpr int kSize = G::kSize;
  const auto scan = [](Move move) { return move.cell % kSize * kSize + move.cell / kSize; };
  std::sort(candidates.begin(), candidates.end(), [&](const auto& a, const auto& b) {
    if (a.value != b.value) return side * (a.value - b.value) > 0;
    return scan(a.move) < scan(b.move);
  });
  Choice<G> choice;
  choice.move = candidates[0].move;
  choice.value = candidates[0].value;
  choice.nodes = moves.size();
  choice.depth = 1;
  choice.line = {choice.move};
  choice.candidates = std::move(candidates);
  return choice;
}

// The agent's own measure on the board, move by move.
template <AnyOthello G, class Merit>
BoardMap merit_map(const Task<G>& task, std::string_view name, Merit&& merit) {
  BoardMap map{std::string(name), {}};
  MovesOf<G> moves;
  task.rules.legal_moves(task.state, moves);
  for (const Move move : moves) {
    if (move == G::kPass) continue;
    map.values.push_back({task.rules.to_text(move), static_cast<double>(merit(move))});
  }
  return map;
}

struct GreedyCount {
  static constexpr std::string_view kName = "greedy-count";
  static constexpr std::string_view kSummary = "the move that turns most discs (the paper's)";

  template <AnyOthello G>
  class For {
   public:
    using Options = NoOptions;
    static Budget fallback() { return {}; }
    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) { return greedy(task, flips(task)); }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the most discs turned";
      explanation.maps = {merit_map(task, "flips", flips(task))};
    }

   private:
    static auto flips(const Task<G>& task) {
      return [&task](Move move) {
        return count(G::B::flips(task.state.own, task.state.enemy, move.cell));
      };
    }
  };
};

struct GreedyPosition {
  static constexpr std::string_view kName = "greedy-position";
  static constexpr std::string_view kSummary =
      "the move on the best ring: edge, ring 3, centre, ring 2 (the paper's)";

  template <AnyOthello G>
  class For {
   public:
    using Options = NoOptions;
    static Budget fallback() { return {}; }
    For(const G&, const Options&) {}

    Choice<G> choose(const Task<G>& task) {
      return greedy(task, [](Move move) { return ring_merit<G::kSize>(move.cell); });
    }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the best ring: the edge, then from ring 3 inwards, then ring 2";
      explanation.maps = {
          merit_map(task, "ring", [](Move move) { return ring<G::kSize>(move.cell); }),
          merit_map(task, "merit", [](Move move) { return ring_merit<G::kSize>(move.cell); })};
    }
  };
};

}  // namespace papan::othello
