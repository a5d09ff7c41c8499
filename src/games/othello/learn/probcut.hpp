// How well shallow searches foretell deep ones: the model of Multi-ProbCut, fitted.
//
// Positions of quick games, played by a shallow search with some random moves, are each
// searched to every depth without ProbCut. For pairs of depths of equal parity the spread
// of the difference is found by number of discs; the model is the least-squares
// plane through the logarithms, each weighed by its number of positions. The seed and the
// shipped weights decide everything. Tested in tests/train/othello_probcut_test.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <tuple>
#include <vector>

#include "games/othello/play/probcut.hpp"
#include "games/othello/rules/othello.hpp"
#include "train/learner.hpp"

namespace papan::train {

struct ProbCutPlan {
  int positions = 1000;
  int depth = 8;
  std::int64_t seed = 1;

  // As a learner's plan: train/learner.hpp.
  static OptionTable<ProbCutPlan> describe();
  [[nodiscard]] Result<void> check() const { return {}; }
  [[nodiscard]] int steps() const;
  [[nodiscard]] std::string file_name() const { return "othello-probcut.json"; }
  [[nodiscard]] Result<std::unique_ptr<Learner>> open(const KeptRun& kept) const;
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

// A few positions are a step.
class ProbCutRun {
 public:
  explicit ProbCutRun(const ProbCutPlan& plan) : plan_(plan) {}
  // An error when the checkpoint is damaged.
  static Result<ProbCutRun> resume(const ProbCutPlan& plan, const std::string& checkpoint);

  [[nodiscard]] bool finished() const { return done_ >= plan_.positions; }
  [[nodiscard]] int positions() const { return done_; }
  // False when it was stopped: then nothing has changed.
  bool step(const std::stop_token& stop);
  [[nodiscard]] std::string checkpoint() const;

  // Of what was searched so far.
  [[nodiscard]] ProbCutFit fit() const;
  // The spread of all differences, in discs.
  [[nodiscard]] double spread() const;

 private:
  struct Tally {
    int positions = 0;
    double squares = 0;  // of differences, in discs
  };
  using Tallies = std::map<std::tuple<int, int, int>, Tally>;  // group of discs, deep, shallow

  static void add_position(const othello::Othello<8>::State& state, int depth, Tallies& tallies);

  ProbCutPlan plan_;
  int done_ = 0;
  Tallies tallies_;
};

}  // namespace papan::train
