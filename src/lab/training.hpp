// Training runs in the store: begun, gone on with, listed and compared; whatever learns.
//
// A run is known by its learner and its plan: the same plan again goes on where it was, to the
// same end. Every step is in the store before the next begins: the points of the curve that it
// found, and what the learner needs to go on. Results that are text are kept at the end too, by
// the hash of their content. Tested in tests/lab/training_test.cpp.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "store/store.hpp"
#include "train/learner.hpp"

namespace papan::lab {

// How far a run has come.
struct TrainingStand {
  int done = 0;  // steps
  int steps = 0;
  bool finished = false;
  std::optional<train::CurvePoint> last{};
};

struct StoredRun {
  StoreId id = 0;
  const train::LearnerKind* kind = nullptr;
  Settings plan;  // every option spelled out
  TrainingStand stand;
  std::vector<train::CurvePoint> curve{};
  std::unique_ptr<train::Learner> learner{};  // once it was asked for
};

// The spec of a plan that `complete` has spelled out.
TrainingSpec spec_of(const train::LearnerKind& kind, const Settings& plan);

// The run of this plan; one that is not there yet begins to exist if it can begin.
Result<StoredRun> training_of(Store& store, const train::LearnerKind& kind, const Settings& plan);
// The same, only where it is there.
Result<std::optional<StoredRun>> find_training(Store& store, const train::LearnerKind& kind,
                                               const Settings& plan);
Result<StoredRun> stored_training(Store& store, StoreId id);

// How a run is gone on with; `tell` hears of each step, and may be empty.
struct TrainingEffort {
  int threads = 1;
  std::stop_token stop;
  std::function<void(const StoredRun&)> tell;
};

// Steps until the end or a stop.
Result<void> go_on(Store& store, StoredRun& run, const TrainingEffort& effort);

// The bytes that a run has learnt so far, after one step at least.
Result<std::string> result_of(Store& store, StoredRun& run);
// "json", "bin", "txt": how the name of their file ends.
std::string result_format(const StoredRun& run);

// Every run that can be read, without its curve.
Result<std::vector<StoredRun>> trainings(Store& store);

// The columns of a point that were measured, by their keys.
Json point_json(const train::LearnerKind& kind, const train::CurvePoint& point);
Json plan_json(const train::LearnerKind& kind, const Settings& plan);
// With the result where it is JSON.
Result<Json> to_json(Store& store, StoredRun& run);

}  // namespace papan::lab
