// Numbered pieces of work on several threads, taken in order.
//
// Which thread does which piece changes nothing: a piece depends on its number
// alone. Tested through match and tournament, on any number of threads.
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/result.hpp"

namespace papan {

struct WorkLimits {
  int threads = 1;
  std::stop_token stop;  // no new piece is begun after it
};

// Calls `work(number)`, from many threads at once, for each number; returns when
// all are done, stopped, or one has failed, whose error it is then.
Result<void> work_through(const std::vector<int>& numbers, const WorkLimits& limits,
                          const std::function<Result<void>(int number)>& work);

}  // namespace papan
