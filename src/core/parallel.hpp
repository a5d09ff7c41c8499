// for_each_index: the same work for every index, on several threads.
//
// Workers take the next index until none is left. Each writes only to its own
// index, so the result does not depend on how many there are. Work that may fail
// goes by try_each_index. Tested in tests/core/parallel_test.cpp.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "core/result.hpp"

namespace papan {

// Of this machine.
inline int all_cores() {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

// False when a stop left some undone.
template <class Work>
bool for_each_index(std::size_t count, int threads, const std::stop_token& stop, Work&& work) {
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  const auto take = [&] {
    for (std::size_t i; !stop.stop_requested() && (i = next++) < count; ++done) work(i);
  };
  {
    std::vector<std::jthread> workers;
    for (int i = 1; i < threads; ++i) workers.emplace_back(take);
    take();
  }
  return done == count;
}

struct WorkLimits {
  int threads = 1;
  std::stop_token stop;  // nothing new is begun after it
};

// The same for work that returns Result<void>: after a failure nothing new is begun, and its
// error is returned. A stop is no error.
template <class Work>
Result<void> try_each_index(std::size_t count, const WorkLimits& limits, Work&& work) {
  std::stop_source enough;
  const std::stop_callback pass_on(limits.stop, [&] { enough.request_stop(); });
  std::mutex mutex;
  std::optional<Error> problem;
  for_each_index(count, limits.threads, enough.get_token(), [&](std::size_t i) {
    const Result<void> done = work(i);
    if (done) return;
    const std::scoped_lock lock(mutex);
    if (!problem) problem = done.error();
    enough.request_stop();
  });
  return problem ? Result<void>(*problem) : Result<void>{};
}

}  // namespace papan
