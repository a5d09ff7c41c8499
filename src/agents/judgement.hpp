// Judgement: what a move lost, by an agent: the value of the best move it sees
// less that of the move. For two players both come from searches of one kind, or there is
// nothing to tell (agents/alike.hpp).
//
// What a loss weighs differs by game: `scale` is about the least that a person
// would call inaccurate; twice that is a mistake, four times a blunder.
// Tested in tests/agents/judgement_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "agents/catalogue.hpp"

namespace papan {

// Values are points for First.
struct Judgement {
  std::string best;
  double best_value = 0;
  std::vector<std::string> line;  // of the best move
  std::string move;               // the one that was judged
  double value = 0;
  double lost = 0;  // points for who moved; at least 0
  double scale = 1;
  int depth = 0;
  Kind best_kind = Kind::kUnknown;
  Kind kind = Kind::kUnknown;  // of `value`
  bool compared = true;        // false: the two values are not of one kind, and tell no loss
  bool exact = false;          // `best_value` is that of perfect play in the position
  std::uint64_t nodes = 0;
};

// The least loss that counts, where moves are worth from `worst` to `best`.
double loss_scale(const Position& position, double best, double worst);

// A seat has the turn; an empty move: the best is judged. The budget is the spec's.
Result<Judgement> judge(const Position& position, std::string_view move, std::string_view spec,
                        const Request& request);

}  // namespace papan
