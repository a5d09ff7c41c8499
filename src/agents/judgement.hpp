// Judgement: what a move lost, by an agent: the value of the best move it sees
// less that of the move, searched as deep.
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
  bool exact = false;
  std::uint64_t nodes = 0;
};

// The least loss that counts, where moves are worth from `worst` to `best`.
double loss_scale(const Position& position, double best, double worst);

// A seat has the turn; an empty move: the best is judged. The budget is the spec's.
Result<Judgement> judge(const Position& position, std::string_view move, std::string_view spec,
                        const Request& request);

}  // namespace papan
