#include "arena/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace papan {
namespace {

constexpr double kNormal95 = 1.959964;

// Beyond these scores a finite match says nothing of the size of the difference.
constexpr double kLeastScore = 0.001;

}  // namespace

double elo_of(double score) {
  const double capped = std::clamp(score, kLeastScore, 1 - kLeastScore);
  return 400.0 * std::log10(capped / (1.0 - capped));
}

double expected_score(double elo) {
  return 1.0 / (1.0 + std::pow(10.0, -elo / 400.0));
}

Estimate estimate_elo(const std::vector<double>& pair_points) {
  if (pair_points.empty()) return {0, elo_of(0), elo_of(1), 0};
  const auto pairs = static_cast<double>(pair_points.size());
  double sum = 0;
  double squares = 0;
  for (const double points : pair_points) {
    sum += points / 2;
    squares += points * points / 4;
  }
  const double mean = sum / pairs;
  // One imaginary pair at each end keeps the variance from vanishing when all
  // pairs ended alike.
  const double padded_mean = (sum + 1) / (pairs + 2);
  const double variance = (squares + 1) / (pairs + 2) - padded_mean * padded_mean;
  const double error = kNormal95 * std::sqrt(std::max(0.0, variance) / pairs);
  return {elo_of(mean), elo_of(mean - error), elo_of(mean + error),
          static_cast<int>(pair_points.size())};
}

}  // namespace papan
