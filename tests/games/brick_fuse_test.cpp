// What a fuse is worth, against its definition on the plain rules.
#include "games/brick/rules/fuse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/rng.hpp"
#include "games/brick/rules/crystal.hpp"

namespace papan::brick {
namespace {

// The most points that each brick makes in the shaft, all bricks as they may be drawn.
std::vector<double> offers(const Board& board, int colours) {
  std::vector<double> all;
  const auto cell = [](int colour) { return static_cast<std::uint8_t>(colour); };
  for (int a = 0; a < colours; ++a) {
    for (int b = 0; b < colours; ++b) {
      for (int c = 0; c < colours; ++c) {
        double most = 0;
        for (int rotation = 0; rotation < 3; ++rotation) {
          Board after = board;
          after.place(kShaft, rotated(Brick{cell(a), cell(b), cell(c)}, rotation));
          const Score points = settle(after, colours, [](const Runs&, Score) {});
          most = std::max(most, static_cast<double>(points));
        }
        all.push_back(most);
      }
    }
  }
  return all;
}

double mean_beyond(const std::vector<double>& offers, double price) {
  double sum = 0;
  for (const double one : offers) sum += std::max(0.0, one - price);
  return sum / static_cast<double>(offers.size());
}

// By halving: where what offers bring beyond the price is what a wait costs.
double slow_worth(const Board& board, int colours, double wait) {
  const std::vector<double> all = offers(board, colours);
  double low = 0;
  double high = *std::max_element(all.begin(), all.end());
  for (int i = 0; i < 60; ++i) {
    const double price = (low + high) / 2;
    (mean_beyond(all, price) > wait ? low : high) = price;
  }
  return low;
}

// A crystal of random colours round an empty shaft is likely to go off.
Board random_crystal(int colours, Rng& rng) {
  Board board;
  for (int column = 0; column < kColumns; ++column) {
    const int bricks = column == kShaft ? 0 : 1 + static_cast<int>(rng.below(5));
    for (int i = 0; i < bricks; ++i) {
      Brick brick{};
      for (auto& one : brick) {
        one = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(colours)));
      }
      board.place(column, brick);
    }
  }
  settle(board, colours, [](const Runs&, Score) {});
  return board;
}

TEST(BrickFuse, IsWorthThePriceAtWhichOneWouldStop) {
  Rng rng(1);
  int loaded = 0;
  for (const int colours : {3, 4, 7}) {
    for (int i = 0; i < 40; ++i) {
      const Board board = random_crystal(colours, rng);
      for (const float wait : {1.0F, 20.0F, 300.0F}) {
        const double slow = slow_worth(board, colours, wait);
        const float worth = fuse_worth(SwiftBoard(board, colours), wait);
        ASSERT_NEAR(worth, slow, 0.01 + 0.001 * slow);
        loaded += worth > 0 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(loaded, 50);
}

TEST(BrickFuse, WaitsAtNoCostForTheBestBrick) {
  Rng rng(2);
  for (int i = 0; i < 20; ++i) {
    const Board board = random_crystal(4, rng);
    const std::vector<double> all = offers(board, 4);
    EXPECT_FLOAT_EQ(fuse_worth(SwiftBoard(board, 4), 0),
                    static_cast<float>(*std::max_element(all.begin(), all.end())));
  }
}

TEST(BrickFuse, IsWorthNothingWhereNothingFitsOrGoesOff) {
  EXPECT_EQ(fuse_worth(SwiftBoard(3), 10), 0);  // no three equal cells are worth so long a wait
  SwiftBoard full(3);
  for (int i = 0; i < 6; ++i) full.add(kShaft, Brick{0, 1, 2});
  EXPECT_EQ(fuse_worth(full, 10), 0);
}

}  // namespace
}  // namespace papan::brick
