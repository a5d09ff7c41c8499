// Builder: what a board is worth by the crystal that it builds, in points.
//
// The weighted features of a crystal round a shaft (crystal.hpp), and how crowded the board
// is: a few dozen numbers that CMA-ES finds for the look ahead that plays with them
// (games/brick/learn/builder.hpp). The detonator, which has to play what a cell in the shaft would
// set off, is asked of the placements of the brick in hand and not of the answers to next ones. The
// twins in tests/games/brick_builder_test.cpp are `evaluate` and `detonation`.
#pragma once

#include <array>

#include "games/brick/rules/crystal_sum.hpp"
#include "games/brick/rules/valuation.hpp"

namespace papan::brick {

struct BuilderWeights {
  Weights crystal{};    // of B, PH and C1 to DT, in points
  double crowding = 0;  // of the square of tens of cells beyond half a board

  friend bool operator==(const BuilderWeights&, const BuilderWeights&) = default;
};

class Builder final : public Valuation {
 public:
  Builder(const BuilderWeights& weights, int colours);

  [[nodiscard]] const BuilderWeights& weights() const { return weights_; }
  [[nodiscard]] int colours() const override { return colours_; }
  [[nodiscard]] std::string_view name() const override { return "the builder"; }
  [[nodiscard]] Looks looks() const override { return {1'500'000, 400}; }

  void expand(const SwiftBoard& board, const Brick& brick, Afterstates& found) const override;
  // Adds the detonator's, besides.
  void refine(const SwiftBoard& board, const Brick& brick, Afterstates& found) const override;
  void refine_answers(const SwiftBoard&, const Brick&, const Afterstate&,
                      Afterstates&) const override {}

  // The value of a settled board, without the detonator's.
  [[nodiscard]] float value(const SwiftBoard& board) const {
    return crystal_.of_pairs(board) + shape(board);
  }
  // What crowding adds for so many cells.
  [[nodiscard]] float crowding(int cells) const {
    return crowding_[static_cast<std::size_t>(cells)];
  }
  // The most points that one cell in the shaft would make.
  [[nodiscard]] Score detonation(SwiftBoard board) const;

 private:
  [[nodiscard]] float shape(const SwiftBoard& board) const {
    return crystal_.of_shape(board) + crowding(board.cells());
  }
  [[nodiscard]] std::array<float, kColumns> shapes_with(const Brick& brick,
                                                        SwiftBoard& board) const;
  void place(Move move, const Brick& brick, SwiftBoard& board, Afterstate& after) const;

  BuilderWeights weights_;
  CrystalSum crystal_;
  std::array<float, kColumns * kRows + 1> crowding_{};  // by the count of cells
  float detonator_;
  int colours_;
};

}  // namespace papan::brick
