// Valuation: who tells what a board is worth beyond its points, for all placements of a brick
// at once.
//
// Learned values (values.hpp) and the builder (builder.hpp) are such; a look ahead
// (games/brick/play/foresight.hpp) works with either. Tested by what they are used for.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "core/inline_list.hpp"
#include "games/brick/rules/brick.hpp"
#include "games/brick/rules/swift_board.hpp"

namespace papan::brick {

// A way to place the brick in hand.
struct Afterstate {
  Move move;
  Score points = 0;
  float sum = 0;          // the crystal's
  float value = 0;        // without the points
  float besides = 0;      // what is asked of the brick in hand alone
  std::uint8_t fuse = 0;  // bucket of its fuse, where the value counts that

  [[nodiscard]] double total() const { return static_cast<double>(points) + value + besides; }
};
using Afterstates = InlineList<Afterstate, kColumns * 3>;

inline const Afterstate& best_of(const Afterstates& all) {
  return *std::max_element(all.begin(), all.end(), [](const Afterstate& a, const Afterstate& b) {
    return a.total() < b.total();
  });
}

// How many bricks a look ahead may expand: in a whole game, which takes some seven seconds, and
// for one brick of a short game.
struct Looks {
  int of_game = 0;
  int of_brick = 0;
};

class Valuation {
 public:
  virtual ~Valuation() = default;

  [[nodiscard]] virtual int colours() const = 0;
  // As a decision's note has it: "by ...".
  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual Looks looks() const = 0;

  // Every placement that can make a difference, rotation by rotation. Rotations of three
  // equal cells are one.
  virtual void expand(const SwiftBoard& board, const Brick& brick, Afterstates& found) const = 0;

  // Adds to placements of the brick in hand what is too dear to be asked of all.
  virtual void refine(const SwiftBoard& board, const Brick& brick, Afterstates& found) const = 0;
  // The same of answers to a next brick after this placement, asking less.
  virtual void refine_answers(const SwiftBoard& board, const Brick& brick, const Afterstate& before,
                              Afterstates& answers) const = 0;

  // The placements of the brick in hand.
  void weigh(const SwiftBoard& board, const Brick& brick, Afterstates& found) const {
    expand(board, brick, found);
    refine(board, brick, found);
  }

 protected:
  Valuation() = default;
  Valuation(const Valuation&) = default;
  Valuation(Valuation&&) = default;
  Valuation& operator=(const Valuation&) = default;
  Valuation& operator=(Valuation&&) = default;
};

}  // namespace papan::brick
