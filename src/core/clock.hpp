// Stopwatch: wall time since its making, in seconds. People's budgets and
// progress lines use it; nothing that must be reproducible does.
#pragma once

#include <chrono>

namespace papan {

class Stopwatch {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace papan
