// Restarts: how the budget of tempering is cut into runs, generation by generation.
//
// A ladder of walkers that goes on for long stays on the hills that it came to in its first
// million sequences. So about a third of the generations start from nothing, and the others from
// the best plans so far: first from four of them, then from two, at last from one. The runs of a
// generation are made side by side; where nodes are the budget, their number does not
// depend on the threads.
// Tested in tests/agents/collapse_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "game/budget.hpp"

namespace papan::collapse {

struct RunLength {
  double nodes = 1'000'000;
  double seconds = 2;  // about as long
};

class Restarts {
 public:
  // The budget has nodes or time.
  Restarts(const Budget& budget, int threads, const RunLength& length);

  [[nodiscard]] int generations() const { return generations_; }
  [[nodiscard]] std::size_t runs_at_once() const { return static_cast<std::size_t>(wide_); }

  // From how many plans the runs of a generation start; 0: from nothing.
  [[nodiscard]] int starts(int generation) const;

  // The budgets of its runs, when so much of the whole is spent.
  [[nodiscard]] std::vector<Budget> parts(int generation, std::uint64_t nodes,
                                          double seconds) const;

 private:
  Budget budget_;
  int wide_;
  int generations_;
  int far_;  // generations from nothing
};

}  // namespace papan::collapse
