// The solution of Ntil on 5x5: all positions that can be reached, by retrograde
// analysis, as a table that knows the value and the distance of each.
//
// A position is numbered in base 5, point by point, as the side to move sees it:
// black's view is turned by half a turn, and of two mirror images the smaller
// number counts. White wins in 23 plies; tests/slow/ntil_solution_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "agents/solved_table.hpp"
#include "game/task.hpp"
#include "games/ntil/rules/family.hpp"

namespace papan::ntil {

struct Codec {
  static std::uint32_t encode(const SmallNtil& rules, const State<std::uint64_t>& state);
  static State<std::uint64_t> decode(const SmallNtil& rules, std::uint32_t code);
};

class Solution {
 public:
  // Is there a solution for these rules at all?
  static bool exists_for(const SmallNtil& rules) {
    return rules.parameters().board == BoardId::k5x5;
  }

  // The table from the cache, if it is there.
  static std::shared_ptr<const Solution> cached(const SmallNtil& rules);

  // What ends the solving: it takes half a minute and 700 MB.
  struct Patience {
    double seconds = 0;  // 0: as long as it takes
    std::stop_token stop;
  };

  // From the cache, or solved now and kept there; null when it was ended before.
  static std::shared_ptr<const Solution> made(const SmallNtil& rules, const Patience& patience);

  explicit Solution(SolvedTable table) : table_(std::move(table)) {}

  [[nodiscard]] std::size_t positions() const { return table_.size(); }

  // For the side to move; none for positions that the game cannot reach.
  [[nodiscard]] std::optional<Verdict8> verdict(const SmallNtil& rules,
                                                const State<std::uint64_t>& state) const;

  // The best move with its value and line; none where a verdict is missing.
  [[nodiscard]] std::optional<Choice<SmallNtil>> choose(const SmallNtil& rules,
                                                        const State<std::uint64_t>& state) const;

 private:
  using State = SmallNtil::State;

  [[nodiscard]] std::vector<SmallNtil::Move> line(const SmallNtil& rules, State state) const;
  [[nodiscard]] std::optional<std::vector<std::pair<int, SmallNtil::Move>>> ranked(
      const SmallNtil& rules, const State& state) const;

  SolvedTable table_;
};

}  // namespace papan::ntil
