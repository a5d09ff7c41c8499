// The two distributions behind our intervals: one door to a library that is dear to compile.
// Tested through tests/arena/estimate_test.cpp.
#pragma once

namespace papan {

// How many standard errors to either side of a mean leave out `tail` on each, Student's t.
double student_quantile(double degrees_of_freedom, double tail);

struct Proportion {
  double low;
  double high;
};

// The exact interval of Clopper and Pearson that leaves out `tail` on each side.
Proportion proportion_between(int successes, int trials, double tail);

}  // namespace papan
