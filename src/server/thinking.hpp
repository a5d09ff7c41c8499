// Thinking: asks questions (agents/question.hpp) of whoever thinks, and brings the answers to the
// loop. Here that is a pool of threads; whoever takes its place takes the same questions.
// Lives on the loop's thread. Tested in tests/server/thinking_test.cpp,
// and through tests/server/hub_test.cpp.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "agents/think.hpp"
#include "server/loop.hpp"
#include "server/search_pool.hpp"

namespace papan::server {

// A question with what belongs to its asker: a memory, which it may keep to ask again; a progress,
// where it watches.
struct Asking {
  Lane lane = Lane::kSpare;
  Question question;
  std::shared_ptr<Memory> memory;
  std::shared_ptr<Progress> progress = nullptr;
};

class Thinking {
 public:
  using Then = std::function<void(const Result<Answer>& answer)>;

  Thinking(Loop& loop, SearchPool& pool) : loop_(loop), pool_(pool) {}

  // A memory for an agent whose tables take so much, counted until nobody has it any more; null
  // where all agents together would take too much. Some is kept back for answers to people.
  std::shared_ptr<Memory> remember(Lane lane, int megabytes);

  // The source that stops it; none when too many wait. One that was stopped before its turn came
  // is answered with an error.
  std::optional<std::stop_source> ask(Asking asking, Then then);

  // Does anything wait in the lane?
  [[nodiscard]] bool waits(Lane lane) { return pool_.waits(lane); }
  void stop_overdue(double allowed) { pool_.stop_overdue(allowed); }

 private:
  Loop& loop_;
  SearchPool& pool_;
  std::shared_ptr<std::atomic<int>> megabytes_ = std::make_shared<std::atomic<int>>(0);  // taken
};

}  // namespace papan::server
