// A client of engines of Othello, written from the descriptions of the protocols alone: it
// shares nothing with our own sessions, neither rules nor notation nor the way to start a
// program. It runs the real program and speaks to it line by line through pipes.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/patience.hpp"

namespace papan::testing_support {

// The program as a child, its standard input and output in our hands.
class Engine {
 public:
  explicit Engine(const std::string& arguments) {
    std::signal(SIGPIPE, SIG_IGN);  // a program that has ended is told by its silence
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (pipe2(to.data(), O_CLOEXEC) != 0 || pipe2(from.data(), O_CLOEXEC) != 0) std::abort();
    child_ = fork();
    if (child_ == 0) {
      dup2(to[0], STDIN_FILENO);
      dup2(from[1], STDOUT_FILENO);
      const std::string command = "exec " + std::string(PAPAN_BINARY) + " " + arguments;
      execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      _exit(127);
    }
    close(to[0]);
    close(from[1]);
    in_ = to[1];
    out_ = from[0];
  }
  ~Engine() {
    if (in_ >= 0) close(in_);
    close(out_);
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
  }
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  void send(const std::string& line) {
    const std::string text = line + "\n";
    ASSERT_EQ(::write(in_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }

  // The next line; none when the program has ended, or is silent for too long.
  std::optional<std::string> line() {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    for (;;) {
      if (const auto at = received_.find('\n'); at != std::string::npos) {
        std::string first = received_.substr(0, at);
        received_.erase(0, at + 1);
        return first;
      }
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
          end - std::chrono::steady_clock::now());
      pollfd waiting{out_, POLLIN, 0};
      if (left.count() <= 0 || poll(&waiting, 1, static_cast<int>(left.count())) <= 0) return {};
      std::array<char, 4096> buffer{};
      const ssize_t got = read(out_, buffer.data(), buffer.size());
      if (got <= 0) return {};
      received_.append(buffer.data(), static_cast<std::size_t>(got));
    }
  }

  [[nodiscard]] pid_t process() const { return child_; }

  void close_input() {
    close(in_);
    in_ = -1;
  }

  // The exit code, once it has ended by itself.
  int wait() {
    int status = 0;
    const bool ended = eventually([&] { return waitpid(child_, &status, WNOHANG) == child_; });
    if (!ended) return -1;
    child_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t child_ = 0;
  int in_ = -1;
  int out_ = -1;
  std::string received_;
};

// Othello by the book of rules: a table of letters, and eight ways to look.
class PlainOthello {
 public:
  PlainOthello() {
    for (auto& row : cells_) row.fill('.');
    cells_[3][3] = cells_[4][4] = 'W';
    cells_[3][4] = cells_[4][3] = 'B';
  }

  [[nodiscard]] char mover() const { return mover_; }
  [[nodiscard]] bool may_move() const { return !moves(mover_).empty(); }
  [[nodiscard]] bool over() const { return moves('B').empty() && moves('W').empty(); }
  [[nodiscard]] int discs(char colour) const {
    int count = 0;
    for (const auto& row : cells_) {
      for (const char cell : row) count += cell == colour ? 1 : 0;
    }
    return count;
  }

  // "d3", in small letters; false where it is no move.
  bool play(const std::string& move) {
    if (move.size() != 2) return false;
    const int column = move[0] - 'a';
    const int row = move[1] - '1';
    if (!inside(column, row) || turned(column, row, mover_, nullptr) == 0) return false;
    turned(column, row, mover_, this);
    cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = mover_;
    pass();
    return true;
  }
  void pass() { mover_ = mover_ == 'B' ? 'W' : 'B'; }

  [[nodiscard]] std::vector<std::string> moves(char colour) const {
    std::vector<std::string> all;
    for (int row = 0; row < 8; ++row) {
      for (int column = 0; column < 8; ++column) {
        if (turned(column, row, colour, nullptr) == 0) continue;
        all.push_back({static_cast<char>('a' + column), static_cast<char>('1' + row)});
      }
    }
    return all;
  }

 private:
  static bool inside(int column, int row) {
    return column >= 0 && column < 8 && row >= 0 && row < 8;
  }
  [[nodiscard]] char at(int column, int row) const {
    return cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }

  // How many discs a move would turn; turns them on `board` unless that is null.
  int turned(int column, int row, char colour, PlainOthello* board) const {
    if (at(column, row) != '.') return 0;
    int total = 0;
    for (int down = -1; down <= 1; ++down) {
      for (int right = -1; right <= 1; ++right) {
        int count = 0;
        int x = column + right;
        int y = row + down;
        for (; inside(x, y) && at(x, y) != '.' && at(x, y) != colour; x += right, y += down)
          ++count;
        if (count == 0 || !inside(x, y) || at(x, y) != colour) continue;
        total += count;
        if (board == nullptr) continue;
        for (int i = 1; i <= count; ++i) {
          board->cells_[static_cast<std::size_t>(row + i * down)]
                       [static_cast<std::size_t>(column + i * right)] = colour;
        }
      }
    }
    return total;
  }

  std::array<std::array<char, 8>, 8> cells_{};
  char mover_ = 'B';
};

}  // namespace papan::testing_support
