// Values: what a board is worth beyond its points, as learnt by playing.
//
// The value of a board after a drop is an offset, the weighted features of a crystal
// (CrystalSum) and what tables add: one number for each 3x3 window by its pattern, column,
// band of rows and how full the board is, and numbers for heights, for steps between
// neighbouring columns, for the count of cells, and for the crystal's sum by the count of cells.
// A drop that dissolves nothing changes fifteen windows at most, so all placements of a
// brick are valued from the board before it. What the fuse is worth (fuse.hpp) enters by a
// table of its own, of the best few placements only. src/games/brick/learn/values.hpp learns the
// tables; a full sum is the twin of the incremental one in tests/games/brick_values_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/brick/rules/crystal_sum.hpp"
#include "games/brick/rules/fuse.hpp"
#include "games/brick/rules/valuation.hpp"
#include "games/brick/rules/windows.hpp"

namespace papan::brick {

inline constexpr int kValueStages = 4;  // of fifty cells
inline constexpr int kValueBands = 7;   // of rows
inline constexpr int kSumBands = 26;    // of eight cells
inline constexpr int kSumBuckets = 64;
inline constexpr int kFuseBuckets = 64;

constexpr int value_stage(int cells) {
  return cells < 150 ? cells / 50 : kValueStages - 1;
}

// All numbers are in points.
struct ValueTables {
  static constexpr std::size_t kWindows =
      std::size_t{kValueStages} * kColumns * kValueBands * kWindowPatterns;

  Weights crystal{};
  float offset = 0;
  float lowest_sum = 0;  // where the buckets of the crystal's sum begin
  float bucket = 1;      // width of one
  std::vector<float> windows = std::vector<float>(kWindows);
  std::array<std::array<std::array<float, kRows + 1>, kColumns>, kValueStages> heights{};
  std::array<std::array<std::array<float, 2 * kRows + 1>, kColumns>, kValueStages> steps{};
  std::array<float, kColumns * kRows + 1> counts{};
  std::array<std::array<float, kSumBuckets>, kSumBands> sums{};
  float wait = 0;  // what a brick's wait for the fuse costs; 0 where no fuse is asked for
  std::array<std::array<float, kFuseBuckets>, kSumBands> fuses{};
};

// Where a fuse of this worth stands in its table, and the worth in the middle of a bucket.
std::uint8_t fuse_bucket(float worth);
float worth_of_fuse_bucket(int bucket);

class Values final : public Valuation {
 public:
  Values(ValueTables tables, int colours);

  [[nodiscard]] int colours() const override { return colours_; }
  [[nodiscard]] std::string_view name() const override { return "learned values"; }
  // A look that asks for a fuse takes twice as long.
  [[nodiscard]] Looks looks() const override {
    return tables_.wait == 0 ? Looks{600'000, 200} : Looks{300'000, 100};
  }
  [[nodiscard]] const ValueTables& tables() const { return tables_; }
  [[nodiscard]] ValueTables& tables() { return tables_; }

  void expand(const SwiftBoard& board, const Brick& brick, Afterstates& found) const override;
  // Adds the fuse's of the best few, and of all in the shaft: that is where fuses are laid.
  // No other placement is worth more then than the best of them.
  void refine(const SwiftBoard& board, const Brick& brick, Afterstates& found) const override;
  // Asks the best one only; the others are taken to leave the fuse as it was, or to spoil it as
  // the best does where they dissolve something.
  void refine_answers(const SwiftBoard& board, const Brick& brick, const Afterstate& before,
                      Afterstates& answers) const override;

  // The crystal's sum, and the value of a board that has this one.
  [[nodiscard]] float crystal_sum(const SwiftBoard& board) const {
    return crystal_.of_pairs(board) + crystal_.of_shape(board);
  }
  [[nodiscard]] float value(const SwiftBoard& board, float sum) const;

  // The places in the tables that make up the value of a board, and what its fuse adds.
  using Places = InlineList<std::uint32_t, kColumns * Slices::kStarts>;
  void window_places(const SwiftBoard& board, Places& places) const;
  template <class Visit>
  void for_each_small(const SwiftBoard& board, float sum, Visit&& visit) {
    const auto stage = static_cast<std::size_t>(value_stage(board.cells()));
    visit(tables_.counts[static_cast<std::size_t>(board.cells())]);
    visit(tables_.sums[sum_band(board.cells())][bucket_of(sum)]);
    for (int column = 0; column < kColumns; ++column) {
      const auto at = static_cast<std::size_t>(column);
      visit(tables_.heights[stage][at][static_cast<std::size_t>(board.height(column))]);
      if (column > 0) visit(tables_.steps[stage][at][step_at(board, column)]);
    }
  }
  float& fuse_place(const SwiftBoard& board, std::uint8_t fuse) {
    return tables_.fuses[sum_band(board.cells())][fuse];
  }

 private:
  struct Base;  // what all placements of a brick share

  static std::size_t sum_band(int cells) { return static_cast<std::size_t>(cells / 8); }
  static std::size_t step_at(const SwiftBoard& board, int column) {
    return static_cast<std::size_t>(kRows + board.height(column) - board.height(column - 1));
  }
  // Returns what it adds.
  float add_fuse(const SwiftBoard& board, const Brick& brick, Afterstate& one) const;
  [[nodiscard]] std::size_t bucket_of(float sum) const;
  [[nodiscard]] Slices slices_of(const SwiftBoard& board) const;
  [[nodiscard]] std::uint32_t place(int stage, int column, int row, int pattern) const;
  template <class Visit>
  void for_each_window(const SwiftBoard& board, const Slices& slices, Visit&& visit) const;
  [[nodiscard]] float small_value(const SwiftBoard& board, float sum) const;
  [[nodiscard]] Base base_of(const SwiftBoard& board) const;
  [[nodiscard]] float windows_after(const Base& base, int column, const Brick& brick) const;
  void add_placement(Base& base, Move move, const Brick& brick, Afterstates& found) const;

  ValueTables tables_;
  CrystalSum crystal_;
  const Windows* windows_;
  int colours_;
};

}  // namespace papan::brick
