// Parallel tempering over click sequences, where a whole game stands in its plan.
//
// The spared colour only says what is proposed, not what a plan is worth. So walkers that
// spare different colours trade places like all others, and what comes down to the cold
// end is the colour that deserves it; the hottest walker, which forgets everything else,
// draws its colour anew from time to time.
#include <algorithm>
#include <array>
#include <memory>

#include "agents/collapse/walk.hpp"
#include "core/clock.hpp"
#include "games/collapse/small_decoder.hpp"
#include "local/temper_in_place.hpp"

namespace papan::collapse {
namespace {

constexpr std::size_t kWalkers = 12;
constexpr HeatRange kHeat = {90, 6};  // points
constexpr SequenceChanges kChanges = {.insert = 0.50, .erase = 0.25, .move = 0.20};
constexpr int kSteps = 200;          // of each walker in a round
constexpr double kRedrawn = 0.02;    // chance in a round of a new colour at the hot end
constexpr double kLastShare = 0.03;  // of the budget, to cool the best plan down
constexpr double kColdest = 3;       // points, where that ends

// Shorter budgets are better spent on annealing.
constexpr std::uint64_t kFewestNodes = 2'000'000;
constexpr double kShortestTime = 4;  // seconds, of one thread

template <class D>
class Walkers {
 public:
  explicit Walkers(const Errand& errand)
      : errand_(errand), rng_(errand.request.rng.next()), ladder_(walkers(), heat(), rng_) {}

  Found run() {
    best_.walks = static_cast<int>(kWalkers);
    while (!is_spent()) round();
    cool_down();
    return std::move(best_);
  }

 private:
  using Landscape = SequenceLandscape<D>;

  [[nodiscard]] HeatRange heat() const { return heat_of(errand_.options, kHeat); }

  std::vector<std::unique_ptr<Landscape>> walkers() {
    for (const int colour : colours_to_spare(errand_)) {
      decoders_.push_back(std::make_unique<D>(errand_.rules, errand_.state, colour));
    }
    std::vector<std::unique_ptr<Landscape>> all;
    for (std::size_t i = 0; i < kWalkers; ++i) {
      const D& decoder = *decoders_[i % decoders_.size()];
      all.push_back(std::make_unique<Landscape>(decoder, kChanges, kMaxCells));
    }
    return all;
  }

  [[nodiscard]] bool is_spent() const {
    const Budget& budget = errand_.request.budget;
    constexpr double kShare = 1 - kLastShare;
    const auto nodes = static_cast<double>(best_.nodes + kWalkers * kSteps);
    return errand_.request.stop.stop_requested() ||
           (budget.nodes > 0 && nodes > kShare * static_cast<double>(budget.nodes)) ||
           (budget.seconds > 0 && watch_.seconds() >= kShare * budget.seconds);
  }

  void round() {
    if (rng_.uniform() < kRedrawn) {
      const auto drawn = rng_.below(static_cast<std::uint32_t>(decoders_.size()));
      ladder_.walker(kWalkers - 1).decode_by(*decoders_[drawn]);
    }
    std::array<Found, kWalkers> found;
    ladder_.round(kSteps, errand_.options.threads, errand_.request.stop, [&](std::size_t i) {
      const Landscape& walker = ladder_.walker(i);
      if (walker.value() <= std::max(best_.score, found[i].score)) return;
      found[i].plan = walker.plan();
      found[i].score = walker.value();
      found[i].spared = walker.decoder().spared();
    });
    for (const Found& one : found) keep(one);
    best_.nodes += kWalkers * kSteps;
    if (errand_.request.counted != nullptr) *errand_.request.counted += kWalkers * kSteps;
  }

  // One thread anneals what was found to the top of its hill.
  void cool_down() {
    Landscape& walker = ladder_.walker(0);
    walker.go_to(best_.plan);
    Budget rest = errand_.request.budget;
    if (rest.nodes > 0) rest.nodes -= best_.nodes;
    if (rest.seconds > 0) rest.seconds = std::max(1e-9, rest.seconds - watch_.seconds());
    Meter meter({rest, rng_, errand_.request.stop, errand_.request.counted});
    Stretch stretch(meter, rest, 1);
    anneal_in_place(walker, {heat().cold, std::min(heat().cold, kColdest)}, stretch, rng_, [&] {
      keep({walker.plan(), walker.value(), walker.decoder().spared()});
    });
    best_.nodes += meter.nodes();
  }

  void keep(const Found& found) {
    if (found.score <= best_.score) return;
    best_.plan = found.plan;
    best_.score = found.score;
    best_.spared = found.spared;
  }

  const Errand& errand_;
  Stopwatch watch_;
  Rng rng_;
  std::vector<std::unique_ptr<D>> decoders_;
  Tempering<Landscape> ladder_;
  Found best_;
};

}  // namespace

bool is_worth_tempering(const Errand& errand) {
  const Budget& budget = errand.request.budget;
  return errand.options.anneals == 0 && errand.rules.scoring() != Scoring::kXxl &&
         (budget.nodes == 0 || budget.nodes >= kFewestNodes) &&
         (budget.seconds == 0 || budget.seconds * errand.options.threads >= kShortestTime);
}

Found temper(const Errand& errand) {
  return SmallDecoder::serves(errand.rules) ? Walkers<SmallDecoder>(errand).run()
                                            : Walkers<Decoder>(errand).run();
}

}  // namespace papan::collapse
