// Question: what is asked of whatever thinks about a position; Answer: what comes of it. Values.
//
// A question holds all that its answer depends on: the game as far as the position, who is asked,
// with what budget and chance, and what is known already. So it goes to a thread or, as text, to
// a worker of a browser or to another machine, and where no clock decides the same answer
// comes back. agents/think.hpp answers; agents/question_text.hpp writes and reads both.
// Tested in tests/agents/question_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/analyst.hpp"
#include "agents/best_plan.hpp"
#include "agents/judgement.hpp"
#include "core/json.hpp"
#include "game/budget.hpp"
#include "game/player.hpp"
#include "game/record.hpp"
#include "game/search_tree.hpp"

namespace papan {

enum class Wanted : std::uint8_t {
  kMove,         // what the agent plays
  kHint,         // what a person is told: by the best plan, where plans prove anything
  kJudgement,    // what a move lost
  kExplanation,  // what the agent computes
  kTree,         // the tree that it grows
  kAnalysis      // what all moves are worth: asked again and again, with one memory
};

struct Question {
  Wanted wants = Wanted::kMove;
  Record game;               // as far as the position; who sits there does not matter
  std::string agent;         // a spec
  Budget budget;             // in place of the spec's
  std::uint64_t chance = 1;  // the seed of what the agent leaves to chance
  std::string move;          // kJudgement: which one; empty: the best
  TreeLimits limits;         // kTree

  // What is known already: ways from the position to the end, moves whose values are exact.
  std::vector<FoundPlan> plans;
  std::vector<ValuedMove> proven;

  // The same position for who has it at hand; no part of the text.
  std::shared_ptr<const Position> position;
};

// How far an analysis is.
struct AnalysisNews {
  std::vector<ValuedMove> moves;  // best first; none where they are as they were
  std::uint64_t changes = 0;      // of the moves
  bool by_plan = false;           // lines go to the end and prove their values
  int depth = 0;
  std::size_t done = 0;  // moves of this depth
  std::size_t total = 0;
  std::uint64_t nodes = 0;
  bool finished = false;
};

struct Answer {
  std::string agent;                   // with every option spelled out
  std::optional<Decision> decision;    // kMove, kHint
  std::optional<Judgement> judgement;  // kJudgement
  Json shown;                          // kExplanation, kTree: as programs and the page have it
  std::optional<AnalysisNews> analysis;
  std::vector<FoundPlan> plans;  // from the position to the end, that were not known
};

}  // namespace papan
