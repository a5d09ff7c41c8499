// Interrupt: Ctrl-C as a stop token, so that a command ends in order and keeps
// what it has. A second Ctrl-C ends the process as usual.
#pragma once

#include <stop_token>

namespace papan::cli {

// To be called once, before other threads start.
std::stop_token stop_on_interrupt();

}  // namespace papan::cli
