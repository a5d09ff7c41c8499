#include "core/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

#include "core/clock.hpp"
#include "core/text.hpp"

extern char** environ;

namespace papan {
namespace {

constexpr int kPollMilliseconds = 10;
constexpr int kGraceSteps = 50;                // before it is killed
constexpr std::size_t kLongestLine = 1 << 20;  // more is nonsense
constexpr std::chrono::milliseconds kGraceStep{2};

// What the child is born with: our socket as input and output, no error output, a
// group of its own, and no signal blocked.
class Birth {
 public:
  explicit Birth(int channel) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, channel, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files_, channel, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&manner_);
    posix_spawnattr_setflags(&manner_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setpgroup(&manner_, 0);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&manner_, &none);
  }
  ~Birth() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&manner_);
  }
  Birth(const Birth&) = delete;
  Birth& operator=(const Birth&) = delete;

  // The number of the error, or 0.
  int spawn(pid_t& process, std::string command) const {
    std::string shell = "sh";
    std::string flag = "-c";
    std::array<char*, 4> arguments = {shell.data(), flag.data(), command.data(), nullptr};
    return posix_spawn(&process, "/bin/sh", &files_, &manner_, arguments.data(), environ);
  }

 private:
  posix_spawn_file_actions_t files_{};
  posix_spawnattr_t manner_{};
};

}  // namespace

Result<std::unique_ptr<Process>> Process::start(const std::string& command) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    return Error{"cannot start " + in_quotes(command) + ": " + std::strerror(errno)};
  }
  pid_t process = 0;
  const int problem = Birth(ends[1]).spawn(process, command);
  close(ends[1]);
  if (problem != 0) {
    close(ends[0]);
    return Error{"cannot start " + in_quotes(command) + ": " + std::strerror(problem)};
  }
  return std::unique_ptr<Process>(new Process(process, ends[0]));
}

// A short time to end by itself, once its input has ended; then by force.
Process::~Process() {
  close(channel_);
  for (int i = 0; i < kGraceSteps; ++i) {
    if (waitpid(process_, nullptr, WNOHANG) == process_) break;
    if (i + 1 < kGraceSteps) {
      std::this_thread::sleep_for(kGraceStep);
      continue;
    }
    kill(-process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
}

Result<void> Process::write_line(std::string_view line) {
  std::string text(line);
  text += '\n';
  for (std::string_view rest = text; !rest.empty();) {
    const ssize_t sent = send(channel_, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return Error{"it has ended"};
    rest.remove_prefix(static_cast<std::size_t>(sent));
  }
  return {};
}

Result<std::string> Process::read_line(double seconds, const std::stop_token& stop) {
  const Stopwatch watch;
  for (;;) {
    if (const auto end = received_.find('\n'); end != std::string::npos) {
      std::string line = received_.substr(0, end);
      received_.erase(0, end + 1);
      return line;
    }
    if (received_.size() > kLongestLine) return Error{"it wrote a line without end"};
    if (stop.stop_requested()) return Error{"stopped"};
    if (watch.seconds() > seconds) return Error{"it did not answer in " + to_text(seconds) + " s"};
    pollfd waiting{channel_, POLLIN, 0};
    if (poll(&waiting, 1, kPollMilliseconds) <= 0) continue;
    std::array<char, 4096> buffer{};
    const ssize_t got = recv(channel_, buffer.data(), buffer.size(), 0);
    if (got == 0 || (got < 0 && errno != EINTR)) return Error{"it has ended"};
    if (got > 0) received_.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace papan
