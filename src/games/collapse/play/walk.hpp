// What annealing and parallel tempering over click sequences share: the task, what is found, and
// how a plan is played.
//
// Annealing walks once, or several times after each other; tempering lets many walkers run at
// once, where the budget is long enough. docs/algorithms/sequence-annealing.md.
#pragma once

#include <cstdint>
#include <vector>

#include "games/collapse/play/planner.hpp"
#include "games/collapse/play/restarts.hpp"
#include "games/collapse/rules/decoder.hpp"
#include "local/anneal_in_place.hpp"
#include "local/sequence.hpp"

namespace papan::collapse {

using Landscape = SequenceLandscape<Decoder>;
using Plan = Landscape::Plan;

// What is to be planned, and how.
struct PlanTask {
  const Collapse& rules;
  const Collapse::State& state;
  const PlannerOptions& options;
  const Request& request;
};

// The best plan of a walk, as a decoder that spares this colour plays it.
struct Found {
  Plan plan;
  Score score = 0;
  int spared = 0;
  std::uint64_t nodes = 0;
  int walks = 0;
};

// Clicks by the names of cells; those that are gone, or alone, are passed over.
struct Clicks {
  CellName first = kNoCell;  // clicked even where it is alone
  const Plan& then;
};

// The clicks as the rules play them, and on to the end as the decoder finishes games.
std::vector<Move> moves_along(const Collapse& rules, const Collapse::State& state,
                              const Decoder& decoder, const Clicks& clicks);

// Colours that may be worth sparing, the most promising first.
std::vector<int> colours_to_spare(const PlanTask& task);

// The temperatures of a walk, where nothing else was asked for.
HeatRange heat_of(const PlannerOptions& options, HeatRange usual);

Found anneal(const PlanTask& task);

// Whether the budget is long enough for it, and the scoring one where it helps.
bool is_worth_tempering(const PlanTask& task);
Found temper(const PlanTask& task, const RunLength& length = {});

}  // namespace papan::collapse
