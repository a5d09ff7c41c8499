// Interrupt: Ctrl-C as a stop token, so that a command ends in order and keeps
// what it has. A second Ctrl-C ends the process as usual.
#pragma once

#include <stdexcept>
#include <stop_token>

namespace papan::cli {

// Ends a command that could not do all of its work: with the exit code that shells expect.
struct Interrupted : std::runtime_error {
  Interrupted() : std::runtime_error("interrupted") {}
};

// To be called once, before other threads start.
std::stop_token stop_on_interrupt();

}  // namespace papan::cli
