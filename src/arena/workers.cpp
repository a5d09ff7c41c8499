#include "arena/workers.hpp"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace papan {

Result<void> work_through(const std::vector<int>& numbers, const WorkLimits& limits,
                          const std::function<Result<void>(int number)>& work) {
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> failed = false;
  std::mutex mutex;
  std::optional<Error> problem;
  const auto take = [&] {
    while (!limits.stop.stop_requested() && !failed) {
      const std::size_t index = next++;
      if (index >= numbers.size()) return;
      if (auto done = work(numbers[index]); !done) {
        const std::scoped_lock lock(mutex);
        if (!problem) problem = done.error();
        failed = true;
      }
    }
  };
  {
    std::vector<std::jthread> others;
    for (int i = 1; i < limits.threads; ++i) others.emplace_back(take);
    take();
  }
  return problem ? Result<void>(*problem) : Result<void>{};
}

}  // namespace papan
