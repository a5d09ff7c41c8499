// A loop without a network: the test's own thread runs it until something is so.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>

#include "server/loop.hpp"
#include "tests/support/patience.hpp"

namespace papan::testing_support {

class TestLoop final : public server::Loop {
 public:
  using Clock = std::chrono::steady_clock;

  void post(Work work) override {
    {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(work));
    }
    changed_.notify_one();
  }

  void after(std::chrono::milliseconds delay, Work work) override {
    const std::lock_guard lock(mutex_);
    timers_.emplace(Clock::now() + delay, std::move(work));
  }

  // False when it did not become so.
  template <class Condition>
  bool run_until(Condition&& condition) {
    const auto end = Clock::now() + kPatience;
    while (!condition()) {
      if (Clock::now() >= end) return false;
      if (Work work = next(end)) work();
    }
    return true;
  }

  // Until everything that was due within `delay` from now has had its turn, however
  // long that takes: its own timer comes after theirs.
  void run_past(std::chrono::milliseconds delay) {
    const auto passed = std::make_shared<bool>(false);
    after(delay, [passed] { *passed = true; });
    run_until([&] { return *passed; });
  }

 private:
  Work next(Clock::time_point end) {
    std::unique_lock lock(mutex_);
    const auto wake = timers_.empty() ? end : std::min(end, timers_.begin()->first);
    changed_.wait_until(lock, wake, [this] { return !posted_.empty(); });
    Work work;
    if (!posted_.empty()) {
      work = std::move(posted_.front());
      posted_.pop_front();
    } else if (!timers_.empty() && timers_.begin()->first <= Clock::now()) {
      work = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
    }
    return work;
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Work> posted_;
  std::multimap<Clock::time_point, Work> timers_;
};

}  // namespace papan::testing_support
