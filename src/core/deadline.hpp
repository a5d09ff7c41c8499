// Deadline: a stop token that also fires by the clock.
//
// It stops when whoever asked wants it stopped, but not before a first moment is over, so
// that even work that is stopped at once has something to tell; and at the latest after so
// many seconds. Tested in tests/core/deadline_test.cpp.
#pragma once

#include <stop_token>
#include <thread>

namespace papan {

class Deadline {
 public:
  struct Span {
    double least = 0;  // seconds in which nothing stops it
    double most = 0;   // seconds after which it stops; 0: never
  };

  explicit Deadline(const Span& span, std::stop_token asked = {});

  [[nodiscard]] std::stop_token token() const { return source_.get_token(); }
  [[nodiscard]] bool passed() const { return source_.stop_requested(); }

 private:
  std::stop_source source_;
  std::jthread watch_;  // ends with this
};

}  // namespace papan
