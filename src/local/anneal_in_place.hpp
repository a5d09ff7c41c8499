// Annealing on a landscape that changes its one point in place, for points that are
// dear to copy and cheap to change, paced by a budget of nodes or time.
//
// The walk is that of local/anneal.hpp: up always, down by d with probability
// exp(-d / T). The temperature falls by equal ratios over the share of the budget
// that is spent, so the same walk serves a count of nodes, which is reproducible,
// and a clock. Laws: tests/local/sequence_test.cpp.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>

#include "local/anneal.hpp"
#include "search/meter.hpp"

namespace papan {

template <class L>
concept InPlace = requires(L& landscape, const L& seen, Rng& rng) {
  { seen.value() } -> std::convertible_to<double>;
  { landscape.propose(rng) } -> std::convertible_to<double>;
  landscape.take();  // steps to what was proposed last
};

struct HeatRange {
  double hot = 100;
  double cold = 5;

  [[nodiscard]] double at(double share) const { return hot * std::pow(cold / hot, share); }
};

// A stretch of a decision's budget: how much of it is spent, from 0 to 1.
class Stretch {
 public:
  // From now until the meter has come to `until`, a share of the whole budget, which
  // limits nodes or time.
  Stretch(Meter& meter, const Budget& budget, double until)
      : meter_(meter),
        budget_(budget),
        nodes_from_(static_cast<double>(meter.nodes())),
        nodes_to_(until * static_cast<double>(budget.nodes)),
        seconds_from_(meter.seconds()),
        seconds_to_(until * budget.seconds) {}

  // Counts a node; true when the stretch or the whole budget is spent.
  bool tick() { return meter_.tick() || (budget_.nodes > 0 && nodes() >= nodes_to_); }

  [[nodiscard]] double share() const {
    double share = 0;
    if (budget_.nodes > 0) share = part(nodes(), nodes_from_, nodes_to_);
    if (budget_.seconds > 0) {
      share = std::max(share, part(meter_.seconds(), seconds_from_, seconds_to_));
    }
    return share;
  }

 private:
  [[nodiscard]] double nodes() const { return static_cast<double>(meter_.nodes()); }
  static double part(double now, double from, double to) {
    return to > from ? std::min(1.0, (now - from) / (to - from)) : 1;
  }

  Meter& meter_;
  const Budget& budget_;
  double nodes_from_;
  double nodes_to_;
  double seconds_from_;
  double seconds_to_;
};

// Walks until the stretch is spent; `improved()` hears of each new best point.
template <InPlace L, class Hear>
void anneal_in_place(L& landscape, const HeatRange& heat, Stretch& stretch, Rng& rng,
                     Hear&& improved) {
  constexpr int kStepsAHeat = 64;
  double best = landscape.value();
  for (double share = stretch.share(); share < 1; share = stretch.share()) {
    const double temperature = heat.at(share);
    for (int i = 0; i < kStepsAHeat; ++i) {
      const double value = landscape.propose(rng);
      if (anneal_detail::accepts(value - landscape.value(), temperature, rng)) landscape.take();
      if (landscape.value() > best) {
        best = landscape.value();
        improved();
      }
      if (stretch.tick()) return;
    }
  }
}

}  // namespace papan
