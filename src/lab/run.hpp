// Runs experiments: their measurements on many threads, each result kept in the
// store as soon as it is there, what is there already never measured again.
//
// An experiment in the store is named by its id, size, seed and the revision of
// the program, so a run that was killed goes on where it was, and results of
// other code are not mixed in. Tested in tests/lab/run_test.cpp.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "lab/experiment.hpp"

namespace papan::lab {

struct RunProgress {
  int done = 0;      // measurements that are kept, from earlier runs too
  int total = 0;     //
  double share = 0;  // of this run's work by expected cost, in [0, 1]
  std::string last;  // what has just been kept: experiment and key
};

struct RunPlan {
  Scope scope;
  std::string revision;
  int threads = 1;  // of all measurements together, where none alone uses more
  std::stop_token stop;
  std::function<void(const RunProgress&)> tell;  // from one thread at a time; may be empty
  Language language = Language::kEnglish;        // of the reports; the results are the same
};

struct RunOutcome {
  std::vector<Chapter> chapters;  // one an experiment when finished, else none
  int done = 0;
  int total = 0;
  bool finished = false;  // false: stopped on the way
};

// What names an experiment in the store beside its id.
std::string stored_spec(const Scope& scope, const std::string& revision);

Result<RunOutcome> run_experiments(Store& store, const std::vector<Experiment>& chosen,
                                   const RunPlan& plan);

}  // namespace papan::lab
