// `patterns`: the learnt evaluation of Othello on 8x8, for the shared searches.
//
// The value is the sum of the weights of all patterns (games/othello/rules/patterns.hpp): the
// margin, in discs, that the side to move can expect at the end. Moves are ordered as
// by `positional`. docs/algorithms/othello-evaluation.md tells how the weights were
// learnt. Tested in tests/games/othello_patterns_test.cpp.
#pragma once

#include <algorithm>
#include <string_view>

#include "games/othello/rules/evaluation.hpp"
#include "games/othello/rules/pattern_weights.hpp"

namespace papan::othello {

class Patterns {
 public:
  static constexpr std::string_view kName = "patterns";
  static constexpr int kUnit = kPatternUnit;
  using Rules = Othello<8>;
  using State = Rules::State;

  Patterns() : weights_(&PatternWeights::shipped()) {}

  Score operator()(const Rules&, const State& state) const {
    return sign(state.side) * std::clamp(weights_->value(state.own, state.enemy), -kMost, kMost);
  }

  Score final(const Rules& rules, const State& state) const { return kUnit * rules.score(state); }

  int promise(const Rules& rules, const State& before, Move move, const State& after) const {
    return Positional<8>{}.promise(rules, before, move, after);
  }

 private:
  static constexpr Score kMost = kUnit * 64;

  const PatternWeights* weights_;
};

}  // namespace papan::othello
