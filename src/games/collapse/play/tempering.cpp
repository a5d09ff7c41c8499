// Parallel tempering over click sequences, where a whole game stands in its plan: runs
// (tempering_run.hpp) from nothing, then round the best plans that they found.
#include <algorithm>

#include "core/parallel.hpp"
#include "games/collapse/play/restarts.hpp"
#include "games/collapse/play/tempering_run.hpp"
#include "games/collapse/rules/small_decoder.hpp"

namespace papan::collapse {
namespace {

// Shorter budgets are better spent on annealing.
constexpr std::uint64_t kFewestNodes = 2'000'000;
constexpr double kShortestTime = 4;  // seconds, of one thread

template <class D>
class RestartedTempering {
 public:
  RestartedTempering(const PlanTask& task, const RunLength& length)
      : task_(task), restarts_(task.request.budget, task.options.threads, length) {
    for (const int colour : colours_to_spare(task)) {
      decoders_.push_back(std::make_unique<D>(task.rules, task.state, colour));
    }
  }

  Found run() {
    for (int i = 0; i < restarts_.generations() && !task_.request.stop.stop_requested(); ++i) {
      run_generation(i);
    }
    Found best = plans_.empty() ? Found{} : std::move(plans_.front());
    best.nodes = nodes_;
    best.walks = runs_;
    return best;
  }

 private:
  void run_generation(int generation) {
    const auto starts =
        std::min(plans_.size(), static_cast<std::size_t>(restarts_.starts(generation)));
    const auto budgets = restarts_.parts(generation, nodes_, watch_.seconds());
    std::vector<Found> found(budgets.size());
    const Rng rng(task_.request.rng.next());
    for_each_index(budgets.size(), task_.options.threads, task_.request.stop, [&](std::size_t i) {
      const Found* from = starts == 0 ? nullptr : &plans_[i % starts];
      TemperingRun<D> one(task_, decoders_, budgets[i], from, rng.fork(i));
      found[i] = one.run();
    });
    for (std::size_t i = 0; i < found.size(); ++i) {
      nodes_ += found[i].nodes;
      ++runs_;
      if (starts == 0) {
        plans_.push_back(std::move(found[i]));
      } else if (found[i].score >= plans_[i % starts].score) {
        plans_[i % starts] = std::move(found[i]);
      }
    }
    std::stable_sort(plans_.begin(), plans_.end(),
                     [](const Found& a, const Found& b) { return a.score > b.score; });
  }

  const PlanTask& task_;
  const Restarts restarts_;
  Stopwatch watch_;
  Decoders<D> decoders_;
  std::vector<Found> plans_;  // the best first
  std::uint64_t nodes_ = 0;
  int runs_ = 0;
};

}  // namespace

bool is_worth_tempering(const PlanTask& task) {
  const Budget& budget = task.request.budget;
  return task.options.anneals == 0 && task.rules.scoring() != Scoring::kXxl &&
         (budget.nodes == 0 || budget.nodes >= kFewestNodes) &&
         (budget.seconds == 0 || budget.seconds * task.options.threads >= kShortestTime);
}

Found temper(const PlanTask& task, const RunLength& length) {
  return SmallDecoder::serves(task.rules) ? RestartedTempering<SmallDecoder>(task, length).run()
                                          : RestartedTempering<Decoder>(task, length).run();
}

}  // namespace papan::collapse
