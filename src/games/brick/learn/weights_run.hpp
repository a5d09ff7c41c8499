// WeightsRun: a training run that can be stepped, stopped, stored and resumed.
//
// Its state is its plan and every value that it has found, a list a generation.
// An optimiser told the same values proposes the same genomes, so a run is resumed
// by telling it again; nothing of any algorithm's inside need be stored, and a
// resumed run ends as if it had never been stopped.
// Tested in tests/train/brick_weights_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/brick/learn/weights_plan.hpp"

namespace papan::train {

// What there is to say of one generation.
struct WeightsGeneration {
  int number = 0;       // from 1
  int evaluations = 0;  // so far: genomes played, not games
  double best = 0;      // so far, on the training deals
  double mean = 0;      // of this generation
  double spread = 0;    // its standard deviation
  double held_out = 0;  // the best one's mean on the held-out deals
};

class WeightsRun {
 public:
  // `plan` must have passed `check`.
  explicit WeightsRun(WeightsPlan plan);
  static Result<WeightsRun> resume(const Json& state);

  [[nodiscard]] const WeightsPlan& plan() const { return plan_; }
  [[nodiscard]] bool finished() const;
  [[nodiscard]] const std::vector<WeightsGeneration>& history() const { return history_; }

  // One generation more; nothing, and no change, when it was stopped.
  std::optional<WeightsGeneration> step(int threads, const std::stop_token& stop);

  [[nodiscard]] Json state() const;

  // The best so far as a weights file, with how it was made; after one step at least.
  [[nodiscard]] Json weights() const;

 private:
  void tell(const std::vector<Genome>& genomes, const std::vector<double>& values);
  [[nodiscard]] double held_out(int threads) const;

  WeightsPlan plan_;
  std::unique_ptr<Optimiser> optimiser_;
  std::vector<std::vector<double>> values_;
  std::vector<WeightsGeneration> history_;
  Genome best_;
};

// Steps until the end or a stop.
void finish(WeightsRun& run, int threads, const std::stop_token& stop);

}  // namespace papan::train
