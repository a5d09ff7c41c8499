// Parallel tempering over click sequences, where a whole game stands in its plan: trips
// from nothing, then round the best plans that they found.
//
// A ladder that goes on for long stays on the hills that it came to in its first million
// sequences. So the budget is cut into trips: a third of them start from nothing, the
// others, less hot, from the best plans so far: first from four of them, then from two, at last
// from one. Trips are made in generations, side by side; where nodes are the budget, the number of
// threads changes nothing.
#include <algorithm>
#include <array>
#include <cmath>

#include "agents/collapse/trip.hpp"
#include "core/parallel.hpp"
#include "games/collapse/small_decoder.hpp"

namespace papan::collapse {
namespace {

constexpr double kTripNodes = 1'000'000;
constexpr double kTripSeconds = 2;  // about as long
constexpr int kAtOnce = 4;          // trips, where nodes are the budget
constexpr double kFarShare = 0.35;  // of the generations start from nothing

// Shorter budgets are better spent on annealing.
constexpr std::uint64_t kFewestNodes = 2'000'000;
constexpr double kShortestTime = 4;  // seconds, of one thread

// How a budget is cut.
struct Journey {
  int generations;
  int far;   // of the generations
  int wide;  // trips of a generation

  explicit Journey(const Errand& errand) {
    const Budget& budget = errand.request.budget;
    const int threads = errand.options.threads;
    double trips = budget.nodes > 0 ? static_cast<double>(budget.nodes) / kTripNodes : 1e9;
    if (budget.seconds > 0) trips = std::min(trips, budget.seconds * threads / kTripSeconds);
    const int most = budget.nodes > 0 ? kAtOnce : threads;
    wide = std::clamp(static_cast<int>(trips / 2), 1, most);
    generations = std::max(1, static_cast<int>(std::lround(trips / wide)));
    far = std::max(1, static_cast<int>(std::lround(kFarShare * generations)));
  }

  // Plans from which the trips of a generation start; 0: from nothing.
  [[nodiscard]] int starts(int generation) const {
    if (generation < far) return 0;
    const int third = 3 * (generation - far) / (generations - far);
    return 4 >> third;
  }
};

template <class D>
class Generations {
 public:
  explicit Generations(const Errand& errand) : errand_(errand), journey_(errand) {
    for (const int colour : colours_to_spare(errand)) {
      decoders_.push_back(std::make_unique<D>(errand.rules, errand.state, colour));
    }
  }

  Found run() {
    for (int i = 0; i < journey_.generations && !errand_.request.stop.stop_requested(); ++i) {
      make(i);
    }
    if (plans_.empty()) return {};
    Found best = std::move(plans_.front());
    best.nodes = nodes_;
    best.walks = trips_;
    return best;
  }

 private:
  void make(int generation) {
    const auto starts =
        std::min(plans_.size(), static_cast<std::size_t>(journey_.starts(generation)));
    const auto wide = static_cast<std::size_t>(journey_.wide);
    const std::vector<Budget> budgets = cut(generation);
    std::vector<Found> found(wide);
    const Rng rng(errand_.request.rng.next());
    for_each_index(wide, errand_.options.threads, errand_.request.stop, [&](std::size_t i) {
      const Found* from = starts == 0 ? nullptr : &plans_[i % starts];
      found[i] = Trip<D>(errand_, decoders_, budgets[i], from, rng.fork(i)).run();
    });
    for (std::size_t i = 0; i < wide; ++i) {
      nodes_ += found[i].nodes;
      ++trips_;
      if (starts == 0) {
        plans_.push_back(std::move(found[i]));
      } else if (found[i].score >= plans_[i % starts].score) {
        plans_[i % starts] = std::move(found[i]);
      }
    }
    std::stable_sort(plans_.begin(), plans_.end(),
                     [](const Found& a, const Found& b) { return a.score > b.score; });
  }

  // What is left of the budget, in equal parts: of all trips to come, or of the time.
  [[nodiscard]] std::vector<Budget> cut(int generation) const {
    Budget rest = errand_.request.budget;
    const auto to_come = static_cast<std::uint64_t>(journey_.generations - generation);
    const auto wide = static_cast<std::uint64_t>(journey_.wide);
    std::vector<Budget> parts(wide, rest);
    if (rest.nodes > 0) rest.nodes -= nodes_;
    for (std::uint64_t i = 0; i < wide; ++i) {
      if (rest.nodes > 0) {
        parts[i].nodes = rest.nodes / (to_come * wide - i);
        rest.nodes -= parts[i].nodes;
      }
      if (rest.seconds > 0) {
        parts[i].seconds =
            std::max(1e-9, (rest.seconds - watch_.seconds()) / static_cast<double>(to_come));
      }
    }
    return parts;
  }

  const Errand& errand_;
  const Journey journey_;
  Stopwatch watch_;
  Decoders<D> decoders_;
  std::vector<Found> plans_;  // the best first
  std::uint64_t nodes_ = 0;
  int trips_ = 0;
};

}  // namespace

bool is_worth_tempering(const Errand& errand) {
  const Budget& budget = errand.request.budget;
  return errand.options.anneals == 0 && errand.rules.scoring() != Scoring::kXxl &&
         (budget.nodes == 0 || budget.nodes >= kFewestNodes) &&
         (budget.seconds == 0 || budget.seconds * errand.options.threads >= kShortestTime);
}

Found temper(const Errand& errand) {
  return SmallDecoder::serves(errand.rules) ? Generations<SmallDecoder>(errand).run()
                                            : Generations<Decoder>(errand).run();
}

}  // namespace papan::collapse
