// `best` for the Adjacency Strategy Game: negascout with the outlook on marks,
// perfect once all subsets of the empty cells can be valued, with levels.
//
// A level sets how deep it looks, from how many empty cells on it plays
// perfectly, and how blurred its judgement is: low levels see the value of each
// move through noise. A budget given by the seat or the decision replaces the
// level's depth. At full strength the second mover on an even board has a safety
// net: where the half turn of the first mover's last move is sure not to lose
// (theorem 2, docs/games/adjacency.md), it is played unless the search sees more. Levels are
// monotone: tests/slow/levels_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "agents/agent.hpp"
#include "agents/blur.hpp"
#include "agents/common_options.hpp"
#include "games/adjacency/play/exact.hpp"
#include "games/adjacency/rules/evaluation.hpp"
#include "search/negascout.hpp"

namespace papan::adjacency {

struct Level {
  int depth;
  int exact_cells;
  double noise;  // marks, standard deviation
};

inline constexpr std::array<Level, 10> kLevels = {{
    {1, 0, 25},
    {1, 0, 11},
    {1, 0, 5},
    {1, 2, 3.4},
    {1, 4, 2.3},
    {1, 6, 1.6},
    {2, 8, 1.4},
    {2, 10, 0.8},
    {3, 14, 0.4},
    {6, 22, 0},
}};

// The reply after which no two opposite cells are both the first mover's, and
// cells are empty only together with their opposites: the second mover can keep
// it so to the end, and so cannot lose.
template <AnyAdjacency G>
std::optional<Move> balancing_reply(const G& rules, const StateOf<G>& state) {
  using B = typename G::B;
  const int size = rules.parameters().size;
  if (size % 2 != 0 || state.side != Turn::kSecond) return {};
  const auto empty = G::empty(state);
  const auto alone = empty & ~B::turned(empty, size);
  if (count(alone) != 1) return {};
  const Move reply{static_cast<std::uint8_t>(lowest(alone))};
  auto after = state;
  rules.play(after, reply);
  if ((after.own & B::turned(after.own, size)) != 0) return {};
  return reply;
}

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have, with levels 1 to 10";

  template <AnyAdjacency G>
  class For {
   public:
    using Options = LevelOptions;

    static Budget fallback() { return {}; }

    For(const G& rules, const Options& options)
        : level_(kLevels[static_cast<std::size_t>(options.level - 1)]),
          table_(static_cast<std::size_t>(level_.depth > 2 ? options.hash : 1)),
          filling_(rules) {}

    Choice<G> choose(const Task<G>& task) {
      const Stopwatch watch;
      Task<G> search = task;
      Budget& budget = search.request.budget;
      const int cells = budget.unlimited() ? level_.exact_cells : affordable_cells(budget);
      if (auto perfect = filling_.choose(task, cells)) return *perfect;
      if (budget.unlimited()) budget.depth = level_.depth;
      if (budget.seconds > 0) {
        budget.seconds = std::max(kLeastSeconds, budget.seconds - watch.seconds());
      }
      const bool sharp = level_.noise == 0;
      Choice<G> choice = Negascout<G, Outlook<G::kSize>>(
                             search, table_, sharp ? RootValues::kBest : RootValues::kAll)
                             .run();
      return sharp ? secured(choice, task) : blurred(std::move(choice), level_.noise, task);
    }

   private:
    static constexpr double kLeastSeconds = 0.001;
    static constexpr double kWorthTheRisk = 1;  // marks

    // The balancing reply, unless the search promises more than the draw that it secures.
    Choice<G> secured(Choice<G> choice, const Task<G>& task) const {
      const double gain = sign(task.state.side) * choice.value;
      if (gain > (choice.exact ? 0 : kWorthTheRisk)) return choice;
      const auto reply = balancing_reply(task.rules, task.state);
      if (!reply) return choice;
      choice.move = *reply;
      choice.value = 0;
      choice.line = {*reply};
      // The second mover gets at least a draw, which is no more than one for First.
      std::erase_if(choice.candidates, [&](const auto& one) { return one.move == *reply; });
      const Bound bound = choice.exact ? Bound::kExact : Bound::kAtMost;
      choice.candidates.insert(choice.candidates.begin(), {*reply, 0, bound, true});
      choice.note = "the half turn of the last move cannot lose";
      return choice;
    }

    Level level_;
    TranspositionTable table_;
    FillingPlay<G> filling_;
  };
};

}  // namespace papan::adjacency
