#include "games/brick/commands/bench.hpp"

#include "games/brick/rules/policy.hpp"

namespace papan::cli {
namespace {

// A game of Colour Brick as the thesis plays it: drops, chains and features.
double drops_valued() {
  constexpr std::uint64_t kDeal = 1;
  constexpr int kBricks = 1000;
  const brick::ColourBrick rules({.colours = 3, .bricks = kBricks, .deal = kDeal});
  const brick::Policy policy = brick::thesis_policy(rules.parameters());
  Rng none;
  auto state = rules.start(none);
  std::size_t drops = 0;
  while (rules.turn(state) != Turn::kOver) {
    rules.resolve(state, *rules.dealt(state));
    const brick::Placements all = brick::placements(rules, state, policy.weights);
    drops += all.size();
    rules.play(state, all[brick::pick(all, state, policy).index].move);
  }
  return static_cast<double>(drops);
}

}  // namespace

BenchWork drops_of_bricks() {
  return {brick::ColourBrick::kName, "drops valued", &drops_valued};
}

}  // namespace papan::cli
