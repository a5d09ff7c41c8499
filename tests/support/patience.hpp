// How long a test waits for an event that must come. A guard against waiting for ever,
// never a measure of speed: far longer than the busiest machine needs.
#pragma once

#include <chrono>
#include <thread>

namespace papan::testing_support {

inline constexpr std::chrono::seconds kPatience{120};

// Asks until it is so, for what nobody tells of; false when it did not become so.
template <class Condition>
bool eventually(Condition&& condition) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() >= end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

}  // namespace papan::testing_support
