// Estimate: a figure of ours with its 95 % interval, from independent repetitions.
//
// Means by Student's distribution; shares by Clopper and Pearson (1934), which
// hold for any number of trials. Tested in tests/arena/estimate_test.cpp.
#pragma once

#include <vector>

namespace papan {

struct Estimate {
  double value = 0;
  double low = 0;  // 95 % interval; equal to the value where nothing was left to chance
  double high = 0;
  int count = 1;  // repetitions

  [[nodiscard]] bool has_interval() const { return low < high; }
};

// Without chance, or measured once: no interval.
Estimate exact(double value);

// Of independent values; at least one.
Estimate mean_of(const std::vector<double>& values);

// Of values left to chance, however few: of one, such as the difference of two agents on one
// deal, the interval is as wide as the value itself; of none, zero.
Estimate mean_of_any(const std::vector<double>& values);

// Successes in a hundred of independent trials; at least one trial.
Estimate percentage_of(int successes, int trials);

}  // namespace papan
