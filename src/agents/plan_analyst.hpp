// PlanAnalyst: live analysis for one player without chance: one growing plan, and what it
// proves of every move.
//
// All time goes into the best plan of the position, with twice the nodes a round up to a round of
// some seconds, each from other beginnings. Every other move is worth what the plan still makes
// after it, or what was found through it before: all values are lower bounds, and none ever falls.
// Tested in tests/agents/best_plan_test.cpp.
#pragma once

#include <map>

#include "agents/analyst.hpp"
#include "agents/plan_search.hpp"

namespace papan {

class PlanAnalyst {
 public:
  // A seat has the turn, and the agent is a planner.
  static Result<PlanAnalyst> make(PlannedPosition at, std::string_view spec);

  // One search. One that was stopped comes again; what it found until then is kept.
  Result<void> step(const Analyst::Watch& watch);

  [[nodiscard]] bool finished() const { return rounds_ >= kMostRounds; }
  // Best first, with whole lines.
  [[nodiscard]] const std::vector<ValuedMove>& moves() const { return moves_; }
  [[nodiscard]] std::uint64_t changes() const { return changes_; }
  [[nodiscard]] const std::string& spec() const { return spec_; }
  [[nodiscard]] int round() const { return rounds_ + 1; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint64_t kFirstNodes = 2'000;
  static constexpr int kDoublings = 10;  // about 2 million sequences: seconds
  static constexpr int kMostRounds = 60;

  PlanAnalyst() = default;
  void take(const std::stop_token& stop);
  void take_known();
  void share_best();
  void keep(const std::string& move, FoundPlan plan);
  void publish();

  PlannedPosition at_;
  std::string spec_;
  std::vector<LegalMove> legal_;
  std::map<std::string, FoundPlan> found_;  // the best that begins with each move
  std::optional<Score> tried_;              // of the plan that all moves were tried with
  std::vector<ValuedMove> moves_;
  int rounds_ = 0;  // that are over
  std::uint64_t nodes_ = 0;
  std::uint64_t changes_ = 0;
};

}  // namespace papan
