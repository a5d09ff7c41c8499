#include "cli/awaited_lines.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "core/text.hpp"

namespace papan::cli {
namespace {

// Waits for input or for the wish to end; true: there is input, or its end.
bool input_comes(int wake) {
  std::array<pollfd, 2> waiting = {{{STDIN_FILENO, POLLIN, 0}, {wake, POLLIN, 0}}};
  while (poll(waiting.data(), waiting.size(), -1) < 0) {
    if (errno != EINTR) return false;
  }
  return waiting[1].revents == 0;
}

}  // namespace

AwaitedLines::AwaitedLines() : wake_(eventfd(0, EFD_CLOEXEC)) {
  if (wake_ < 0) throw std::system_error(errno, std::generic_category(), "cannot await input");
  reader_ = std::jthread([this](const std::stop_token& unwanted) { read(unwanted); });
}

AwaitedLines::~AwaitedLines() {
  reader_.request_stop();
  reader_.join();
  close(wake_);
}

void AwaitedLines::read(const std::stop_token& unwanted) {
  const std::stop_callback wake(unwanted, [this] { eventfd_write(wake_, 1); });
  std::array<char, 4096> buffer{};
  while (input_comes(wake_)) {
    const ssize_t got = ::read(STDIN_FILENO, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    take({buffer.data(), static_cast<std::size_t>(got)});
  }
  end();
}

void AwaitedLines::take(std::string_view bytes) {
  const std::lock_guard lock(mutex_);
  for (const char c : bytes) {
    if (c != '\n') {
      begun_ += c;
      continue;
    }
    if (!trim(begun_).empty()) lines_.push_back(begun_);
    begun_.clear();
  }
  if (!lines_.empty()) overtaken_.request_stop();
  changed_.notify_all();
}

void AwaitedLines::end() {
  const std::lock_guard lock(mutex_);
  if (!trim(begun_).empty()) lines_.push_back(begun_);
  begun_.clear();
  ended_ = true;
  changed_.notify_all();
}

std::optional<std::string> AwaitedLines::next(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, stop, [this] { return !lines_.empty() || ended_; });
  if (lines_.empty()) return std::nullopt;
  std::string line = std::move(lines_.front());
  lines_.pop_front();
  overtaken_ = std::stop_source();
  if (!lines_.empty()) overtaken_.request_stop();
  return line;
}

}  // namespace papan::cli
