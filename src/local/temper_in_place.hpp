// Parallel tempering on landscapes that change their one point in place: walkers at
// several temperatures at once, which trade places.
//
// A hot walker crosses valleys, a cold one climbs; after each round neighbours on the
// ladder of temperatures trade with the probability that leaves each temperature's
// distribution as it is, min(1, exp((v - w)(1/S - 1/T))) (Swendsen and Wang 1986,
// Geyer 1991). So a point found at high temperature comes down as far as it deserves,
// and where annealing has one chance, this has one in every round. Each walker has its
// own stream of chance, so the result does not depend on the number of threads.
// Laws: tests/local/temper_test.cpp.
#pragma once

#include <cassert>
#include <cmath>
#include <cstddef>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/parallel.hpp"
#include "local/anneal_in_place.hpp"

namespace papan {

template <InPlace L>
class Tempering {
 public:
  // At least two walkers; the first is the coldest. Temperatures rise by equal ratios.
  Tempering(std::vector<std::unique_ptr<L>> walkers, const HeatRange& heat, const Rng& rng)
      : trades_(rng.fork(walkers.size())) {
    assert(walkers.size() > 1);
    const auto hottest = static_cast<double>(walkers.size() - 1);
    for (std::size_t i = 0; i < walkers.size(); ++i) {
      heats_.push_back(heat.at(1 - static_cast<double>(i) / hottest));
      places_.push_back({std::move(walkers[i]), rng.fork(i)});
    }
  }

  [[nodiscard]] std::size_t size() const { return places_.size(); }
  [[nodiscard]] double heat(std::size_t place) const { return heats_[place]; }
  [[nodiscard]] L& walker(std::size_t place) { return *places_[place].walker; }

  // Every walker makes `steps` proposals, then neighbours may trade. `moved(i)` is told
  // on the walker's thread when the one at place i stands on another point.
  template <class Hear>
  void round(int steps, int threads, const std::stop_token& stop, Hear&& moved) {
    for_each_index(places_.size(), threads, stop,
                   [&](std::size_t i) { walk(i, steps, [&] { moved(i); }); });
    for (std::size_t i = odd_ ? 1 : 0; i + 1 < places_.size(); i += 2) trade(i);
    odd_ = !odd_;
  }

 private:
  struct Place {
    std::unique_ptr<L> walker;
    Rng rng;
  };

  template <class Hear>
  void walk(std::size_t place, int steps, Hear&& moved) {
    auto& [walker, rng] = places_[place];
    for (int i = 0; i < steps; ++i) {
      const double rise = walker->propose(rng) - walker->value();
      if (!anneal_detail::accepts(rise, heats_[place], rng)) continue;
      walker->take();
      moved();
    }
  }

  void trade(std::size_t colder) {
    Place& cold = places_[colder];
    Place& hot = places_[colder + 1];
    const double rise = hot.walker->value() - cold.walker->value();
    const double keenness = 1 / heats_[colder] - 1 / heats_[colder + 1];
    if (anneal_detail::accepts(rise * keenness, 1, trades_)) std::swap(cold.walker, hot.walker);
  }

  std::vector<Place> places_;
  std::vector<double> heats_;
  Rng trades_;
  bool odd_ = false;
};

}  // namespace papan
