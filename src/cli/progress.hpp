// Progress: a line on stderr with the share done and the time left, for work of
// more than two seconds. On a terminal it is rewritten in place; elsewhere a new
// line comes now and then, so that logs stay short.
#pragma once

#include <string>
#include <string_view>
#include <thread>

#include "core/clock.hpp"

namespace papan::cli {

class Progress {
 public:
  Progress();
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // `share` in [0, 1]; `words` say what is so far.
  void show(double share, std::string_view words);

 private:
  bool on_terminal_;
  bool shown_ = false;
  double last_ = 0;
  Stopwatch watch_;
};

// Progress by the clock, for a search that may take so many seconds: shown from a
// thread of its own until it is destroyed.
class Countdown {
 public:
  // No limit: only the time that has passed is told.
  explicit Countdown(double limit);

 private:
  Progress progress_;
  std::jthread ticker_;
};

// "1:02:03", "2:05", "8 s".
std::string duration_in_words(double seconds);

}  // namespace papan::cli
