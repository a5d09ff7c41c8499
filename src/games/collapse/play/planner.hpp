// Planner: a whole game of Collapse by annealing or tempering over click sequences.
//
// A plan lists cells by the names of the present board (games/collapse/rules/decoder.hpp);
// its value is the true final score when one colour is spared for last. Short budgets
// are for annealing (annealing.cpp), long ones, where the scoring allows it, for parallel
// tempering (tempering.cpp). The games of the paper's agents are plans too: the
// answer is never worse than theirs.
// docs/algorithms/sequence-annealing.md. Tested in tests/agents/collapse_test.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "core/options.hpp"
#include "game/task.hpp"
#include "games/collapse/rules/collapse.hpp"

namespace papan::collapse {

struct PlannerOptions {
  int spared = 0;
  double hot = 0;
  double cold = 0;
  int anneals = 0;
  int threads = 1;

  static OptionTable<PlannerOptions> describe() {
    return OptionTable<PlannerOptions>{}
        .integer("spared", &PlannerOptions::spared, {0, kMaxColours},
                 "the colour that is left for last; 0: chosen")
        .real("hot", &PlannerOptions::hot, {0, 100'000}, "first temperature, points; 0: by scoring")
        .real("cold", &PlannerOptions::cold, {0, 100'000}, "last temperature; 0: by scoring")
        .integer("anneals", &PlannerOptions::anneals, {0, 1000},
                 "how many, one after the other; 0: by the budget")
        .threads("threads", &PlannerOptions::threads, {1, 64}, "anneals at a time");
  }
};

enum class Way : std::uint8_t { kAnnealing, kTempering };

struct PlannedGame {
  std::vector<Move> moves;  // by their canonical names, to the end of the game
  Score score = 0;
  std::uint64_t nodes = 0;  // sequences decoded
  int spared = 0;           // 0: the game of one of the paper's agents
  Way way = Way::kAnnealing;
  int walks = 0;  // anneals, or runs of walkers
};

// The game is not over in `state`. Budgets are nodes or time; without either no
// sequence is decoded.
PlannedGame plan_game(const Collapse& rules, const Collapse::State& state,
                      const PlannerOptions& options, const Request& request);

}  // namespace papan::collapse
