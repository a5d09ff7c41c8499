// `greedy-count` and `greedy-position`: the agents of the Othello paper.
//
// Count takes the most flips; position takes the best ring: the edge, then ring 3,
// then the centre, and last ring 2, next to the edge. The paper has a loop over P.x
// and P.y from 1 to 8 that keeps the greatest, and neither tells which of the two is
// the outer loop nor which of equals is kept: both are options. By themselves they
// scan column by column, each from the top, and keep the first. Values of the
// candidates are in the agent's own measure, signed for First.
// Tested in tests/agents/othello_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdlib>
#include <vector>

#include "agents/agent.hpp"
#include "core/options.hpp"
#include "games/othello/rules/othello.hpp"

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

enum class Tie { kFirst, kLast, kRandom };
enum class Scan { kColumns, kRows };

// Where the paper leaves a choice.
struct GreedyOptions {
  Tie tie = Tie::kFirst;
  Scan scan = Scan::kColumns;

  static OptionTable<GreedyOptions> describe() {
    return OptionTable<GreedyOptions>{}
        .choice("tie", &GreedyOptions::tie, {"first", "last", "random"},
                "which of equally good moves is played, in the order of the scan")
        .choice("scan", &GreedyOptions::scan, {"columns", "rows"},
                "the order in which the cells are looked at");
  }
};

// The place of a cell in the scan, from 0.
template <int N>
constexpr int place_in_scan(Scan scan, int cell) {
  return scan == Scan::kColumns ? cell % N * N + cell / N : cell;
}

// Best first, equals as the tie has them; a random tie puts any of the best in front.
template <AnyOthello G>
void rank(std::vector<Candidate<G>>& candidates, const GreedyOptions& options, Rng& rng) {
  const auto place = [&](const Candidate<G>& one) {
    const int at = place_in_scan<G::kSize>(options.scan, one.move.cell);
    return options.tie == Tie::kLast ? -at : at;
  };
  std::sort(candidates.begin(), candidates.end(), [&](const auto& a, const auto& b) {
    if (a.value != b.value) return std::abs(a.value) > std::abs(b.value);
    return place(a) < place(b);
  });
  if (options.tie != Tie::kRandom) return;
  const auto equals = std::count_if(candidates.begin(), candidates.end(), [&](const auto& one) {
    return one.value == candidates[0].value;
  });
  std::swap(candidates[0], candidates[rng.below(static_cast<std::uint32_t>(equals))]);
}

// One of the greatest merit.
template <AnyOthello G, class Merit>
Choice<G> greedy(const Task<G>& task, const GreedyOptions& options, Merit&& merit) {
  MovesOf<G> moves;
  task.rules.legal_moves(task.state, moves);
  std::vector<Candidate<G>> candidates;
  const int side = sign(task.rules.turn(task.state));
  for (const Move move : moves) {
    const int found = move == G::kPass ? 0 : merit(move);
    candidates.push_back({move, static_cast<double>(side * found)});
  }
  rank(candidates, options, task.request.rng);
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
    using Options = GreedyOptions;
    static Budget fallback() { return {}; }
    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) { return greedy(task, options_, flips(task)); }

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

    Options options_;
  };
};

struct GreedyPosition {
  static constexpr std::string_view kName = "greedy-position";
  static constexpr std::string_view kSummary =
      "the move on the best ring: edge, ring 3, centre, ring 2 (the paper's)";

  template <AnyOthello G>
  class For {
   public:
    using Options = GreedyOptions;
    static Budget fallback() { return {}; }
    For(const G&, const Options& options) : options_(options) {}

    Choice<G> choose(const Task<G>& task) {
      return greedy(task, options_, [](Move move) { return ring_merit<G::kSize>(move.cell); });
    }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "the best ring: the edge, then from ring 3 inwards, then ring 2";
      explanation.maps = {
          merit_map(task, "ring", [](Move move) { return ring<G::kSize>(move.cell); }),
          merit_map(task, "merit", [](Move move) { return ring_merit<G::kSize>(move.cell); })};
    }

   private:
    Options options_;
  };
};

}  // namespace papan::othello
