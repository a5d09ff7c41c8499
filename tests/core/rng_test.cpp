// The generator: pinned bytes, uniform and normal draws, independent forks.
#include "core/rng.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <set>
#include <vector>

namespace papan {
namespace {

// A second writing of the published algorithms (splitmix64 finaliser for the
// seed, xoshiro256** for the stream), straight from their description.
class TwinRng {
 public:
  explicit TwinRng(std::uint64_t seed) {
    for (std::uint64_t i = 0; i < 4; ++i) words_[i] = scramble(seed ^ scramble(i));
  }

  std::uint64_t next() {
    const std::uint64_t result = rotate(words_[1] * 5, 7) * 9;
    const std::uint64_t t = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = rotate(words_[3], 45);
    return result;
  }

 private:
  static std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  static std::uint64_t scramble(std::uint64_t z) {
    z += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::uint64_t words_[4];
};

TEST(Rng, FollowsTheTwin) {
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
    Rng rng(seed);
    TwinRng twin(seed);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(rng.next(), twin.next()) << seed << " " << i;
  }
}

// Golden: a record's seed must mean the same game for ever.
TEST(Rng, GoldenBytes) {
  Rng rng(42);
  const std::array<std::uint64_t, 4> golden = {0xcb48912bf9299c9cULL, 0x987164e3d98dda94ULL,
                                               0xafb9fc36dd8c42b6ULL, 0x59ee3457bd9992f7ULL};
  for (const std::uint64_t word : golden) EXPECT_EQ(rng.next(), word);
  Rng fork = Rng(42).fork(7);
  EXPECT_EQ(fork.next(), 0x964746a7491ca4d1ULL);
  Rng small(42);
  std::vector<std::uint32_t> below;
  for (int i = 0; i < 8; ++i) below.push_back(small.below(10));
  EXPECT_EQ(below, (std::vector<std::uint32_t>{7, 5, 6, 3, 5, 0, 1, 4}));
}

TEST(Rng, BelowIsUniform) {
  for (const std::uint32_t bound : {2u, 3u, 7u, 60u, 101u}) {
    Rng rng(1000 + bound);
    std::vector<int> seen(bound);
    const int draws = 2000 * static_cast<int>(bound);
    for (int i = 0; i < draws; ++i) ++seen[rng.below(bound)];
    double chi_square = 0;
    for (const int n : seen) chi_square += (n - 2000.0) * (n - 2000.0) / 2000.0;
    // Mean bound - 1, standard deviation sqrt(2 (bound - 1)); four of them.
    const double freedom = bound - 1.0;
    EXPECT_LT(chi_square, freedom + 4 * std::sqrt(2 * freedom) + 2) << bound;
  }
}

// A multiply without the rejection step would favour some thirds of this bound
// by a factor of two: the test that the bias is really gone.
TEST(Rng, BelowHasNoBiasNearThePowerOfTwo) {
  constexpr std::uint32_t kBound = 3u << 30;
  Rng rng(5);
  std::array<int, 3> residues{};
  for (int i = 0; i < 30000; ++i) {
    const std::uint32_t drawn = rng.below(kBound);
    ASSERT_LT(drawn, kBound);
    ++residues[drawn % 3];
  }
  for (const int n : residues) EXPECT_NEAR(n, 10000, 400);
}

TEST(Rng, BelowOneIsZero) {
  Rng rng(3);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(rng.below(1), 0u);
}

TEST(Rng, UniformStaysInTheUnitInterval) {
  Rng rng(9);
  double sum = 0;
  for (int i = 0; i < 100000; ++i) {
    const double x = rng.uniform();
    ASSERT_GE(x, 0.0);
    ASSERT_LT(x, 1.0);
    sum += x;
  }
  EXPECT_NEAR(sum / 100000, 0.5, 0.005);
}

TEST(Rng, NormalHasTheMomentsOfTheNormal) {
  Rng rng(11);
  constexpr int kDraws = 200000;
  std::array<double, 5> moment{};
  for (int i = 0; i < kDraws; ++i) {
    const double x = rng.normal();
    ASSERT_TRUE(std::isfinite(x));
    for (int power = 1; power <= 4; ++power) moment[power] += std::pow(x, power) / kDraws;
  }
  EXPECT_NEAR(moment[1], 0, 0.01);
  EXPECT_NEAR(moment[2], 1, 0.02);
  EXPECT_NEAR(moment[3], 0, 0.04);
  EXPECT_NEAR(moment[4], 3, 0.1);
}

TEST(Rng, ForksDoNotDependOnWhatWasDrawn) {
  Rng fresh(17);
  Rng used(17);
  for (int i = 0; i < 100; ++i) used.next();
  EXPECT_EQ(fresh.fork(3).next(), used.fork(3).next());
}

TEST(Rng, ForksDifferFromEachOtherAndTheirParent) {
  std::set<std::uint64_t> firsts = {Rng(17).next()};
  for (std::uint64_t purpose = 0; purpose < 1000; ++purpose) {
    Rng fork = Rng(17).fork(purpose);
    EXPECT_TRUE(firsts.insert(fork.next()).second) << purpose;
    EXPECT_TRUE(firsts.insert(Rng(17).fork(purpose).fork(purpose).next()).second) << purpose;
  }
}

// Neighbouring forks as one stream: their bits are as often equal as not.
TEST(Rng, NeighbouringForksAreUncorrelated) {
  const Rng parent(23);
  int equal_bits = 0;
  for (std::uint64_t purpose = 0; purpose < 2000; ++purpose) {
    const std::uint64_t differing = parent.fork(purpose).next() ^ parent.fork(purpose + 1).next();
    equal_bits += 64 - std::popcount(differing);
  }
  EXPECT_NEAR(equal_bits, 64000, 4 * 179);  // sqrt(128000 / 4) = 179
}

TEST(Rng, ShuffleReachesEveryOrderAlike) {
  Rng rng(31);
  std::vector<int> counts(6);
  for (int i = 0; i < 12000; ++i) {
    std::vector<int> items = {0, 1, 2};
    rng.shuffle(items);
    std::vector<int> sorted = items;
    std::sort(sorted.begin(), sorted.end());
    ASSERT_EQ(sorted, (std::vector<int>{0, 1, 2}));
    ++counts[items[0] * 2 + (items[1] > items[2] ? 1 : 0)];
  }
  for (const int n : counts) EXPECT_NEAR(n, 2000, 200);
}

}  // namespace
}  // namespace papan
