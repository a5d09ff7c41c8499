// `exact`: perfect play in the Adjacency Strategy Game, as far as the budget goes.
//
// When every empty cell will be filled and there are at most 28, the programme
// over subsets (games/adjacency/play/filling.hpp) values all that can still happen;
// its table serves the rest of the game. Else negascout looks to the end.
// Tested in tests/agents/adjacency_exact_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "agents/agent.hpp"
#include "agents/job_table.hpp"
#include "games/adjacency/play/filling.hpp"
#include "games/adjacency/rules/evaluation.hpp"
#include "search/candidates.hpp"
#include "search/negascout.hpp"

namespace papan::adjacency {

// How many empty cells can be valued in all subsets within a budget: a set is a
// node, and takes three nanoseconds or so.
inline int affordable_cells(const Budget& budget) {
  constexpr double kSecondsPerSet = 4e-9;
  constexpr double kShareOfTime = 0.6;  // the rest is for a search, should this fail
  double cells = kMostFillingCells;
  if (budget.depth != 0) cells = std::min<double>(cells, budget.depth);
  if (budget.nodes != 0) cells = std::min(cells, std::log2(static_cast<double>(budget.nodes)));
  if (budget.seconds > 0) {
    cells = std::min(cells, std::log2(kShareOfTime * budget.seconds / kSecondsPerSet));
  }
  return static_cast<int>(cells);
}

// Play by the table of all subsets, where it applies.
template <AnyAdjacency G>
class FillingPlay {
 public:
  using Bits = typename G::Bits;
  using Table = Filling<G::kSize>;

  explicit FillingPlay(const G& rules = G())
      : table_(Extent<G::kSize>::of(rules.parameters().size).cells()) {}

  // Perfect play when all `task.state` leaves empty will be filled and is at most
  // `most_cells`, or is known from an earlier move; nothing when the clock or the
  // stop ended it.
  std::optional<Choice<G>> choose(const Task<G>& task, int most_cells) {
    const Bits empty = G::empty(task.state);
    const int cells = count(empty);
    if (cells != task.state.plies_left) return {};
    std::uint64_t sets = 0;
    if (!table_.covers(empty)) {
      if (cells > most_cells) return {};
      Meter meter(task.request);
      table_.solve(empty, [&] { return meter.poll(); });
      if (!table_.covers(empty)) return {};
      sets = std::uint64_t{1} << cells;
    }
    Choice<G> choice = report(task.state);
    choice.nodes = sets;
    return choice;
  }

 private:
  [[nodiscard]] Choice<G> report(const StateOf<G>& state) const {
    const Bits empty = G::empty(state);
    Choice<G> choice;
    choice.candidates = candidates(state);
    choice.move = choice.candidates[0].move;
    choice.value = choice.candidates[0].value;
    choice.depth = count(empty);
    set_exact(choice);
    for (Bits left = empty; left != 0; left ^= bit<Bits>(choice.line.back().cell)) {
      choice.line.push_back(best(left));
    }
    choice.note = fmt::format("perfect play, from all subsets of {} empty cells", choice.depth);
    return choice;
  }

  // Values are in marks for First: what is settled, and what is still to be won.
  [[nodiscard]] std::vector<Candidate<G>> candidates(const StateOf<G>& state) const {
    const Bits empty = G::empty(state);
    const Bits settled = Tally<G::kSize>(empty).none();
    const int margin = count(state.own & settled) - count(state.enemy & settled);
    std::vector<Candidate<G>> found;
    for_each_bit(empty, [&](int cell) {
      found.push_back({Move{static_cast<std::uint8_t>(cell)},
                       static_cast<double>(sign(state.side) * (margin + worth(empty, cell)))});
    });
    rank_for(state.side, found);
    return found;
  }

  [[nodiscard]] int worth(Bits empty, int cell) const {
    return table_.gain(empty, cell) - table_.value(empty ^ bit<Bits>(cell));
  }

  [[nodiscard]] Move best(Bits empty) const {
    Move found{static_cast<std::uint8_t>(lowest(empty))};
    for_each_bit(empty, [&](int cell) {
      if (worth(empty, cell) > worth(empty, found.cell))
        found.cell = static_cast<std::uint8_t>(cell);
    });
    return found;
  }

  Table table_;
};

struct Exact {
  static constexpr std::string_view kName = "exact";
  static constexpr std::string_view kSummary =
      "perfect play: all subsets of the empty cells where all get filled, else search to the end";

  template <AnyAdjacency G>
  class For {
   public:
    struct Options {
      int hash = 64;

      static OptionTable<Options> describe() {
        return OptionTable<Options>{}.megabytes("hash", &Options::hash, {1, 4096},
                                                "megabytes for known positions");
      }
    };

    static Budget fallback() { return {.nodes = 2'000'000}; }
    static Options solver_options() { return {.hash = 256}; }

    For(const G& rules, const Options& options) : memory_(options.hash), filling_(rules) {}

    Choice<G> choose(const Task<G>& task) {
      const int cells = affordable_cells(task.request.budget);
      if (auto choice = filling_.choose(task, cells)) return *choice;
      return Negascout<G, Outlook<G::kSize>>(task, memory_.table_for(task.request.budget)).run();
    }

   private:
    JobTable memory_;
    FillingPlay<G> filling_;
  };
};

}  // namespace papan::adjacency
