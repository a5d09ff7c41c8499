// SearchPool: the threads that think, as many as cores, with three lanes.
//
// An agent that answers a person goes into the answer lane; hints and games among
// agents share the spare lane; analyses, which never end by themselves, come after
// them in their own. The last two never hold the last free thread: a person's
// move does not wait for another's analysis. Lanes are served in order of arrival
// and have an end. A search is stopped by its source, or when it overstays.
// Tested in tests/server/search_pool_test.cpp.
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "core/clock.hpp"

namespace papan::server {

enum class Lane : std::uint8_t { kAnswer, kSpare, kAnalysis };
inline constexpr std::size_t kLanes = 3;

class SearchPool {
 public:
  using Work = std::function<void(std::stop_token)>;

  struct Capacity {
    int threads = 2;                               // at least 2
    std::array<std::size_t, kLanes> waiting = {};  // by lane
  };

  explicit SearchPool(const Capacity& capacity);
  ~SearchPool() { stop(); }
  SearchPool(const SearchPool&) = delete;
  SearchPool& operator=(const SearchPool&) = delete;

  // The source that stops the work; none when too many wait.
  std::optional<std::stop_source> submit(Lane lane, Work work);

  // Stops what runs, forgets what waits, and ends the threads.
  void stop();

  // Stops every search that has run for longer.
  void stop_overdue(double allowed);

  // Does anything wait in the lane?
  [[nodiscard]] bool waits(Lane lane);

 private:
  struct Job {
    Lane lane = Lane::kAnswer;
    Work work;
    std::stop_source stop;
    Stopwatch watch;
  };

  void run();
  [[nodiscard]] std::optional<Lane> next_lane() const;

  Capacity capacity_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::array<std::deque<Job>, kLanes> waiting_;
  std::list<Job> running_;
  int others_running_ = 0;  // that answer no person
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace papan::server
