#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace papan::cli {
namespace {

constexpr double kQuietSeconds = 2;
constexpr double kTerminalStep = 0.2;
constexpr double kLogStep = 30;

}  // namespace

Progress::Progress() : on_terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (shown_ && on_terminal_) fmt::print(stderr, "\r\033[K");
}

void Progress::show(double share, std::string_view words) {
  const double now = watch_.seconds();
  if (now < kQuietSeconds || now - last_ < (on_terminal_ ? kTerminalStep : kLogStep)) return;
  last_ = now;
  shown_ = true;
  const std::string left =
      share > 0 ? duration_in_words(now / share * (1 - share)) + " left" : "time left unknown";
  fmt::print(stderr, "{}{:3.0f} %  {}  {}{}", on_terminal_ ? "\r\033[K" : "", 100 * share, words,
             left, on_terminal_ ? "" : "\n");
  std::fflush(stderr);
}

Countdown::Countdown(double limit)
    : ticker_([this, limit](const std::stop_token& stop) {
        const Stopwatch watch;
        while (!stop.stop_requested()) {
          std::this_thread::sleep_for(std::chrono::milliseconds(20));
          const double now = watch.seconds();
          progress_.show(limit > 0 ? std::min(1.0, now / limit) : 0,
                         "thinking for " + duration_in_words(now) + ",");
        }
      }) {}

std::string duration_in_words(double seconds) {
  const auto whole = static_cast<long>(std::lround(seconds));
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace papan::cli
