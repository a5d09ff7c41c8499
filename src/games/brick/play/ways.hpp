// Ways: quick ways to play a game of Colour Brick to its end, so that what a board makes with the
// bricks that are left can be told by trying.
//
// One is the thesis's: build by its evaluation, take the points at the end. The other is what
// `best` does in long games, without its look ahead: points and the value of the board, and a
// policy that brings a high board down where there is one. A few microseconds a brick.
// Tested in tests/agents/brick_finish_test.cpp.
#pragma once

#include "games/brick/play/survival.hpp"
#include "games/brick/rules/swift_board.hpp"
#include "games/brick/rules/thesis_sum.hpp"
#include "games/brick/rules/valuation.hpp"

namespace papan::brick {

class Way {
 public:
  // What a placement is worth in this way's eyes.
  struct Worth {
    Move move;
    double worth = 0;
  };
  using Worths = InlineList<Worth, kColumns * 3>;

  virtual ~Way() = default;
  // Of all placements, rotation by rotation. `left` counts this brick, which fits somewhere.
  virtual void weigh(const SwiftBoard& board, const Brick& brick, int left, Worths& all) const = 0;
  // The first of the greatest.
  [[nodiscard]] Move place(const SwiftBoard& board, const Brick& brick, int left) const;
};

class ThesisWay final : public Way {
 public:
  explicit ThesisWay(const Policy& policy) : policy_(policy), sum_(policy.weights) {}
  void weigh(const SwiftBoard& board, const Brick& brick, int left, Worths& all) const override;

 private:
  Policy policy_;
  ThesisSum sum_;
};

class LongGameWay final : public Way {
 public:
  // `values` must outlive it.
  LongGameWay(const Valuation& values, const Survival& survival)
      : values_(values), from_(survival.from), survive_(survival.policy) {}
  void weigh(const SwiftBoard& board, const Brick& brick, int left, Worths& all) const override;
  // The board is so high that the policy takes over.
  [[nodiscard]] bool survives(const SwiftBoard& board) const { return board.cells() >= from_; }

 private:
  const Valuation& values_;
  int from_;
  ThesisWay survive_;
};

// Rotations of three equal cells are one.
inline int distinct_rotations(const Brick& brick) {
  return brick[0] == brick[1] && brick[1] == brick[2] ? 1 : 3;
}

// Calls visit(move, turned brick) for all that fits, rotation by rotation.
template <class Visit>
void for_each_placement(const SwiftBoard& board, const Brick& brick, Visit&& visit) {
  for (int rotation = 0; rotation < distinct_rotations(brick); ++rotation) {
    const Brick turned = rotated(brick, rotation);
    for (int column = 0; column < kColumns; ++column) {
      if (!board.fits(column)) continue;
      visit(Move{static_cast<std::uint8_t>(rotation), static_cast<std::uint8_t>(column)}, turned);
    }
  }
}

// The most points that a brick can make at once.
Score most_points(const SwiftBoard& board, const Brick& brick);

}  // namespace papan::brick
