// Laws of parallel tempering, on a ring of few points whose distributions are known.
#include "local/temper_in_place.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace papan {
namespace {

// Two hills with a valley between; a step goes to a neighbour.
class Ring {
 public:
  static constexpr std::array<double, 8> kValues = {0, 2, 3, 2, -6, -6, 4, 1};

  explicit Ring(std::size_t at = 0) : at_(at), proposed_(at) {}

  [[nodiscard]] double value() const { return kValues[at_]; }
  double propose(Rng& rng) {
    proposed_ = (at_ + (rng.below(2) == 0 ? 1 : kValues.size() - 1)) % kValues.size();
    return kValues[proposed_];
  }
  void take() { at_ = proposed_; }
  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  std::size_t at_;
  std::size_t proposed_;
};

std::vector<std::unique_ptr<Ring>> rings(std::size_t count) {
  std::vector<std::unique_ptr<Ring>> all;
  for (std::size_t i = 0; i < count; ++i) all.push_back(std::make_unique<Ring>(2));
  return all;
}

constexpr HeatRange kHeat = {8, 0.5};

// How often each temperature stands where, each round looked at once.
std::vector<std::array<double, 8>> frequencies(Tempering<Ring>& tempering, int rounds) {
  std::vector<std::array<double, 8>> seen(tempering.size());
  for (int round = 0; round < rounds; ++round) {
    tempering.round(3, 1, {}, [](std::size_t) {});
    for (std::size_t i = 0; i < tempering.size(); ++i) {
      seen[i][tempering.walker(i).at()] += 1.0 / rounds;
    }
  }
  return seen;
}

std::array<double, 8> boltzmann(double heat) {
  std::array<double, 8> weights{};
  for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = std::exp(Ring::kValues[i] / heat);
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
}

TEST(Tempering, LadderRisesByEqualRatiosFromTheColdEnd) {
  const Tempering<Ring> tempering(rings(5), kHeat, Rng(1));
  EXPECT_NEAR(tempering.heat(0), 0.5, 1e-12);
  EXPECT_NEAR(tempering.heat(2), 2, 1e-12);
  EXPECT_NEAR(tempering.heat(4), 8, 1e-12);
}

TEST(Tempering, EveryTemperatureKeepsItsDistribution) {
  Tempering<Ring> tempering(rings(4), kHeat, Rng(2));
  const auto seen = frequencies(tempering, 60'000);
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const auto expected = boltzmann(tempering.heat(i));
    for (std::size_t at = 0; at < expected.size(); ++at) {
      EXPECT_NEAR(seen[i][at], expected[at], 0.02) << "temperature " << i << ", point " << at;
    }
  }
}

// From the lower hill a cold walk alone would take some exp(8 / 0.5) steps.
TEST(Tempering, BringsWhatIsHigherOverTheValley) {
  Tempering<Ring> tempering(rings(4), kHeat, Rng(3));
  frequencies(tempering, 1'000);
  double best = 0;
  for (int round = 0; round < 20; ++round) {
    tempering.round(3, 1, {}, [](std::size_t) {});
    best = std::max(best, tempering.walker(0).value());
  }
  EXPECT_EQ(best, 4);
}

TEST(Tempering, TellsWhoMoved) {
  Tempering<Ring> tempering(rings(3), kHeat, Rng(4));
  std::array<int, 3> moved{};
  for (int round = 0; round < 100; ++round) {
    tempering.round(3, 1, {}, [&](std::size_t i) { ++moved[i]; });
  }
  EXPECT_GT(moved[2], moved[0]);
  EXPECT_LE(moved[2], 300);
}

TEST(Tempering, ThreadsChangeNothing) {
  const auto path = [](int threads) {
    Tempering<Ring> tempering(rings(5), kHeat, Rng(5));
    std::vector<std::size_t> points;
    for (int round = 0; round < 200; ++round) {
      tempering.round(4, threads, {}, [](std::size_t) {});
      for (std::size_t i = 0; i < tempering.size(); ++i) points.push_back(tempering.walker(i).at());
    }
    return points;
  };
  EXPECT_EQ(path(1), path(3));
}

}  // namespace
}  // namespace papan
