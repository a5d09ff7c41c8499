// Training runs in the store: begun, gone on with, listed and compared.
//
// A run is known by its plan: the same plan again goes on where it was, to the
// same end. Every generation is in the store before the next begins, and the
// weights of a finished run are too, by the hash of their content.
// Tested in tests/lab/training_test.cpp.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "games/brick/learn/run.hpp"
#include "lab/report/report.hpp"
#include "store/store.hpp"

namespace papan::lab {

struct StoredRun {
  StoreId id = 0;
  train::Run run;
};

Result<StoredRun> training_of(Store& store, const train::Plan& plan);
Result<StoredRun> stored_training(Store& store, StoreId id);

// How a run is gone on with; `tell` hears of each generation, and may be empty.
struct TrainingEffort {
  int threads = 1;
  std::stop_token stop;
  std::function<void(const train::Run&, const train::Generation&)> tell;
};

// Steps until the end or a stop.
Result<void> go_on(Store& store, StoredRun& stored, const TrainingEffort& effort);

// A run at a glance, from what was kept of it, without its algorithm.
struct TrainingGlance {
  StoreId id = 0;
  train::Plan plan;
  std::optional<train::Generation> last;
  bool finished = false;
};

Result<std::vector<TrainingGlance>> trainings(Store& store);

Json to_json(const train::Generation& generation);
Json to_json(const StoredRun& stored);

// A line a generation: generation, evaluations, best, mean, spread, held out.
std::string curve_csv(const train::Run& run);

// Runs side by side: where they ended, and their learning curves.
Chapter comparison(std::span<const StoredRun> runs, Language language);

}  // namespace papan::lab
