// The weights of the pattern evaluation, learnt by stochastic gradient descent.
//
// The model is linear: the margin of a position is the sum of the weights of its
// fillings. Each phase has its own weights and learns from its own positions and those
// a few moves around, in a shuffled order. Every weight has a rate of its own, which falls
// with the errors that it has seen, so that rare fillings learn fast and common ones
// settle (Duchi, Hazan and Singer, "Adaptive subgradient methods", 2011); all rates fall
// to a tenth by the end. A phase depends on nothing but its examples and the seed. The
// evaluation is that of Buro (2002).
// Tested in tests/train/othello_patterns_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "games/othello/learn/examples.hpp"

namespace papan::train {

struct PatternPlan {
  int epochs = 6;
  double rate = 1;  // discs: about the first step of a weight
  std::uint64_t seed = 1;
};

// Mean absolute errors in discs.
struct PatternErrors {
  int phase = 0;
  int epoch = 0;        // from 1
  double training = 0;  // met during the epoch
  double held_out = 0;  // after it; of the phase's own positions alone
};

struct ExampleSets {
  std::span<const Example> training;
  std::span<const Example> held_out;
};

// The weights of a phase for its canonical fillings; empty when stopped.
std::vector<std::int16_t> fit_phase(const PatternPlan& plan, int phase, const ExampleSets& sets,
                                    const std::function<bool(const PatternErrors&)>& told);

}  // namespace papan::train
