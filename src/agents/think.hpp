// think: the one function that answers questions (agents/question.hpp).
//
// It knows no server and no clock but the question's own budget, so whoever holds a question may
// call it. A memory keeps what was learnt from one question to the next of the same asker (a
// seat's player with its table, an analysis under way); without one, all begins anew.
// Tested in tests/agents/question_test.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "agents/plan_analyst.hpp"
#include "agents/question.hpp"

namespace papan {

// How far a question is, for whoever watches from another thread.
struct Progress {
  std::atomic<bool> is_thinking = false;
  std::atomic<std::uint64_t> finished = 0;   // nodes of the searches that are over
  std::atomic<std::uint64_t> under_way = 0;  // of the one that is not

  [[nodiscard]] std::uint64_t nodes() const { return finished + under_way; }
};

// Serves one question at a time.
struct Memory {
  std::unique_ptr<Player> player;  // kMove
  std::optional<Analyst> analyst;  // kAnalysis
  std::optional<PlanAnalyst> planner;
  std::shared_ptr<BestPlan> plans;
};

struct Watch {
  std::stop_token stop;  // obeyed within 10 ms
  Progress* progress = nullptr;
};

Result<Answer> think(const Question& question, Memory& memory, const Watch& watch);

}  // namespace papan
