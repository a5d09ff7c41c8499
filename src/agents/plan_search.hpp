// Searches that make a game's best plan better, and what they say of its moves.
//
// For one player without chance. What is searched is the way to the end, not each move for
// itself: a better plan raises all that is known, and what every other move is worth follows from
// it at once (GameModule::variations).
// Tested in tests/agents/best_plan_test.cpp.
#pragma once

#include <string_view>

#include "agents/best_plan.hpp"
#include "agents/catalogue.hpp"
#include "agents/judgement.hpp"

namespace papan {

// A position of a game with what is known of it.
struct PlannedPosition {
  std::shared_ptr<const Position> position;  // a seat has the turn
  Plies played;                              // that led there
  std::shared_ptr<BestPlan> plans;           // null where plans prove nothing: only hint_by asks

  // After one move more.
  [[nodiscard]] Result<PlannedPosition> after(const std::string& move) const;
  [[nodiscard]] std::optional<FoundPlan> best() const { return plans->after(played); }
};

// Does the agent plan the whole game?
bool is_planner(const Position& position, std::string_view spec);

// One search by the agent, from nothing; what it finds joins the plans. The nodes it cost.
Result<std::uint64_t> improve(const PlannedPosition& at, std::string_view spec,
                              const Request& request);

// The best known way on, after a search: what a hint follows.
Result<Decision> hint_by_plan(const PlannedPosition& at, std::string_view spec,
                              const Request& request);

// What a hint says: by the plan, or where plans prove nothing (`at.plans` is null) what the
// agent would play.
Result<Decision> hint_by(const PlannedPosition& at, std::string_view spec, const Request& request);

// A move lost something only where a better line was found: the judgement's. Before that is said,
// the move is tried as hard: with that line as far as it still goes, and by a search of its own. An
// empty move: the best is judged.
Result<Judgement> judge_by_plan(const PlannedPosition& at, std::string_view move,
                                std::string_view spec, const Request& request);

}  // namespace papan
