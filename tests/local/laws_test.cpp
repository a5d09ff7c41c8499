// Laws of local search, on small landscapes whose truth is known.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/hash.hpp"
#include "local/anneal.hpp"
#include "local/breed.hpp"
#include "local/climb.hpp"

namespace papan {
namespace {

// Sixteen bits; a rugged sum of what each window of three bits is worth.
struct Rugged {
  using Point = std::uint32_t;
  static constexpr int kBits = 16;

  [[nodiscard]] double value(Point point) const {
    double sum = 0;
    for (int i = 0; i < kBits; ++i) {
      const auto window = static_cast<std::uint64_t>((point >> i | point << (kBits - i)) & 7);
      sum += static_cast<double>(combine(static_cast<std::uint64_t>(i), window) % 100);
    }
    return sum;
  }
  [[nodiscard]] Point neighbour(Point point, Rng& rng) const {
    return point ^ 1u << rng.below(kBits);
  }
  template <class Visit>
  void for_each_neighbour(Point point, Visit&& visit) const {
    for (int i = 0; i < kBits; ++i) visit(point ^ 1u << i);
  }
};

// A line of heights.
struct Ridge {
  using Point = int;
  std::vector<double> heights;

  [[nodiscard]] double value(int at) const { return heights[static_cast<std::size_t>(at)]; }
  template <class Visit>
  void for_each_neighbour(int at, Visit&& visit) const {
    if (at > 0) visit(at - 1);
    if (at + 1 < static_cast<int>(heights.size())) visit(at + 1);
  }
};

// Two points, one apart in height.
struct TwoPoints {
  using Point = int;
  [[nodiscard]] double value(int at) const { return -at; }
  [[nodiscard]] int neighbour(int at, Rng&) const { return 1 - at; }
};

// From one temperature to another by equal ratios.
struct GeometricCooling {
  double from = 1;
  double to = 0.01;
  int count = 1'000;

  [[nodiscard]] int steps() const { return count; }
  [[nodiscard]] double temperature(int step) const {
    return from * std::pow(to / from, static_cast<double>(step) / count);
  }
};

// The same temperature all the way.
struct ConstantHeat {
  double heat = 0;
  int count = 1'000;

  [[nodiscard]] int steps() const { return count; }
  [[nodiscard]] double temperature(int) const { return heat; }
};

// Hill climbing by chance: draws a neighbour and goes there unless it is lower.
template <Wandering L>
Walk<PointOf<L>> climb_by_chance(const L& landscape, const PointOf<L>& start, int steps, Rng& rng) {
  Walk<PointOf<L>> walk(start, landscape.value(start));
  for (int step = 0; step < steps; ++step) {
    const PointOf<L> point = landscape.neighbour(walk.last, rng);
    const double value = landscape.value(point);
    if (value >= walk.last_value) walk.step_to(point, value);
  }
  return walk;
}

TEST(LocalSearch, AnnealingAtZeroIsHillClimbing) {
  const Rugged landscape;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng one(seed);
    Rng two(seed);
    const auto cold = anneal(landscape, 0u, ConstantHeat{0, 400}, one);
    const auto climbed = climb_by_chance(landscape, 0u, 400, two);
    EXPECT_EQ(cold.last, climbed.last);
    EXPECT_EQ(cold.best_value, climbed.best_value);
    EXPECT_EQ(one.next(), two.next());
  }
}

TEST(LocalSearch, SameSeedSameWalk) {
  const Rugged landscape;
  int different = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng one(seed);
    Rng two(seed);
    Rng other(seed + 1000);
    const GeometricCooling cooling{50, 1, 300};
    const auto walk = anneal(landscape, 0u, cooling, one);
    EXPECT_EQ(walk.last, anneal(landscape, 0u, cooling, two).last);
    if (walk.last != anneal(landscape, 0u, cooling, other).last) ++different;
  }
  EXPECT_GT(different, 0);
}

TEST(LocalSearch, ClimbingEndsWhereNoNeighbourIsHigher) {
  const Rugged landscape;
  for (std::uint32_t start = 0; start < 65'536; start += 997) {
    const auto walk = climb(landscape, start, {});
    landscape.for_each_neighbour(walk.last, [&](std::uint32_t point) {
      EXPECT_LE(landscape.value(point), walk.last_value);
    });
  }
}

TEST(LocalSearch, SidewaysStepsCrossAPlateauOfTheirNumber) {
  const Ridge ridge{{1, 2, 2, 2, 3}};
  EXPECT_EQ(climb(ridge, 0, {.steps = 10, .sideways = 0}).last, 1);
  EXPECT_EQ(climb(ridge, 0, {.steps = 10, .sideways = 2}).last, 4);
  EXPECT_EQ(climb(ridge, 0, {.steps = 2, .sideways = 2}).last, 2);
}

TEST(LocalSearch, HeatAcceptsLossesAsBoltzmannSays) {
  const TwoPoints landscape;
  for (const double heat : {0.5, 1.0, 2.0}) {
    Rng rng(3);
    int accepted = 0;
    constexpr int kTrials = 40'000;
    for (int i = 0; i < kTrials; ++i) {
      accepted += anneal(landscape, 0, ConstantHeat{heat, 1}, rng).last;
    }
    EXPECT_NEAR(static_cast<double>(accepted) / kTrials, std::exp(-1 / heat), 0.01);
  }
}

TEST(LocalSearch, TheBestOfAWalkIsKept) {
  const TwoPoints landscape;
  Rng rng;
  const auto walk = anneal(landscape, 0, ConstantHeat{1e9, 1}, rng);
  EXPECT_EQ(walk.last, 1);
  EXPECT_EQ(walk.best, 0);
  EXPECT_EQ(walk.best_value, 0);
}

TEST(LocalSearch, SchedulesCoolAsTheySay) {
  const LinearCooling linear{10, 0.1};
  EXPECT_EQ(linear.steps(), 100);
  EXPECT_DOUBLE_EQ(linear.temperature(0), 10);
  EXPECT_GT(linear.temperature(99), 0.05);
  const GeometricCooling geometric{100, 1, 200};
  EXPECT_NEAR(geometric.temperature(100), 10, 1e-9);
}

// A chromosome is a number; parents are drawn, children are their sum and
// difference, and only numbers from a bar on will do.
struct Numbers {
  using Chromosome = int;
  int bar = 0;

  [[nodiscard]] int parent(Rng& rng) const { return static_cast<int>(rng.below(100)); }
  void cross(int& a, int& b, Rng&) const {
    const int sum = a + b;
    b = a - b;
    a = sum;
  }
  void mend(int& child, Rng&) const { child *= 2; }
  [[nodiscard]] double fitness(int child) const { return child; }
  [[nodiscard]] bool will_do(double fitness) const { return fitness >= bar; }
};

TEST(GeneticPlan, KeepsTheFitterChildAndTriesAgainOnlyWhileNoneWillDo) {
  Rng rng(1);
  for (int i = 0; i < 100; ++i) {
    Rng twin = rng;
    const int a = static_cast<int>(twin.below(100));
    const int b = static_cast<int>(twin.below(100));
    const auto easy = breed(Numbers{-1000}, 5, rng);
    EXPECT_EQ(easy.child, std::max(2 * (a + b), 2 * (a - b)));
    EXPECT_EQ(easy.attempts, 1);
  }
  EXPECT_EQ(breed(Numbers{1000}, 5, rng).attempts, 5);
  EXPECT_GE(breed(Numbers{200}, 1000, rng).fitness, 200);
}

}  // namespace
}  // namespace papan
