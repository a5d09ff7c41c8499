// Laws of sequence landscapes and of annealing in place, on a small puzzle whose
// decoding is plain.
#include "local/sequence.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "local/anneal_in_place.hpp"

namespace papan {
namespace {

// Ten coins, each taken once; a coin is worth its number times the coins beside it
// that are still there. The finish takes the rest from the left.
class Coins {
 public:
  using Entry = int;
  static constexpr std::size_t kMarkSpacing = 3;
  struct State {
    Score points = 0;
    std::array<bool, 10> gone{};
  };

  [[nodiscard]] const State& start() const { return start_; }
  void copy(State& to, const State& from) const { to = from; }
  // Three neighbours.
  struct Band {
    int first;
    [[nodiscard]] int parts() const { return 3; }
    [[nodiscard]] int part_of(int coin) const {
      return coin >= first && coin < first + parts() ? coin - first : -1;
    }
  };

  [[nodiscard]] Band band(Rng& rng) const { return {static_cast<int>(rng.below(8))}; }
  [[nodiscard]] int pick_in(const State& state, const Band& band, int i) const {
    return there(state, band.first + i) == 1 ? band.first + i : none();
  }
  [[nodiscard]] int none() const { return -1; }
  [[nodiscard]] bool keeps(int) const { return true; }
  [[nodiscard]] bool same(const State& a, const State& b) const { return a.gone == b.gone; }
  static Score& points(State& state) { return state.points; }

  bool click(State& state, int coin) const {
    auto& gone = state.gone[static_cast<std::size_t>(coin)];
    if (gone) return false;
    gone = true;
    state.points += coin * (there(state, coin - 1) + there(state, coin + 1));
    return true;
  }
  [[nodiscard]] int pick(const State& state, Rng& rng) const {
    const int coin = static_cast<int>(rng.below(10));
    return there(state, coin) == 1 ? coin : none();
  }
  template <class Hear>
  Score finish(State& state, Hear&& heard) const {
    for (int coin = 0; coin < 10; ++coin) {
      if (there(state, coin) == 0) continue;
      heard(coin);
      click(state, coin);
    }
    return state.points;
  }

 private:
  static int there(const State& state, int coin) {
    return coin >= 0 && coin < 10 && !state.gone[static_cast<std::size_t>(coin)] ? 1 : 0;
  }
  State start_;
};

using Landscape = SequenceLandscape<Coins>;
static_assert(InPlace<Landscape>);

Score value_of(const Coins& coins, const std::vector<int>& plan) {
  Coins::State state;
  for (const int coin : plan) coins.click(state, coin);
  return coins.finish(state, [](int) {});
}

// Whatever was kept or saved on the way, the value is that of the plan decoded from
// its start.
TEST(SequenceLandscape, TheValueIsThatOfThePlan) {
  const Coins coins;
  Landscape landscape(coins, {.band = 0.3}, 10);
  Rng rng(3);
  for (int i = 0; i < 20000; ++i) {
    (void)landscape.propose(rng);
    if (rng.below(2) == 0) continue;
    landscape.take();
    ASSERT_EQ(landscape.value(), value_of(coins, landscape.plan()));
    ASSERT_EQ(landscape.plan().size(), 10u);
  }
}

TEST(SequenceLandscape, ProposalsChangeNothingUntilTheyAreTaken) {
  const Coins coins;
  Landscape landscape(coins, {}, 10);
  landscape.go_to({5, 3, 1});
  const auto plan = landscape.plan();
  Rng rng(4);
  for (int i = 0; i < 100; ++i) (void)landscape.propose(rng);
  EXPECT_EQ(landscape.plan(), plan);
  const Score proposed = landscape.propose(rng);
  landscape.take();
  EXPECT_EQ(landscape.value(), proposed);
}

struct Annealed {
  Score value;
  std::vector<int> plan;
  std::uint64_t nodes;
};

Annealed annealed(std::uint64_t seed, std::uint64_t nodes) {
  const Coins coins;
  Landscape landscape(coins, {}, 10);
  Rng rng(seed);
  Request request{{.nodes = nodes}, rng, {}};
  Meter meter(request);
  Stretch stretch(meter, request.budget, 1);
  Annealed best{landscape.value(), landscape.plan(), 0};
  anneal_in_place(landscape, {20, 0.1}, stretch, rng, [&] {
    best = {landscape.value(), landscape.plan(), 0};
  });
  best.nodes = meter.nodes();
  return best;
}

// Each pair of neighbours earns the coin that goes first: at most the greater one, as
// when they go from the right.
TEST(AnnealInPlace, FindsTheBestOfASmallPuzzle) {
  EXPECT_EQ(annealed(1, 50000).value, 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9);
}

TEST(AnnealInPlace, SameSeedSameWalkAndExactlyTheNodes) {
  const auto one = annealed(7, 3000);
  const auto two = annealed(7, 3000);
  EXPECT_EQ(one.plan, two.plan);
  EXPECT_EQ(one.nodes, 3000u);
}

TEST(Stretch, CutsABudgetIntoParts) {
  Rng rng;
  Request request{{.nodes = 100}, rng, {}};
  Meter meter(request);
  Stretch first(meter, request.budget, 0.4);
  int ticks = 1;
  while (!first.tick()) ++ticks;
  EXPECT_EQ(ticks, 40);
  EXPECT_EQ(first.share(), 1);
  Stretch second(meter, request.budget, 1);
  EXPECT_EQ(second.share(), 0);
  while (!second.tick()) ++ticks;
  EXPECT_EQ(meter.nodes(), 100u);
}

}  // namespace
}  // namespace papan
