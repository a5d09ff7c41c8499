#include "arena/estimate.hpp"

#include <cassert>
#include <cmath>
#include <numeric>

#include "arena/distributions.hpp"

namespace papan {
namespace {

constexpr double kTail = 0.025;  // of a 95 % interval, on either side

}  // namespace

Estimate exact(double value) {
  return {value, value, value, 1};
}

Estimate mean_of(const std::vector<double>& values) {
  assert(!values.empty());
  const auto count = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
  if (values.size() == 1) return exact(mean);
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  const double error =
      student_quantile(count - 1, kTail) * std::sqrt(squares / (count - 1) / count);
  return {mean, mean - error, mean + error, static_cast<int>(values.size())};
}

Estimate mean_of_any(const std::vector<double>& values) {
  if (values.empty()) return {0, 0, 0, 0};
  if (values.size() > 1) return mean_of(values);
  const double only = values[0];
  return {only, only - std::abs(only), only + std::abs(only), 1};
}

Estimate percentage_of(int successes, int trials) {
  assert(trials > 0);
  const Proportion share = proportion_between(successes, trials, kTail);
  return {100.0 * successes / trials, 100 * share.low, 100 * share.high, trials};
}

}  // namespace papan
