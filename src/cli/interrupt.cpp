#include "cli/interrupt.hpp"

#include <pthread.h>

#include <csignal>
#include <thread>

namespace papan::cli {

// The signal is blocked in every thread and awaited in one, where it is safe to
// do anything.
std::stop_token stop_on_interrupt() {
  static std::stop_source source;
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::thread([signals] {
    int received = 0;
    sigwait(&signals, &received);
    source.request_stop();
    std::signal(SIGINT, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
  }).detach();
  return source.get_token();
}

}  // namespace papan::cli
