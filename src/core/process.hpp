// Process: another program, spoken to line by line.
//
// It runs in a process group of its own, so that it and its children end with us,
// and hears the end of its input if we die first. What it writes to its standard
// error is dropped. Tested in tests/core/process_test.cpp.
#pragma once

#include <sys/types.h>

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace papan {

class Process {
 public:
  // `command` is read by the shell.
  static Result<std::unique_ptr<Process>> start(const std::string& command);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  Result<void> write_line(std::string_view line);

  // The next line, without its end. Waits so many seconds at most; a stop is obeyed
  // within 10 ms.
  Result<std::string> read_line(double seconds, const std::stop_token& stop);

 private:
  Process(pid_t process, int channel) : process_(process), channel_(channel) {}

  pid_t process_;
  int channel_;  // its standard input and output: a socket, whose writer gets no signal
  std::string received_;
};

}  // namespace papan
