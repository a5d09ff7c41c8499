#include "games/brick/rules/values.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace papan::brick {
namespace {

// The lowest row is a band of its own, as fuses are there.
constexpr std::array<std::uint8_t, Slices::kStarts> kBandOfRow = {0, 1, 1, 2, 2, 2, 3, 3, 3,
                                                                  4, 4, 4, 5, 5, 5, 6, 6, 6};

// Rows from here on have empty windows round this column only.
int end_of_windows(const SwiftBoard& board, int column) {
  const int highest =
      std::max({board.height(column - 1), board.height(column), board.height(column + 1)});
  return std::min(highest, Slices::kStarts);
}

constexpr float kFuseRoot = 12;  // a bucket by the root of the points

bool is_better(const Afterstate& a, const Afterstate& b) {
  return a.total() > b.total();
}

// Brings to the front the placements that are asked for their fuse; how many these are.
std::size_t few_first(Afterstates& found) {
  constexpr std::size_t kFew = 4;
  std::size_t few = std::min(kFew, found.size());
  std::partial_sort(found.begin(), found.begin() + few, found.end(), is_better);
  for (std::size_t i = few; i < found.size(); ++i) {
    if (found[i].move.column == kShaft) std::swap(found[few++], found[i]);
  }
  return few;
}

}  // namespace

std::uint8_t fuse_bucket(float worth) {
  return static_cast<std::uint8_t>(
      std::min(static_cast<int>(std::sqrt(worth) / kFuseRoot), kFuseBuckets - 1));
}

float worth_of_fuse_bucket(int bucket) {
  const float root = kFuseRoot * (static_cast<float>(bucket) + 0.5F);
  return root * root;
}

struct Values::Base {
  SwiftBoard board;
  Slices slices;
  int stage;              // of the board with the brick
  float pairs;            // the crystal's
  float windows_sum = 0;  // at that stage
  std::array<std::array<float, Slices::kStarts>, kColumns> windows{};
};

Values::Values(ValueTables tables, int colours)
    : tables_(std::move(tables)),
      crystal_(tables_.crystal),
      windows_(&Windows::of(colours)),
      colours_(colours) {}

std::size_t Values::bucket_of(float sum) const {
  const float number = (sum - tables_.lowest_sum) / tables_.bucket;
  return static_cast<std::size_t>(std::clamp(number, 0.0F, float{kSumBuckets - 1}));
}

std::uint32_t Values::place(int stage, int column, int row, int pattern) const {
  const int band = kBandOfRow[static_cast<std::size_t>(row)];
  const int table = (stage * kColumns + column) * kValueBands + band;
  return static_cast<std::uint32_t>(table) * kWindowPatterns + static_cast<std::uint32_t>(pattern);
}

Slices Values::slices_of(const SwiftBoard& board) const {
  Slices slices;
  for (int column = 0; column < kColumns; ++column) {
    std::array<std::uint8_t, kRows> cells{};
    for (int colour = 0; colour < colours_; ++colour) {
      for (std::uint32_t left = board.plane(colour, column); left != 0; left &= left - 1) {
        cells[static_cast<std::size_t>(std::countr_zero(left))] =
            static_cast<std::uint8_t>(colour + 1);
      }
    }
    auto& own = slices.columns[static_cast<std::size_t>(column + 1)];
    for (std::size_t row = 0; row < Slices::kStarts; ++row) {
      own[row] = windows_->slice(cells[row], cells[row + 1], cells[row + 2]);
    }
  }
  return slices;
}

template <class Visit>
void Values::for_each_window(const SwiftBoard& board, const Slices& slices, Visit&& visit) const {
  for (int column = 0; column < kColumns; ++column) {
    const auto* own = &slices.columns[static_cast<std::size_t>(column + 1)];
    const int end = end_of_windows(board, column);
    for (int row = 0; row < end; ++row) {
      const auto at = static_cast<std::size_t>(row);
      visit(column, row, windows_->pattern(own[0][at], own[-1][at], own[1][at]));
    }
  }
}

void Values::window_places(const SwiftBoard& board, Places& places) const {
  const int stage = value_stage(board.cells());
  places.clear();
  for_each_window(board, slices_of(board), [&](int column, int row, int pattern) {
    places.push(place(stage, column, row, pattern));
  });
}

float Values::small_value(const SwiftBoard& board, float sum) const {
  const auto stage = static_cast<std::size_t>(value_stage(board.cells()));
  float total = tables_.counts[static_cast<std::size_t>(board.cells())] +
                tables_.sums[sum_band(board.cells())][bucket_of(sum)];
  for (int column = 0; column < kColumns; ++column) {
    const auto at = static_cast<std::size_t>(column);
    total += tables_.heights[stage][at][static_cast<std::size_t>(board.height(column))];
    if (column > 0) total += tables_.steps[stage][at][step_at(board, column)];
  }
  return total;
}

float Values::value(const SwiftBoard& board, float sum) const {
  const int stage = value_stage(board.cells());
  float total = 0;
  for_each_window(board, slices_of(board), [&](int column, int row, int pattern) {
    total += tables_.windows[place(stage, column, row, pattern)];
  });
  return tables_.offset + sum + total + small_value(board, sum);
}

Values::Base Values::base_of(const SwiftBoard& board) const {
  Base base{board, slices_of(board), value_stage(board.cells() + kBrickCells),
            crystal_.of_pairs(board)};
  for_each_window(board, base.slices, [&](int column, int row, int pattern) {
    const float weight = tables_.windows[place(base.stage, column, row, pattern)];
    base.windows[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] = weight;
    base.windows_sum += weight;
  });
  return base;
}

// All windows after a drop that dissolves nothing: from two rows below the brick to its
// highest cell those round its column and its neighbours change.
float Values::windows_after(const Base& base, int column, const Brick& brick) const {
  const int height = base.board.height(column) - kBrickCells;  // before the drop
  const auto* own = &base.slices.columns[static_cast<std::size_t>(column + 1)];
  std::array<int, 7> cells{};  // from two rows below the brick to two above
  for (int i = 1; i <= std::min(height, 2); ++i) {
    const int below = height - i;
    cells[static_cast<std::size_t>(2 - i)] =
        windows_->lowest(own[0][static_cast<std::size_t>(below)]);
  }
  for (std::size_t i = 0; i < kBrickCells; ++i) cells[4 - i] = brick[i] + 1;
  float change = 0;
  const int end = std::min(height + kBrickCells, int{Slices::kStarts});
  for (int row = std::max(0, height - 2); row < end; ++row) {
    const auto at = static_cast<std::size_t>(row);
    const auto first = static_cast<std::size_t>(row - height + 2);
    const Slice fresh = windows_->slice(cells[first], cells[first + 1], cells[first + 2]);
    const auto add = [&](int middle, Slice slice, Slice left, Slice right) {
      const int pattern = windows_->pattern(slice, left, right);
      change += tables_.windows[place(base.stage, middle, row, pattern)] -
                base.windows[static_cast<std::size_t>(middle)][at];
    };
    add(column, fresh, own[-1][at], own[1][at]);
    if (column > 0) add(column - 1, own[-1][at], own[-2][at], fresh);
    if (column + 1 < kColumns) add(column + 1, own[1][at], fresh, own[2][at]);
  }
  return base.windows_sum + change;
}

// The brick is put on the base's board and taken away again; only what dissolves is
// played on a copy.
void Values::add_placement(Base& base, Move move, const Brick& brick, Afterstates& found) const {
  SwiftBoard& board = base.board;
  const int column = move.column;
  float pairs = base.pairs;
  for (int i = kBrickCells - 1; i >= 0; --i) {
    const int colour = brick[static_cast<std::size_t>(i)];
    pairs += crystal_.of_cell(board, column, colour);
    board.add(column, colour);
  }
  Afterstate after{move};
  if (board.run_through(column, brick)) {
    SwiftBoard settled = board;
    after.points = settled.settle();
    after.sum = crystal_sum(settled);
    after.value = value(settled, after.sum);
  } else {
    after.sum = pairs + crystal_.of_shape(board);
    after.value = tables_.offset + after.sum + windows_after(base, column, brick) +
                  small_value(board, after.sum);
  }
  board.remove(column, brick);
  found.push(after);
}

void Values::expand(const SwiftBoard& board, const Brick& brick, Afterstates& found) const {
  found.clear();
  Base base = base_of(board);
  const int rotations = brick[0] == brick[1] && brick[1] == brick[2] ? 1 : 3;
  for (int rotation = 0; rotation < rotations; ++rotation) {
    const Brick turned = rotated(brick, rotation);
    for (int column = 0; column < kColumns; ++column) {
      if (!board.fits(column)) continue;
      add_placement(base, {static_cast<std::uint8_t>(rotation), static_cast<std::uint8_t>(column)},
                    turned, found);
    }
  }
}

float Values::add_fuse(const SwiftBoard& board, const Brick& brick, Afterstate& one) const {
  SwiftBoard settled = board;
  settled.drop(one.move.column, rotated(brick, one.move.rotation));
  one.fuse = fuse_bucket(fuse_worth(settled, tables_.wait));
  const float added = tables_.fuses[sum_band(settled.cells())][one.fuse];
  one.value += added;
  return added;
}

void Values::refine(const SwiftBoard& board, const Brick& brick, Afterstates& found) const {
  if (tables_.wait == 0) return;
  const std::size_t few = few_first(found);
  float least = std::numeric_limits<float>::max();
  std::uint8_t fuse = 0;
  for (std::size_t i = 0; i < few; ++i) {
    const float added = add_fuse(board, brick, found[i]);
    if (added >= least) continue;
    least = added;
    fuse = found[i].fuse;
  }
  for (std::size_t i = few; i < found.size(); ++i) {
    found[i].value += least;
    found[i].fuse = fuse;
  }
}

void Values::refine_answers(const SwiftBoard& board, const Brick& brick, const Afterstate& before,
                            Afterstates& answers) const {
  if (tables_.wait == 0 || answers.empty()) return;
  Afterstate& best = *std::min_element(answers.begin(), answers.end(), is_better);
  const float same = tables_.fuses[sum_band(board.cells() + kBrickCells)][before.fuse];
  const float less = std::min(same, add_fuse(board, brick, best));
  for (Afterstate& one : answers) {
    if (&one != &best) one.value += one.points == 0 ? same : less;
  }
}

}  // namespace papan::brick
