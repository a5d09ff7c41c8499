// Interrupt: Ctrl-C as a stop token, so that a command ends in order and keeps
// what it has. A second Ctrl-C ends the process at once.
// Tested in tests/cli/interrupt_test.cpp.
#pragma once

#include <stdexcept>
#include <stop_token>
#include <string>

namespace papan::cli {

// What shells expect of a command that was interrupted.
inline constexpr int kInterruptedCode = 130;

// Ends a command that could not do all of its work, after what it has is told.
struct Interrupted : std::runtime_error {
  explicit Interrupted(const std::string& words = "interrupted") : std::runtime_error(words) {}
};

// To be called before other threads start, which would else receive the signal: a command
// takes its token first. Always the same token.
std::stop_token stop_on_interrupt();

// At the end of a command that has told what it has.
inline void end_if_interrupted(const std::stop_token& stop) {
  if (stop.stop_requested()) throw Interrupted();
}

}  // namespace papan::cli
