// Studies: reads what the store holds of tournaments, experiments and training runs, as
// the page shows them; whoever began them.
//
// What another process works on is known by its writing: a study that has grown within
// the last seconds without being ours is at work elsewhere; what grew while it was ours was
// our work. How fast it grows also tells the time that is left. Lives on the laboratory's
// reading thread.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/json.hpp"
#include "lab/report/report.hpp"
#include "server/lab/study.hpp"
#include "server/lab/workbench.hpp"

namespace papan::server {

// A study's progress as it was seen to grow.
class Growth {
 public:
  using Time = std::chrono::steady_clock::time_point;

  void see(int done, Time now);
  // Has it grown of late?
  [[nodiscard]] bool is_alive(Time now) const;
  // Seconds until `total` at the pace so far; none: not yet known.
  [[nodiscard]] std::optional<double> seconds_left(int total, Time now) const;

 private:
  int first_ = -1;  // none seen
  int done_ = 0;
  Time first_at_;
  Time grown_at_;
  bool grew_ = false;
};

class Studies {
 public:
  // Both complete messages without a request.
  Result<Json> list(Store& store, const Jobs& jobs);
  Result<Json> study(Store& store, const StudyRef& study, const Jobs& jobs);

  // Does a study that is not ours grow, so that it may be told later that it rests?
  [[nodiscard]] bool others_work() const { return others_work_; }
  [[nodiscard]] bool is_elsewhere(const StudyRef& study, const Jobs& jobs) const;

 private:
  struct Standing {
    StudyRef study;
    int done = 0;
    int total = 0;
    bool ended = false;
  };

  // Was it begun here since it was last seen?
  [[nodiscard]] bool worked_here(const StudyRef& study, const Jobs& jobs) const;
  // "id", "state", "done", "total", "seconds_left", "problem".
  Json standing_json(const Standing& standing, const Jobs& jobs);
  Json tournaments(Store& store, const Jobs& jobs);
  Result<Json> experiments(Store& store, const Jobs& jobs);
  Result<Json> trainings(Store& store, const Jobs& jobs);
  Result<Json> tournament(Store& store, StoreId id, const Jobs& jobs);
  Result<Json> experiment(Store& store, StoreId id, const Jobs& jobs);
  Result<Json> training(Store& store, StoreId id, const Jobs& jobs);
  int measurements_of(const StoredExperiment& stored);

  std::map<StudyRef, Growth> growths_;
  std::set<StudyRef> ours_;                  // when they were last seen
  std::map<StudyRef, int> begun_;            // here, when they were last seen
  std::map<std::string, int> measurements_;  // by name and spec of an experiment
  std::map<StoreId, Json> reports_;          // of experiments that are done, in each language
  bool others_work_ = false;
};

}  // namespace papan::server
