// Expectimax: best play against chance, to a fixed depth.
//
// First maximises, Second minimises, Chance averages: over all outcomes where the
// game lists them, or over a few drawn ones. The same draws serve all siblings of
// a ply, so that moves are compared on equal luck. Depth counts moves, not draws.
// A width leaves only the moves that look best at once to be searched deeper.
// Without chance it is minimax. Laws: tests/search/expectimax_test.cpp.
#pragma once

#include <algorithm>

#include "core/inline_list.hpp"
#include "game/evaluation.hpp"
#include "game/task.hpp"
#include "search/candidates.hpp"
#include "search/meter.hpp"

namespace papan {

struct ExpectimaxLimits {
  int depth = 2;
  int samples = 0;  // draws at a chance node; 0: all outcomes, where they are listed
  int width = 0;    // moves that are searched deeper; 0: all
};

template <Game G, Evaluation<G> Eval>
class Expectimax {
 public:
  Expectimax(const Task<G>& task, const Eval& eval, const ExpectimaxLimits& limits)
      : rules_(task.rules),
        eval_(eval),
        limits_(limits),
        meter_(task.request),
        luck_(task.request.rng.next()) {}

  Choice<G> run(const StateOf<G>& state) {
    Choice<G> choice;
    for (const Child& child : children(state, limits_.depth)) {
      const double found = value(child.state, limits_.depth - 1, 1);
      if (meter_.stopped() && !choice.candidates.empty()) break;
      choice.candidates.push_back({child.move, found / Eval::kUnit});
    }
    rank_for(rules_.turn(state), choice.candidates);
    choice.move = choice.candidates.front().move;
    choice.value = choice.candidates.front().value;
    choice.line = {choice.move};
    choice.depth = limits_.depth;
    choice.nodes = meter_.nodes();
    if (!cut_ && !meter_.stopped()) set_exact(choice);
    if (meter_.stopped()) choice.note = "the budget ended the search";
    return choice;
  }

  // For First, in units of the evaluation.
  double value(const StateOf<G>& state, int depth, int ply) {
    const Turn turn = rules_.turn(state);
    if (turn == Turn::kOver) return eval_.final(rules_, state);
    if (depth == 0 || meter_.stopped()) {
      cut_ = true;
      return eval_(rules_, state);
    }
    if constexpr (Stochastic<G>) {
      if (turn == Turn::kChance) return average(state, depth, ply);
    }
    return best(state, turn, depth, ply);
  }

 private:
  struct Child {
    MoveOf<G> move;
    StateOf<G> state;
    double looks = 0;  // for the mover, if there is a width
  };
  using Children = InlineList<Child, MovesOf<G>::kCapacity>;

  // What the moves lead to, in the game's order; with a width the best looking.
  Children children(const StateOf<G>& state, int depth) {
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    Children all;
    for (const auto& move : moves) {
      Child child{move, state};
      rules_.play(child.state, move);
      meter_.tick();
      all.push(child);
    }
    if (depth > 1 && limits_.width > 0 && all.size() > static_cast<std::size_t>(limits_.width)) {
      keep_best_looking(all, sign(rules_.turn(state)));
    }
    return all;
  }

  void keep_best_looking(Children& all, int side) {
    cut_ = true;
    for (Child& child : all) child.looks = side * value(child.state, 0, 0);
    std::sort(all.begin(), all.end(), [](const Child& a, const Child& b) {
      return a.looks != b.looks ? a.looks > b.looks : a.move < b.move;
    });
    all.shrink_to(static_cast<std::size_t>(limits_.width));
  }

  double best(const StateOf<G>& state, Turn turn, int depth, int ply) {
    double greatest = 0;
    bool first = true;
    for (const Child& child : children(state, depth)) {
      const double found = sign(turn) * value(child.state, depth - 1, ply + 1);
      if (first || found > greatest) greatest = found;
      first = false;
    }
    return sign(turn) * greatest;
  }

  double average(const StateOf<G>& state, int depth, int ply) {
    if constexpr (EnumerableChance<G>) {
      if (limits_.samples == 0) return average_of_all(state, depth, ply);
    }
    const int draws = std::max(limits_.samples, 1);
    Rng rng = luck_.fork(static_cast<std::uint64_t>(ply));
    double sum = 0;
    for (int i = 0; i < draws; ++i) {
      sum += value_after(state, rules_.draw(state, rng), depth, ply);
    }
    cut_ = true;
    return sum / draws;
  }

  double average_of_all(const StateOf<G>& state, int depth, int ply) {
    typename G::Outcomes outcomes;
    rules_.outcomes(state, outcomes);
    double sum = 0;
    for (const auto& [outcome, probability] : outcomes) {
      sum += probability * value_after(state, outcome, depth, ply);
    }
    return sum;
  }

  template <class Outcome>
  double value_after(StateOf<G> state, const Outcome& outcome, int depth, int ply) {
    rules_.resolve(state, outcome);
    return value(state, depth, ply);
  }

  const G& rules_;
  const Eval& eval_;
  ExpectimaxLimits limits_;
  Meter meter_;
  Rng luck_;
  bool cut_ = false;  // something was not looked at to the end
};

}  // namespace papan
