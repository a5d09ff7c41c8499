// The learned values of Colour Brick: the quick board against the rules, windows and sums
// against slow twins, and the file.
#include "games/brick/rules/values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "games/brick/rules/values_file.hpp"
#include "games/brick/rules/values_once.hpp"
#include "games/brick/rules/weighed.hpp"

namespace papan::brick {
namespace {

Brick random_brick(int colours, Rng& rng) {
  Brick brick{};
  for (auto& cell : brick) {
    cell = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(colours)));
  }
  return brick;
}

int random_column(const SwiftBoard& board, Rng& rng) {
  for (int tries = 0; tries < 100; ++tries) {
    const auto column = static_cast<int>(rng.below(kColumns));
    if (board.fits(column)) return column;
  }
  return -1;
}

// A board after some random drops; full ones begin again.
class Walk {
 public:
  Walk(int colours, std::uint64_t seed) : board(colours), rng(seed) {}

  void step() {
    const int column = random_column(board, rng);
    if (column < 0) {
      board = SwiftBoard(board.colours());
    } else {
      board.drop(column, random_brick(board.colours(), rng));
    }
  }

  SwiftBoard board;
  Rng rng;
};

class EachColours : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(BrickValues, EachColours, testing::Values(3, 4, 6, 9));

TEST_P(EachColours, SwiftBoardFollowsTheRules) {
  const int colours = GetParam();
  Rng rng(1);
  SwiftBoard swift(colours);
  Board plain;
  for (int i = 0; i < 500; ++i) {
    const int column = random_column(swift, rng);
    if (column < 0) {
      swift = SwiftBoard(colours);
      plain = {};
      continue;
    }
    const Brick brick = random_brick(colours, rng);
    plain.place(column, brick);
    const Score points = settle(plain, colours, [](const Runs&, Score) {});
    ASSERT_EQ(swift.drop(column, brick), points);
    ASSERT_EQ(swift.board(), plain);
    ASSERT_EQ(swift.cells(), SwiftBoard(plain, colours).cells());
  }
}

// --- windows --------------------------------------------------------------------------

// The pattern of a window by its definition, on cells read one by one.
int slow_pattern(const std::array<std::array<int, 3>, 3>& window) {  // left, middle, right
  std::vector<int> names;
  const auto name = [&](int colour) {
    const auto found = std::find(names.begin(), names.end(), colour);
    if (found != names.end()) return static_cast<int>(found - names.begin());
    if (names.size() == 3) return 3;
    names.push_back(colour);
    return static_cast<int>(names.size()) - 1;
  };
  const auto words = [&](const std::array<int, 3>& column) {
    std::vector<int> text;
    for (const int colour : column) {
      if (colour != 0) text.push_back(name(colour));
    }
    return text;
  };
  const auto side = [](const std::vector<int>& text) {
    const int first = text.empty() ? 0 : text.size() == 1 ? 1 : text.size() == 2 ? 5 : 21;
    int number = 0;
    for (std::size_t i = text.size(); i > 0; --i) number = 4 * number + text[i - 1];
    return first + number;
  };
  const std::vector<std::vector<int>> middles = {
      {}, {0}, {0, 0}, {0, 1}, {0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {0, 1, 1}, {0, 1, 2}};
  const auto middle = std::find(middles.begin(), middles.end(), words(window[1]));
  const int left = side(words(window[0]));
  const int right = side(words(window[2]));
  return (static_cast<int>(middle - middles.begin()) * kSidePatterns + left) * kSidePatterns +
         right;
}

int cell_at(const SwiftBoard& board, int column, int row) {
  for (int colour = 0; colour < board.colours(); ++colour) {
    if ((board.plane(colour, column) >> row & 1) != 0) return colour + 1;
  }
  return 0;
}

TEST_P(EachColours, PatternsAreThoseOfTheDefinition) {
  Walk walk(GetParam(), 2);
  const Windows& windows = Windows::of(GetParam());
  for (int i = 0; i < 60; ++i) {
    walk.step();
    for (int column = 0; column < kColumns; ++column) {
      for (int row = 0; row < Slices::kStarts; ++row) {
        std::array<std::array<int, 3>, 3> cells{};
        std::array<Slice, 3> slices{};
        for (int x = 0; x < 3; ++x) {
          auto& own = cells[static_cast<std::size_t>(x)];
          for (int y = 0; y < 3; ++y) {
            own[static_cast<std::size_t>(y)] = cell_at(walk.board, column + x - 1, row + y);
          }
          slices[static_cast<std::size_t>(x)] = windows.slice(own[0], own[1], own[2]);
        }
        ASSERT_EQ(windows.pattern(slices[1], slices[0], slices[2]), slow_pattern(cells));
      }
    }
  }
}

TEST(BrickWindows, ColoursEnterOnlyAsEqualOrDifferent) {
  const Windows& windows = Windows::of(5);
  const auto pattern = [&](int a, int b, int c) {
    return windows.pattern(windows.slice(a, b, a), windows.slice(b, c, 0), windows.slice(c, c, a));
  };
  EXPECT_EQ(pattern(1, 2, 3), pattern(5, 1, 4));
  EXPECT_NE(pattern(1, 2, 3), pattern(1, 2, 2));
}

// --- sums -----------------------------------------------------------------------------

// Weights that are whole numbers, so that sums are exact in every order.
Weights whole_weights(Rng& rng) {
  Weights weights{};
  weights[kBlocks] = -3;
  weights[kPileHeight] = 2;
  for (std::size_t i = kCrystal; i < kDetonator; ++i) {
    weights[i] = static_cast<double>(rng.below(21)) - 10;
  }
  return weights;
}

Values random_values(int colours, std::uint64_t seed) {
  Rng rng(seed);
  ValueTables tables;
  tables.crystal = whole_weights(rng);
  tables.offset = 7;
  tables.lowest_sum = -1000;
  tables.bucket = 50;
  const auto fill = [&](auto& list) {
    for (auto& one : list) one = static_cast<float>(rng.below(65)) - 32;
  };
  // A prime distance meets all patterns in time without filling eighteen million numbers.
  for (std::size_t i = 0; i < tables.windows.size(); i += 7) {
    tables.windows[i] = static_cast<float>(i % 61) - 30;
  }
  for (auto& stage : tables.heights) std::for_each(stage.begin(), stage.end(), fill);
  for (auto& stage : tables.steps) std::for_each(stage.begin(), stage.end(), fill);
  fill(tables.counts);
  std::for_each(tables.sums.begin(), tables.sums.end(), fill);
  std::for_each(tables.fuses.begin(), tables.fuses.end(), fill);
  tables.wait = 5;
  return {std::move(tables), colours};
}

TEST_P(EachColours, CrystalSumIsTheWeightedSumOfItsFeatures) {
  Walk walk(GetParam(), 3);
  const Weights weights = whole_weights(walk.rng);
  const CrystalSum crystal(weights);
  for (int i = 0; i < 200; ++i) {
    walk.step();
    const Features found = Weighed(weights)(walk.board.board(), GetParam());
    ASSERT_EQ(crystal.of_pairs(walk.board) + crystal.of_shape(walk.board),
              static_cast<float>(evaluate(found, weights)));
  }
}

TEST_P(EachColours, EveryPlacementHasTheValueOfItsBoard) {
  const Values values = random_values(GetParam(), 4);
  Walk walk(GetParam(), 5);
  for (int i = 0; i < 80; ++i) {
    walk.step();
    const Brick brick = random_brick(GetParam(), walk.rng);
    Afterstates found;
    values.expand(walk.board, brick, found);
    for (const Afterstate& after : found) {
      SwiftBoard board = walk.board;
      ASSERT_EQ(board.drop(after.move.column, rotated(brick, after.move.rotation)), after.points);
      ASSERT_EQ(after.sum, values.crystal_sum(board));
      ASSERT_EQ(after.value, values.value(board, after.sum));
    }
  }
}

TEST(BrickValues, PlacesMakeUpTheValue) {
  Values values = random_values(4, 6);
  Walk walk(4, 7);
  for (int i = 0; i < 40; ++i) {
    walk.step();
    const float sum = values.crystal_sum(walk.board);
    Values::Places places;
    values.window_places(walk.board, places);
    float total = values.tables().offset + sum;
    for (const auto place : places) total += values.tables().windows[place];
    values.for_each_small(walk.board, sum, [&](float& one) { total += one; });
    ASSERT_EQ(values.value(walk.board, sum), total);
  }
}

TEST_P(EachColours, FusesAreAskedOfTheBestFewAndNoOtherComesBeforeThem) {
  const Values values = random_values(GetParam(), 9);
  Walk walk(GetParam(), 10);
  for (int i = 0; i < 60; ++i) {
    walk.step();
    const Brick brick = random_brick(GetParam(), walk.rng);
    Afterstates plain;
    Afterstates found;
    values.expand(walk.board, brick, plain);
    values.weigh(walk.board, brick, found);
    ASSERT_EQ(found.size(), plain.size());
    if (found.empty()) continue;
    const Afterstate& best = best_of(found);
    SwiftBoard board = walk.board;
    board.drop(best.move.column, rotated(brick, best.move.rotation));
    const auto bucket = fuse_bucket(fuse_worth(board, values.tables().wait));
    ASSERT_EQ(best.fuse, bucket);
    const float added = values.tables().fuses[static_cast<std::size_t>(board.cells() / 8)][bucket];
    ASSERT_EQ(best.value, values.value(board, best.sum) + added);
    ASSERT_TRUE(std::any_of(found.begin(), std::min(found.begin() + 7, found.end()),
                            [&](const Afterstate& one) { return one.move == best.move; }));
  }
}

// --- the file -------------------------------------------------------------------------

TEST(BrickValuesFile, ComesBackAsItWas) {
  const Values values = random_values(5, 8);
  const std::string file = values_file(values, 1);
  const auto read = parse_values(file);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->colours(), 5);
  EXPECT_EQ(read->tables().crystal, values.tables().crystal);
  EXPECT_EQ(read->tables().windows, values.tables().windows);
  EXPECT_EQ(read->tables().sums, values.tables().sums);
  EXPECT_EQ(read->tables().fuses, values.tables().fuses);
  EXPECT_EQ(read->tables().wait, values.tables().wait);
  EXPECT_EQ(values_file(*read, 1), file);
}

TEST(BrickValuesFile, WindowsAreRoundedToTheUnit) {
  ValueTables tables;
  tables.windows[5] = 19;
  tables.windows[6] = 3;
  tables.windows[700] = -12;
  const auto read = parse_values(values_file(Values(std::move(tables), 3), 8));
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->tables().windows[5], 16);
  EXPECT_EQ(read->tables().windows[6], 0);
  EXPECT_EQ(read->tables().windows[700], -16);
}

TEST(BrickValuesFile, DamageIsRefused) {
  const std::string file = values_file(Values(ValueTables(), 3), 1);
  EXPECT_FALSE(parse_values("").ok());
  EXPECT_FALSE(parse_values("papan brick values 2\n").ok());
  EXPECT_FALSE(parse_values(file.substr(0, file.size() - 1)).ok());
  std::string changed = file;
  changed[changed.size() / 2] = static_cast<char>(changed[changed.size() / 2] + 1);
  EXPECT_FALSE(parse_values(changed).ok());
}

TEST(BrickValuesFile, TheProgramCarriesThoseOfThreeToSixColours) {
  for (const int colours : {3, 4, 5, 6}) {
    const Values* values = shipped_values(colours);
    ASSERT_NE(values, nullptr);
    EXPECT_EQ(values->colours(), colours);
  }
  EXPECT_EQ(shipped_values(7), nullptr);
  EXPECT_EQ(shipped_values(9), nullptr);
}

TEST(BrickValuesOnce, AreMadeOnceForEachNumberOfColours) {
  ValuesOnce all;
  int made = 0;
  const auto of = [&](int colours) {
    return all.of(colours, [&]() -> std::unique_ptr<const Values> {
      ++made;
      if (colours == 9) return nullptr;
      return std::make_unique<const Values>(ValueTables{}, colours);
    });
  };
  const Values* three = of(3);
  EXPECT_EQ(three->colours(), 3);
  EXPECT_EQ(of(4)->colours(), 4);
  EXPECT_EQ(of(3), three);
  EXPECT_EQ(of(9), nullptr);
  EXPECT_EQ(of(9), nullptr);
  EXPECT_EQ(made, 3);
}

}  // namespace
}  // namespace papan::brick
