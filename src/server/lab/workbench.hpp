// Workbench: the one thread that works on studies, one after the other, behind
// everything that people wait for.
//
// It has a store of its own and a low priority, plays one game at a time, and
// rests between commits, so that no move of a person waits for it. What is promised in
// the store is taken up again when the server starts, and goes on where it was; the
// promise goes when the work is done, has failed or was called off. Of several servers
// on one store, only the first takes promises up: a lock beside the store tells.
// Tested in tests/server/workbench_test.cpp.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <latch>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "core/clock.hpp"
#include "server/lab/study.hpp"
#include "server/refusal.hpp"

namespace papan::server {

enum class JobState : std::uint8_t { kWaiting, kRunning, kStopping, kFailed };

struct Job {
  JobState state = JobState::kWaiting;
  std::string problem;  // failed: why

  friend bool operator==(const Job&, const Job&) = default;
};
// What is at work or waits here, or has failed; and how often each study was begun here:
// what it grew between two looks, it grew by our work.
struct Jobs : std::map<StudyRef, Job> {
  using map::map;
  std::map<StudyRef, int> begun;

  friend bool operator==(const Jobs&, const Jobs&) = default;
};

class Workbench {
 public:
  // Takes up what the store has promised, before anybody can call it off.
  explicit Workbench(std::filesystem::path store_file);
  // Stops in the middle; promises stay.
  ~Workbench() { stop(); }
  Workbench(const Workbench&) = delete;
  Workbench& operator=(const Workbench&) = delete;

  // The promise must be in the store. Allowed when too many wait.
  Allowed add(const StudyRef& study);
  [[nodiscard]] Allowed check_room() const;
  // Stops or forgets it; its promise must be dropped from the store too.
  void call_off(const StudyRef& study);
  void stop();

  // Fails a tournament of which no game has ended for so long.
  void stop_overdue(double patience);

  [[nodiscard]] Jobs jobs() const;

 private:
  struct Running {
    StudyRef study;
    std::stop_source stop;
    Stopwatch since_progress;
    bool overdue = false;
  };

  // The first server of a store; as long as it lives.
  class FirstServer {
   public:
    explicit FirstServer(const std::filesystem::path& store_file);
    ~FirstServer();
    FirstServer(const FirstServer&) = delete;
    FirstServer& operator=(const FirstServer&) = delete;
    [[nodiscard]] bool is_first() const { return first_; }

   private:
    int lock_ = -1;
    bool first_ = false;
  };

  void run();
  void take_up(Store& store);
  // Waits for work; none: closing.
  std::optional<StudyRef> next();
  void finish(Store& store, const Result<void>& done);
  Result<void> work(Store& store, const StudyRef& study, const std::stop_token& stop);
  Result<void> play(Store& store, StoreId id, const std::stop_token& stop);
  void progressed();
  [[nodiscard]] bool is_waiting(const StudyRef& study) const;

  std::filesystem::path file_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<StudyRef> waiting_;
  std::optional<Running> running_;
  std::map<StudyRef, std::string> failed_;
  std::map<StudyRef, int> begun_;
  bool closing_ = false;
  std::latch taken_up_{1};
  std::thread thread_;
};

}  // namespace papan::server
