// Retrograde analysis against brute force, on a game of few pieces: every seventh
// position, which is won or lost within the plies exactly when the table says so.
#include "search/retrograde.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/ntil/play/solution.hpp"

namespace papan {
namespace {

using ntil::SmallNtil;

// Who wins within the plies, as the side to move sees it, by brute force.
int naive(const SmallNtil& rules, const SmallNtil::State& state, int plies) {
  if (rules.turn(state) == Turn::kOver) return sign(state.side) * rules.score(state);
  if (plies == 0) return 0;
  SmallNtil::Moves moves;
  rules.legal_moves(state, moves);
  int best = -1;
  for (const auto& move : moves) {
    auto child = state;
    rules.play(child, move);
    best = std::max(best, -naive(rules, child, plies - 1));
    if (best == 1) break;
  }
  return best;
}

TEST(Retrograde, AgreesWithBruteForce) {
  const SmallNtil rules = SmallNtil({.board = ntil::BoardId::k5x5}).without_quiet_draw();
  Retrograde<SmallNtil, ntil::Codec> analysis(rules, *rules.parse_state("b.b...b..w.ww w"), {});
  ASSERT_TRUE(analysis.run());
  ASSERT_GT(analysis.codes().size(), 1000U);
  constexpr int kPlies = 6;
  std::size_t decided = 0;
  for (std::size_t i = 0; i < analysis.codes().size(); i += 7) {
    const auto state = ntil::Codec::decode(rules, analysis.codes()[i]);
    const Verdict8 verdict = analysis.verdicts()[i];
    const int expected = verdict == kDrawn || verdict > kPlies ? 0 : is_win(verdict) ? 1 : -1;
    ASSERT_EQ(naive(rules, state, kPlies), expected) << rules.to_text(state);
    if (expected != 0) {
      ++decided;
      if (verdict > 0) {
        ASSERT_EQ(naive(rules, state, verdict - 1), 0) << rules.to_text(state);
      }
    }
  }
  EXPECT_GT(decided, 100U);
}

TEST(Retrograde, StopsWhenAsked) {
  const SmallNtil rules({.board = ntil::BoardId::k5x5});
  std::stop_source stop;
  stop.request_stop();
  Rng rng;
  Retrograde<SmallNtil, ntil::Codec> analysis(rules, rules.start(rng), stop.get_token());
  EXPECT_FALSE(analysis.run());
}

}  // namespace
}  // namespace papan
