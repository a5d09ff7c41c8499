// Blur: the low levels of `best` see the value of each move through noise, so
// that they err as people do: more where moves are close.
#pragma once

#include <utility>

#include "game/task.hpp"

namespace papan {

// `choice` with the move that looks best to the mover through noise of this
// standard deviation, in the units of the candidates' values.
template <Game G>
Choice<G> blurred(Choice<G> choice, double noise, const Task<G>& task) {
  const int side = sign(task.rules.turn(task.state));
  double best = 0;
  bool first = true;
  for (const Candidate<G>& candidate : choice.candidates) {
    const double looks = side * candidate.value + noise * task.request.rng.normal();
    if (!first && looks <= best) continue;
    first = false;
    best = looks;
    choice.move = candidate.move;
    choice.value = candidate.value;
  }
  choice.line = {choice.move};
  choice.exact = false;  // of the move that it plays; what is known of the moves stays
  return choice;
}

}  // namespace papan
