#include "core/deadline.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace papan {
namespace {

using Time = std::chrono::steady_clock::time_point;

Time after(Time start, double seconds) {
  return start + std::chrono::duration_cast<Time::duration>(std::chrono::duration<double>(seconds));
}

class Watch {
 public:
  // True when it is time to stop, false when nobody waits any more.
  static bool wait(const Deadline::Span& span, const std::stop_token& asked,
                   const std::stop_token& unwanted) {
    Watch watch;
    const Time start = std::chrono::steady_clock::now();
    const std::stop_callback waking(asked, [&] { watch.wake(); });
    std::unique_lock lock(watch.mutex_);
    watch.changed_.wait_until(lock, unwanted, after(start, span.least), [] { return false; });
    const auto stopped = [&] { return asked.stop_requested(); };
    if (span.most > 0) {
      watch.changed_.wait_until(lock, unwanted, after(start, span.most), stopped);
    } else {
      watch.changed_.wait(lock, unwanted, stopped);
    }
    return !unwanted.stop_requested();
  }

 private:
  // The lock comes after the request, so that no waiter falls asleep between the two.
  void wake() {
    { const std::lock_guard lock(mutex_); }
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable_any changed_;
};

}  // namespace

Deadline::Deadline(const Span& span, std::stop_token asked)
    : watch_([source = source_, span,
              wanted = std::move(asked)](const std::stop_token& unwanted) mutable {
        if (Watch::wait(span, wanted, unwanted)) source.request_stop();
      }) {}

}  // namespace papan
