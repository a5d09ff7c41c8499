// AwaitedLines: the lines of standard input, read by a thread of their own, so that whoever
// works on one of them hears when the next has come.
// Tested by those who use it: tests/protocol/engines_test.cpp, tests/cli/interrupt_test.cpp.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

namespace papan::cli {

class AwaitedLines {
 public:
  AwaitedLines();
  ~AwaitedLines();
  AwaitedLines(const AwaitedLines&) = delete;
  AwaitedLines& operator=(const AwaitedLines&) = delete;

  // Waits for it; none at the end of the input, or when a stop comes first.
  std::optional<std::string> next(const std::stop_token& stop = {});

  // Fires when another line has come behind the one that next() gave. Empty lines and the
  // end of the input are nothing that anybody waits for.
  [[nodiscard]] std::stop_token overtaken() const { return overtaken_.get_token(); }

 private:
  void read(const std::stop_token& unwanted);
  void take(std::string_view bytes);
  void end();

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<std::string> lines_;
  std::string begun_;  // a line whose end has not come
  bool ended_ = false;
  std::stop_source overtaken_;
  int wake_;  // tells the reader that it is unwanted
  std::jthread reader_;
};

}  // namespace papan::cli
