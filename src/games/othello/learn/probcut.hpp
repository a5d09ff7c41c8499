// How well shallow searches foretell deep ones: the model of Multi-ProbCut, fitted.
//
// Positions of quick games, played by a shallow search with some random moves, are each
// searched to every depth without ProbCut. For pairs of depths of equal parity the spread
// of the difference is found by number of discs; the model is the least-squares
// plane through the logarithms, each weighed by its number of positions. The seed and the
// shipped weights decide everything. Tested in tests/train/othello_probcut_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/othello/play/probcut.hpp"

namespace papan::train {

struct ProbCutPlan {
  int positions = 1000;
  int depth = 8;
  std::uint64_t seed = 1;
};

// One pair of depths at one number of discs.
struct ProbCutSpread {
  int discs = 0;  // the middle of its group
  int deep = 0;
  int shallow = 0;
  int positions = 0;
  double spread = 0;  // discs
};

struct ProbCutFit {
  othello::ProbCutModel model;
  std::vector<ProbCutSpread> spreads;
};

// The plane through the logarithms of the spreads.
othello::ProbCutModel fit_model(const std::vector<ProbCutSpread>& spreads);

// `told` hears the share done, and says whether to go on; nothing when it was stopped.
std::optional<ProbCutFit> fit_probcut(const ProbCutPlan& plan,
                                      const std::function<bool(double)>& told);

}  // namespace papan::train
