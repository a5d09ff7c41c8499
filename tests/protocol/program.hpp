// The real program as a server, to be killed and started again on the same store.
#pragma once

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "tests/protocol/served.hpp"

extern char** environ;

namespace papan::testing_support {

class Program {
 public:
  explicit Program(const std::filesystem::path& store) {
    int out[2];
    if (pipe(out) != 0) return;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    std::vector<std::string> words = {PAPAN_BINARY, "serve", "--port", "0", "--db", store.string()};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn(&process_, PAPAN_BINARY, &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(out[1]);
    std::string line;
    for (char c = 0; read(out[0], &c, 1) == 1 && c != '\n';) line += c;
    close(out[0]);
    const auto colon = line.rfind(':');
    if (colon != std::string::npos) {
      port_ = static_cast<unsigned short>(std::strtol(line.c_str() + colon + 1, nullptr, 10));
    }
  }
  ~Program() { end(SIGKILL); }

  int end(int signal) {
    if (process_ == 0) return -1;
    kill(process_, signal);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

  [[nodiscard]] unsigned short port() const { return port_; }

  [[nodiscard]] std::unique_ptr<SocketClient> join() const {
    auto client = SocketClient::connect({port_, "", ""});
    EXPECT_TRUE(client) << client.error().message;
    EXPECT_EQ((*client)->ask(server::Hello{token_of(port_)}).at("writes"), true);
    return std::move(*client);
  }

 private:
  pid_t process_ = 0;
  unsigned short port_ = 0;
};

}  // namespace papan::testing_support
