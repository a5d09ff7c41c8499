// Foresight: the choice by learned values or by the builder, with a look at sampled next bricks.
//
// A placement is worth its points and the value of the board after it. The best few
// by that are compared on the same sampled next bricks, each answered in its best way: more
// samples tell more, and a budget of nodes or time may ask for more or fewer than the
// default, which depends on the game's length alone. Near the end of a game a promise is worth
// less than points. Tested in tests/agents/brick_values_test.cpp.
#pragma once

#include <algorithm>

#include "game/task.hpp"
#include "games/brick/rules/valuation.hpp"

namespace papan::brick {

// What part of a board's value counts with so many bricks left: a promise cannot be kept any
// more when the bricks are out.
double share_of_promise(int left);

class Foresight {
 public:
  // Of what is compared: `width` placements on `samples` next bricks.
  struct Effort {
    int width = 1;
    int samples = 0;
  };

  // `values` must outlive it.
  Foresight(const Valuation& values, const Parameters& parameters);
  Foresight(const Valuation& values, const Effort& effort);

  [[nodiscard]] const Effort& effort() const { return effort_; }
  // Looks no further than the placements themselves.
  void look_no_further() { effort_ = {}; }

  [[nodiscard]] Choice<ColourBrick> choose(const Task<ColourBrick>& task) const;

 private:
  struct Candidate;
  struct Search;

  [[nodiscard]] double worth(const Afterstate& after, int left) const;
  [[nodiscard]] double best_answer(const Afterstate& before, const SwiftBoard& board,
                                   const Brick& brick, int left) const;
  [[nodiscard]] Search search_of(const Task<ColourBrick>& task) const;
  [[nodiscard]] int samples_of(const Budget& budget, int width) const;
  void look_ahead(const Task<ColourBrick>& task, Search& search) const;

  const Valuation& values_;
  Effort effort_;
  ColourBrick::Outcomes bricks_;  // rotations being one
};

}  // namespace papan::brick
