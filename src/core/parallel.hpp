// for_each_index: the same work for every index, on several threads.
//
// Workers take the next index until none is left. Each writes only to its own
// index, so the result does not depend on how many there are.
#pragma once

#include <atomic>
#include <cstddef>
#include <stop_token>
#include <thread>
#include <vector>

namespace papan {

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

}  // namespace papan
