#include "lab/run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>
#include <mutex>

#include "core/parallel.hpp"

namespace papan::lab {
namespace {

// One piece of work, and the experiment it belongs to.
struct Piece {
  std::size_t experiment = 0;
  Measurement measurement;
};

// Its share of all: seconds of a core.
double work_of(const Measurement& one) {
  return one.cost * one.cores;
}

class Runner {
 public:
  Runner(Store& store, const std::vector<Experiment>& chosen, const RunPlan& plan)
      : store_(store), chosen_(chosen), plan_(plan), results_(chosen.size()) {}

  Result<RunOutcome> run() {
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      if (auto loaded = load(i); !loaded) return loaded.error();
    }
    std::stable_sort(waiting_.begin(), waiting_.end(), [](const Piece& a, const Piece& b) {
      return a.measurement.cost > b.measurement.cost;
    });
    for (const Piece& piece : waiting_) cost_ += work_of(piece.measurement);
    if (auto worked = measure_all(); !worked) return worked.error();
    return outcome();
  }

 private:
  // What the store has of an experiment; the rest waits.
  Result<void> load(std::size_t index) {
    const auto stored =
        store_.experiment_of(chosen_[index].id, stored_spec(plan_.scope, plan_.revision));
    if (!stored) return stored.error();
    ids_.push_back(stored->id);
    const auto rows = store_.results(stored->id);
    if (!rows) return rows.error();
    for (const ExperimentResult& row : *rows) {
      auto json = parse_json(row.result);
      if (!json) return json.error();
      results_[index].emplace(row.key, std::move(*json));
    }
    for (Measurement& one : chosen_[index].measurements(plan_.scope)) {
      ++total_;
      if (results_[index].contains(one.key)) {
        ++done_;
      } else {
        waiting_.push_back({index, std::move(one)});
      }
    }
    return {};
  }

  // What uses several threads itself has fewer beside it, so that together they use no more
  // than the plan's: the widest first, then the others.
  Result<void> measure_all() {
    std::map<int, std::vector<std::size_t>, std::greater<>> by_cores;
    for (std::size_t i = 0; i < waiting_.size(); ++i) {
      by_cores[waiting_[i].measurement.cores].push_back(i);
    }
    for (const auto& [cores, numbers] : by_cores) {
      const int at_once = std::max(1, plan_.threads / cores);
      auto worked = try_each_index(numbers.size(), {at_once, plan_.stop},
                                   [&](std::size_t i) { return measure(waiting_[numbers[i]]); });
      if (!worked) return worked;
    }
    return {};
  }

  Result<void> measure(const Piece& piece) {
    auto measured = piece.measurement.run(plan_.stop);
    if (!measured) return measured.error();
    if (plan_.stop.stop_requested()) return {};  // it may have been cut short
    const std::scoped_lock lock(mutex_);
    return keep(piece, std::move(*measured));
  }

  Result<void> keep(const Piece& piece, Json result) {
    const Measurement& one = piece.measurement;
    auto kept = store_.append_result(ids_[piece.experiment], {one.key, result.dump()});
    if (!kept) return kept;
    // As a resumed run will read it.
    results_[piece.experiment].emplace(one.key, *parse_json(result.dump()));
    ++done_;
    cost_done_ += work_of(one);
    if (plan_.tell) {
      plan_.tell({done_, total_, std::min(1.0, cost_done_ / cost_),
                  fmt::format("{} {}", chosen_[piece.experiment].id, one.key)});
    }
    return {};
  }

  Result<RunOutcome> outcome() {
    RunOutcome all{{}, done_, total_, done_ == total_};
    if (!all.finished) return all;
    const Say say(plan_.language);
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      const Experiment& one = chosen_[i];
      auto report = one.report({plan_.scope, results_[i], store_, say});
      if (!report) return report.error();
      const bool quick = plan_.scope.size == Size::kQuick;
      all.chapters.push_back({one.id, say(one.title), say(one.paper),
                              say(quick ? one.quick : one.full), std::move(*report),
                              plan_.language});
    }
    return all;
  }

  Store& store_;
  const std::vector<Experiment>& chosen_;
  const RunPlan& plan_;
  std::vector<Results> results_;  // by experiment
  std::vector<StoreId> ids_;
  std::vector<Piece> waiting_;
  int done_ = 0;
  int total_ = 0;
  double cost_ = 0;
  double cost_done_ = 0;
  std::mutex mutex_;
};

}  // namespace

std::string stored_spec(const Scope& scope, const std::string& revision) {
  const Json spec = {{"size", to_text(scope.size)}, {"seed", scope.seed}, {"revision", revision}};
  return spec.dump();
}

Result<RunOutcome> run_experiments(Store& store, const std::vector<Experiment>& chosen,
                                   const RunPlan& plan) {
  return Runner(store, chosen, plan).run();
}

}  // namespace papan::lab
