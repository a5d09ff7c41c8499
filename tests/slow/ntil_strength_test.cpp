// Strength of Ntil's `best` on 5x9: a tenth of a second a move beats the paper's
// alpha-beta at depth 6. (Its levels: tests/slow/levels_test.cpp.)
#include "tests/support/match.hpp"

namespace papan {
namespace {

// A draw is half a point.
TEST(NtilStrength, BestBeatsThePapersAlphaBeta) {
  const auto result = testing_support::play_match(
      "ntil", {}, {"best:time=0.1", "alphabeta:depth=6,eval=paper,order=paper"});
  EXPECT_GE(result.tally.score(), 0.8);
}

}  // namespace
}  // namespace papan
