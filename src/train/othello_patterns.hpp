// The weights of the pattern evaluation, learnt by stochastic gradient descent.
//
// The model is linear: the margin of a position is the sum of the weights of its
// fillings. Each phase has its own weights and learns from its own positions and those
// a few moves around, in a shuffled order; each error is shared by all weights of the
// position, with a rate that falls to a tenth by the end. Rare fillings stay near zero because they
// are seen rarely. A phase depends on nothing but its examples and the seed. After Buro (2002).
// Tested in tests/train/othello_patterns_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "train/othello_examples.hpp"

namespace papan::train {

struct PatternPlan {
  int epochs = 20;
  double rate = 0.3;  // the share of an error that a position takes away at first
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
