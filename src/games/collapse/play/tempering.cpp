// Parallel tempering over click sequences, where a whole game stands in its plan: trips
// (trip.hpp) from nothing, then round the best plans that they found.
#include <algorithm>

#include "core/parallel.hpp"
#include "games/collapse/play/journey.hpp"
#include "games/collapse/play/trip.hpp"
#include "games/collapse/rules/small_decoder.hpp"

namespace papan::collapse {
namespace {

// Shorter budgets are better spent on annealing.
constexpr std::uint64_t kFewestNodes = 2'000'000;
constexpr double kShortestTime = 4;  // seconds, of one thread

template <class D>
class Travels {
 public:
  Travels(const Errand& errand, const TripLength& length)
      : errand_(errand), journey_(errand.request.budget, errand.options.threads, length) {
    for (const int colour : colours_to_spare(errand)) {
      decoders_.push_back(std::make_unique<D>(errand.rules, errand.state, colour));
    }
  }

  Found run() {
    for (int i = 0; i < journey_.generations() && !errand_.request.stop.stop_requested(); ++i) {
      travel(i);
    }
    Found best = plans_.empty() ? Found{} : std::move(plans_.front());
    best.nodes = nodes_;
    best.walks = trips_;
    return best;
  }

 private:
  void travel(int generation) {
    const auto starts =
        std::min(plans_.size(), static_cast<std::size_t>(journey_.starts(generation)));
    const auto budgets = journey_.parts(generation, nodes_, watch_.seconds());
    std::vector<Found> found(budgets.size());
    const Rng rng(errand_.request.rng.next());
    for_each_index(budgets.size(), errand_.options.threads, errand_.request.stop,
                   [&](std::size_t i) {
                     const Found* from = starts == 0 ? nullptr : &plans_[i % starts];
                     Trip<D> trip(errand_, decoders_, budgets[i], from, rng.fork(i));
                     found[i] = trip.run();
                   });
    for (std::size_t i = 0; i < found.size(); ++i) {
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

Found temper(const Errand& errand, const TripLength& length) {
  return SmallDecoder::serves(errand.rules) ? Travels<SmallDecoder>(errand, length).run()
                                            : Travels<Decoder>(errand, length).run();
}

}  // namespace papan::collapse
