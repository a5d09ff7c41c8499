// Variations: what one plan is worth after every other first click.
//
// A plan lists the cells that it clicks by the names that they have now, and most of it still
// holds when another group goes first: so a plan tells of each legal click a whole game that
// begins with it, for the price of decoding it. What they score they score by the rules: lower
// bounds, as the plan's own score is.
// Tested in tests/agents/best_plan_test.cpp.
#pragma once

#include <stop_token>
#include <vector>

#include "agents/best_plan.hpp"

namespace papan::collapse {

// A plan for each legal move of a position of Collapse, in their order; fewer when it was stopped.
// `plan` goes on from `position`.
std::vector<FoundPlan> variations(const Position& position, const FoundPlan& plan,
                                  const std::stop_token& stop);

// The one that begins with `move`.
FoundPlan variation(const Position& position, const FoundPlan& plan, std::string_view move);

}  // namespace papan::collapse
