// Naive twins of the bit tricks in games/adjacency/rules/board.hpp.
#include "games/adjacency/rules/board.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "core/rng.hpp"

namespace papan::adjacency {
namespace {

template <int N>
bool beside(int a, int b) {
  return std::abs(a / N - b / N) + std::abs(a % N - b % N) == 1;
}

template <int N>
typename Board<N>::Bits random_cells(Rng& rng) {
  typename Board<N>::Bits cells = 0;
  for (int i = 0; i < N * N; ++i) {
    if (rng.below(2) == 0) cells |= bit<typename Board<N>::Bits>(i);
  }
  return cells;
}

template <int N>
int tallied(const Tally<N>& tally, int cell) {
  return (contains(tally.ones, cell) ? 1 : 0) + (contains(tally.twos, cell) ? 2 : 0) +
         (contains(tally.fours, cell) ? 4 : 0);
}

template <int N>
void expect_geometry() {
  for (int a = 0; a < N * N; ++a) {
    for (int b = 0; b < N * N; ++b) {
      ASSERT_EQ(contains(Board<N>::neighbours(a), b), (beside<N>(a, b))) << N << ' ' << a;
    }
  }
}

template <int N>
void expect_tallies() {
  Rng rng(N);
  for (int i = 0; i < 50; ++i) {
    const auto cells = random_cells<N>(rng);
    const Tally<N> tally(cells);
    for (int cell = 0; cell < N * N; ++cell) {
      const int expected = count(cells & Board<N>::closed(cell));
      ASSERT_EQ(tallied<N>(tally, cell), expected) << N << ' ' << cell;
      ASSERT_EQ(contains(tally.none(), cell), expected == 0);
      ASSERT_EQ(contains(tally.one(), cell), expected == 1);
      ASSERT_EQ(contains(tally.two(), cell), expected == 2);
      ASSERT_EQ(contains(tally.three(), cell), expected == 3);
      ASSERT_EQ(contains(tally.four_or_five(), cell), expected >= 4);
    }
  }
}

template <int N>
void expect_board() {
  expect_geometry<N>();
  expect_tallies<N>();
}

TEST(AdjacencyBoard, NeighboursAndTalliesMatchTheNaiveOnes) {
  expect_board<4>();
  expect_board<5>();
  expect_board<6>();
  expect_board<7>();
  expect_board<8>();
  expect_board<9>();
  expect_board<10>();
}

}  // namespace
}  // namespace papan::adjacency
