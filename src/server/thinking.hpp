// Thinking: asks questions (agents/question.hpp) of whoever thinks, and brings the answers to the
// loop. Here that is a pool of threads; whoever takes its place takes the same questions.
// Lives on the loop's thread. Tested through tests/server/hub_test.cpp.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "agents/think.hpp"
#include "server/loop.hpp"
#include "server/search_pool.hpp"

namespace papan::server {

// A question with what belongs to its asker: a memory, where it asks again; a progress, where it
// watches.
struct Asking {
  Lane lane = Lane::kSpare;
  Question question;
  std::shared_ptr<Memory> memory = std::make_shared<Memory>();
  std::shared_ptr<Progress> progress = nullptr;
};

class Thinking {
 public:
  using Then = std::function<void(const Result<Answer>& answer)>;

  Thinking(Loop& loop, SearchPool& pool) : loop_(loop), pool_(pool) {}

  // The source that stops it; none when too many wait. One that was stopped before its turn came
  // is answered with an error.
  std::optional<std::stop_source> ask(Asking asking, Then then);

  // Does anything wait in the lane?
  [[nodiscard]] bool waits(Lane lane) { return pool_.waits(lane); }
  void stop_overdue(double allowed) { pool_.stop_overdue(allowed); }

 private:
  Loop& loop_;
  SearchPool& pool_;
};

}  // namespace papan::server
