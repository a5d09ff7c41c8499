// Annealing over click sequences: a pilot for each colour that may be worth sparing, then
// one anneal or several by the colour whose pilot came out best.
#include <algorithm>
#include <cmath>

#include "core/parallel.hpp"
#include "games/collapse/play/walk.hpp"

namespace papan::collapse {
namespace {

constexpr double kPilotShare = 0.05;  // of the budget, at most, for each colour

// What serves a scoring, found by trial on deals.
struct Schedule {
  HeatRange heat;  // points
  double bands;    // share of the changes that concern several columns
  double nodes;    // an anneal
  double seconds;  // an anneal, about as long
};
constexpr Schedule kForXxl = {{100, 10}, 0.25, 2'400'000, 12};
constexpr Schedule kForOthers = {{40, 5}, 0, 300'000, 0.6};

const Schedule& schedule_of(const Collapse& rules) {
  return rules.scoring() == Scoring::kXxl ? kForXxl : kForOthers;
}

int anneals_of(const PlanTask& task) {
  if (task.options.anneals > 0) return task.options.anneals;
  const Schedule& schedule = schedule_of(task.rules);
  const Budget& budget = task.request.budget;
  double wished = 1;
  if (budget.nodes > 0) wished = static_cast<double>(budget.nodes) / schedule.nodes;
  if (budget.seconds > 0) wished = budget.seconds / schedule.seconds;
  return std::clamp(static_cast<int>(std::lround(wished)), 1, 1000);
}

// A part of a budget that limits nodes or time.
Budget share_of(const Budget& budget, double share) {
  Budget part = budget;
  part.nodes = static_cast<std::uint64_t>(std::floor(share * static_cast<double>(budget.nodes)));
  part.seconds = share * budget.seconds;
  return part;
}

class Anneals {
 public:
  explicit Anneals(const PlanTask& task) : task_(task) {}

  Found run() {
    int anneals = anneals_of(task_);
    const int spared = task_.options.spared > 0 ? task_.options.spared
                                                : pilot(std::min(kPilotShare, 1.0 / anneals));
    const double share = (1 - spent_) / anneals;
    // Threads multiply what can be done in a time; a number of nodes stays what it is.
    if (task_.request.budget.nodes == 0) anneals *= task_.options.threads;
    std::vector<Anneal> all;
    for (int i = 0; i < anneals; ++i) add(all, spared, share);
    run_all(all);
    best_.walks = anneals;
    return std::move(best_);
  }

 private:
  // One to make.
  struct Anneal {
    int spared;
    Budget budget;
    Rng rng;
  };

  // The colour whose short anneal comes out best.
  int pilot(double share) {
    const auto colours = colours_to_spare(task_);
    if (colours.size() == 1) return colours[0];
    std::vector<Anneal> pilots;
    for (const int colour : colours) add(pilots, colour, share);
    if (pilots.size() < colours.size()) return colours[0];  // too few nodes for that
    const auto found = run_all(pilots);
    const auto rounds = (colours.size() + threads() - 1) / threads();
    spent_ = share * static_cast<double>(task_.request.budget.nodes > 0 ? colours.size() : rounds);
    const auto best =
        std::max_element(found.begin(), found.end(),
                         [](const Found& a, const Found& b) { return a.score < b.score; });
    return colours[static_cast<std::size_t>(best - found.begin())];
  }

  [[nodiscard]] std::size_t threads() const {
    return static_cast<std::size_t>(task_.options.threads);
  }

  // Without a node to spend there is none: no nodes would mean no limit.
  void add(std::vector<Anneal>& all, int spared, double share) {
    const Budget part = share_of(task_.request.budget, share);
    if (part.nodes == 0 && part.seconds == 0) return;
    all.push_back({spared, part, Rng(task_.request.rng.next())});
  }

  std::vector<Found> run_all(std::vector<Anneal>& all) {
    std::vector<Found> found(all.size());
    for_each_index(all.size(), task_.options.threads, task_.request.stop,
                   [&](std::size_t i) { found[i] = run_one(all[i]); });
    std::uint64_t nodes = best_.nodes;
    for (const Found& one : found) {
      nodes += one.nodes;
      if (one.score > best_.score && !one.plan.empty()) best_ = one;
    }
    best_.nodes = nodes;
    return found;
  }

  Found run_one(Anneal& one) const {
    const auto& [rules, state, options, request] = task_;
    const Decoder decoder(rules, state, one.spared);
    Landscape landscape(decoder, {.band = schedule_of(rules).bands}, kMaxCells);
    Found best{landscape.plan(), landscape.value(), one.spared};
    Meter meter({one.budget, one.rng, request.stop, request.counted});
    Stretch stretch(meter, one.budget, 1);
    anneal_in_place(landscape, heat_of(options, schedule_of(rules).heat), stretch, one.rng, [&] {
      best.plan = landscape.plan();
      best.score = landscape.value();
    });
    best.nodes = meter.nodes();
    return best;
  }

  const PlanTask& task_;
  double spent_ = 0;  // share of the budget that pilots have had
  Found best_;
};

}  // namespace

Found anneal(const PlanTask& task) {
  return Anneals(task).run();
}

}  // namespace papan::collapse
