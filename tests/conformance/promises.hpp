// What every game promises, as functions of a case: conformance asks them of all games of the
// catalogue, and whoever writes a game can ask them of that before it joins.
//
// Work is counted in plies, not games, so that long and short games cost alike.
#pragma once

#include <cstdint>
#include <string>

#include "tests/conformance/variants.hpp"
#include "tests/conformance/watcher.hpp"

namespace papan::conformance {

// Random games of all rules, about so many plies together.
template <class C>
void random_games_keep_every_promise(int plies) {
  constexpr int kMostGames = 400;
  const int rules_served = for_each_rules<C>([](const auto&) {});
  ASSERT_GT(rules_served, 0) << "no parameters lead to this variant";
  for_each_rules<C>([&](const auto& rules) {
    Watcher<C> watcher(rules);
    const Rng seed(20);
    int watched = 0;
    for (std::uint64_t game = 0; watched < plies / rules_served && game < kMostGames; ++game) {
      Rng rng = seed.fork(game);
      watched += watcher.watch(rng);
      if (::testing::Test::HasFailure()) return;
    }
  });
}

template <class C>
void same_seed_gives_the_same_start() {
  for_each_rules<C>([](const auto& rules) {
    Rng one(5);
    Rng two(5);
    EXPECT_TRUE(rules.start(one) == rules.start(two));
  });
}

template <class C>
void nonsense_is_refused_in_one_line() {
  for_each_rules<C>([](const auto& rules) {
    for (const char* nonsense : {"", " ", "a", "a0", "z99", "\xff\xfe", "(", "-1", "a1a1a1"}) {
      const auto move = rules.parse_move(nonsense);
      ASSERT_FALSE(move) << nonsense;
      EXPECT_EQ(move.error().message.find('\n'), std::string::npos);
      const auto state = rules.parse_state(nonsense);
      ASSERT_FALSE(state) << nonsense;
      EXPECT_EQ(state.error().message.find('\n'), std::string::npos);
    }
  });
}

}  // namespace papan::conformance
