#include "lab/estimate.hpp"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cassert>
#include <cmath>
#include <numeric>

namespace papan::lab {
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
  const boost::math::students_t student(count - 1);
  const double error =
      boost::math::quantile(student, 1 - kTail) * std::sqrt(squares / (count - 1) / count);
  return {mean, mean - error, mean + error, static_cast<int>(values.size())};
}

Estimate percentage_of(int successes, int trials) {
  assert(trials > 0);
  using Binomial = boost::math::binomial_distribution<>;
  const double low = Binomial::find_lower_bound_on_p(trials, successes, kTail);
  const double high = Binomial::find_upper_bound_on_p(trials, successes, kTail);
  return {100.0 * successes / trials, 100 * low, 100 * high, trials};
}

}  // namespace papan::lab
