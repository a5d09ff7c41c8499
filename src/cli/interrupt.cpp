#include "cli/interrupt.hpp"

#include <pthread.h>
#include <unistd.h>

#include <csignal>
#include <thread>

namespace papan::cli {
namespace {

// The signal is blocked in every thread and awaited in one, where it is safe to
// do anything. That thread outlives the command, and so does what it uses.
std::stop_token listen() {
  auto* const source = new std::stop_source;
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::thread([signals, source] {
    int received = 0;
    sigwait(&signals, &received);
    source->request_stop();
    sigwait(&signals, &received);
    _exit(kInterruptedCode);  // whatever the others are waiting for
  }).detach();
  return source->get_token();
}

}  // namespace

std::stop_token stop_on_interrupt() {
  static const std::stop_token token = listen();
  return token;
}

}  // namespace papan::cli
