// CpuWatch: the processor time that a thread has worked since its making, in seconds.
// What a thread owes by its own work is the same on a busy machine; wall time is not.
#pragma once

#include <pthread.h>

#include <ctime>

namespace papan::testing_support {

class CpuWatch {
 public:
  explicit CpuWatch(pthread_t thread = pthread_self()) {
    pthread_getcpuclockid(thread, &clock_);
    start_ = now();
  }

  [[nodiscard]] double seconds() const { return now() - start_; }

 private:
  [[nodiscard]] double now() const {
    timespec time{};
    clock_gettime(clock_, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }

  clockid_t clock_{};
  double start_ = 0;
};

}  // namespace papan::testing_support
