// A run of parallel tempering over click sequences: one ladder of walkers, with its part of a
// budget, from nothing or round a plan that was found before.
//
// The spared colour only says what is proposed, not what a plan is worth. So walkers that
// spare different colours trade places like all others, and what comes down to the cold
// end is the colour that deserves it; the hottest walker of a run from nothing, which
// forgets everything else, draws its colour anew from time to time.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "core/clock.hpp"
#include "games/collapse/play/walk.hpp"
#include "local/temper_in_place.hpp"

namespace papan::collapse {

// One for each colour that may be spared.
template <class D>
using Decoders = std::vector<std::unique_ptr<D>>;

template <class D>
class TemperingRun {
 public:
  // From nothing where `from` is null.
  TemperingRun(const PlanTask& task, const Decoders<D>& decoders, const Budget& budget,
               const Found* from, const Rng& rng)
      : task_(task),
        decoders_(decoders),
        budget_(budget),
        from_(from),
        rng_(rng),
        ladder_(walkers(), heat(), rng_) {
    const Landscape& first = ladder_.walker(0);
    best_ = {first.plan(), first.value(), first.decoder().spared()};
  }

  // The nodes are those of this run.
  Found run() {
    while (!is_spent()) round();
    cool_down();
    return std::move(best_);
  }

 private:
  using Landscape = SequenceLandscape<D>;

  struct Climb {
    std::size_t walkers;
    HeatRange heat;  // points
  };
  static constexpr Climb kFromNothing = {12, {90, 6}};
  static constexpr Climb kRoundAPlan = {8, {40, 6}};
  static constexpr SequenceChanges kChanges = {.insert = 0.50, .erase = 0.25, .move = 0.20};
  static constexpr int kSteps = 200;          // of each walker in a round
  static constexpr double kRedrawn = 0.02;    // chance in a round of a new colour at the hot end
  static constexpr double kLastShare = 0.03;  // of the budget, to cool the best plan down
  static constexpr double kColdest = 3;       // points, where that ends

  [[nodiscard]] const Climb& climb() const { return from_ == nullptr ? kFromNothing : kRoundAPlan; }
  [[nodiscard]] HeatRange heat() const { return heat_of(task_.options, climb().heat); }

  [[nodiscard]] const D& decoder_of(std::size_t walker) const {
    if (from_ == nullptr) return *decoders_[walker % decoders_.size()];
    return sparing(from_->spared);
  }
  [[nodiscard]] const D& sparing(int colour) const {
    return **std::find_if(decoders_.begin(), decoders_.end(),
                          [&](const auto& each) { return each->spared() == colour; });
  }

  [[nodiscard]] std::vector<std::unique_ptr<Landscape>> walkers() const {
    std::vector<std::unique_ptr<Landscape>> all;
    for (std::size_t i = 0; i < climb().walkers; ++i) {
      all.push_back(std::make_unique<Landscape>(decoder_of(i), kChanges, kMaxCells));
      if (from_ != nullptr) all.back()->go_to(from_->plan);
    }
    return all;
  }

  [[nodiscard]] std::uint64_t nodes_of_a_round() const { return climb().walkers * kSteps; }

  [[nodiscard]] bool is_spent() const {
    constexpr double kShare = 1 - kLastShare;
    const auto nodes = static_cast<double>(best_.nodes + nodes_of_a_round());
    return task_.request.stop.stop_requested() ||
           (budget_.nodes > 0 && nodes > kShare * static_cast<double>(budget_.nodes)) ||
           (budget_.seconds > 0 && watch_.seconds() >= kShare * budget_.seconds);
  }

  void round() {
    if (from_ == nullptr && rng_.uniform() < kRedrawn) {
      const auto drawn = rng_.below(static_cast<std::uint32_t>(decoders_.size()));
      ladder_.walker(climb().walkers - 1).decode_by(*decoders_[drawn]);
    }
    ladder_.round(kSteps, 1, task_.request.stop, [&](std::size_t i) { keep(ladder_.walker(i)); });
    best_.nodes += nodes_of_a_round();
    if (task_.request.counted != nullptr) *task_.request.counted += nodes_of_a_round();
  }

  // To the top of the hill on which the best plan stands.
  void cool_down() {
    Landscape& walker = ladder_.walker(0);
    walker.decode_by(sparing(best_.spared));
    walker.go_to(best_.plan);
    Budget rest = budget_;
    if (rest.nodes > 0) rest.nodes -= best_.nodes;
    if (rest.seconds > 0) rest.seconds = std::max(1e-9, rest.seconds - watch_.seconds());
    Meter meter({rest, rng_, task_.request.stop, task_.request.counted});
    Stretch stretch(meter, rest, 1);
    anneal_in_place(walker, {heat().cold, std::min(heat().cold, kColdest)}, stretch, rng_,
                    [&] { keep(walker); });
    best_.nodes += meter.nodes();
  }

  void keep(const Landscape& walker) {
    if (walker.value() <= best_.score) return;
    best_.plan = walker.plan();
    best_.score = walker.value();
    best_.spared = walker.decoder().spared();
  }

  const PlanTask& task_;
  const Decoders<D>& decoders_;
  const Budget budget_;
  const Found* const from_;
  Stopwatch watch_;
  Rng rng_;
  Tempering<Landscape> ladder_;
  Found best_;
};

}  // namespace papan::collapse
