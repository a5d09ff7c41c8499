#include "games/brick/rules/builder.hpp"

#include <cmath>

namespace papan::brick {
namespace {

constexpr int kHalfOfCells = kColumns * kRows / 2;

Brick of_one_colour(int colour) {
  const auto cell = static_cast<std::uint8_t>(colour);
  return {cell, cell, cell};
}

}  // namespace

Builder::Builder(const BuilderWeights& weights, int colours)
    : weights_(weights),
      crystal_(weights.crystal),
      detonator_(static_cast<float>(weights.crystal[kDetonator])),
      colours_(colours) {
  for (int cells = kHalfOfCells; cells <= kColumns * kRows; ++cells) {
    const double tens = (cells - kHalfOfCells) / 10.0;
    crowding_[static_cast<std::size_t>(cells)] = static_cast<float>(weights.crowding * tens * tens);
  }
}

// With the brick in each column, before anything dissolves. The board is lent.
std::array<float, kColumns> Builder::shapes_with(const Brick& brick, SwiftBoard& board) const {
  std::array<float, kColumns> shapes{};
  for (int column = 0; column < kColumns; ++column) {
    if (!board.fits(column)) continue;
    board.add(column, brick);
    shapes[static_cast<std::size_t>(column)] = shape(board);
    board.remove(column, brick);
  }
  return shapes;
}

// `after` has the value of the board with the brick but for the brick's pairs. The brick is
// put on the board and taken away again; only what dissolves is played on a copy.
void Builder::place(Move move, const Brick& brick, SwiftBoard& board, Afterstate& after) const {
  for (int i = kBrickCells - 1; i >= 0; --i) {
    const int colour = brick[static_cast<std::size_t>(i)];
    after.value += crystal_.of_cell(board, move.column, colour);
    board.add(move.column, colour);
  }
  if (board.run_through(move.column, brick)) {
    SwiftBoard settled = board;
    after.points = settled.settle();
    after.value = value(settled);
  }
  board.remove(move.column, brick);
}

void Builder::expand(const SwiftBoard& board, const Brick& brick, Afterstates& found) const {
  found.clear();
  SwiftBoard lent = board;
  const float pairs = crystal_.of_pairs(board);
  const auto shapes = shapes_with(brick, lent);
  const int rotations = brick[0] == brick[1] && brick[1] == brick[2] ? 1 : 3;
  for (int rotation = 0; rotation < rotations; ++rotation) {
    const Brick turned = rotated(brick, rotation);
    for (int column = 0; column < kColumns; ++column) {
      if (!board.fits(column)) continue;
      Afterstate after{{static_cast<std::uint8_t>(rotation), static_cast<std::uint8_t>(column)}};
      after.value = pairs + shapes[static_cast<std::size_t>(column)];
      place(after.move, turned, lent, after);
      found.push(after);
    }
  }
}

Score Builder::detonation(SwiftBoard board) const {
  if (board.height(kShaft) == kRows) return 0;
  Score most = 0;
  for (int colour = 0; colour < colours_; ++colour) {
    board.add(kShaft, colour);
    if (board.run_through(kShaft, of_one_colour(colour))) {
      SwiftBoard settled = board;
      most = std::max(most, settled.settle());
    }
    board.remove(kShaft, colour);
  }
  return most;
}

void Builder::refine(const SwiftBoard& board, const Brick& brick, Afterstates& found) const {
  if (detonator_ == 0) return;
  for (Afterstate& after : found) {
    SwiftBoard settled = board;
    settled.drop(after.move.column, rotated(brick, after.move.rotation));
    after.besides = detonator_ * std::sqrt(static_cast<float>(detonation(settled)));
  }
}

}  // namespace papan::brick
