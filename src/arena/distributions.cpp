#include "arena/distributions.hpp"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>

namespace papan {

double student_quantile(double degrees_of_freedom, double tail) {
  return boost::math::quantile(boost::math::students_t(degrees_of_freedom), 1 - tail);
}

Proportion proportion_between(int successes, int trials, double tail) {
  using Binomial = boost::math::binomial_distribution<>;
  return {Binomial::find_lower_bound_on_p(trials, successes, tail),
          Binomial::find_upper_bound_on_p(trials, successes, tail)};
}

}  // namespace papan
