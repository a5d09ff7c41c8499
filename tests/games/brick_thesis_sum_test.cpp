// The thesis's evaluation on the board of many drops equals the one on the board of the rules.
#include "games/brick/rules/thesis_sum.hpp"

#include <gtest/gtest.h>

#include "games/brick/rules/policy.hpp"

namespace papan::brick {
namespace {

TEST(BrickThesisSum, IsTheEvaluationOfTheFeatures) {
  for (int colours = 3; colours <= kMaxColours; ++colours) {
    const ColourBrick rules({colours, 150, 0});
    Weights weights = thesis_policy(rules.parameters()).weights;
    weights[kPileHeight] = -3.5;  // the thesis leaves it out
    const ThesisSum sum(weights);
    Rng rng(static_cast<std::uint64_t>(colours));
    auto state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver) {
      rules.resolve(state, rules.draw(state, rng));
      ColourBrick::Moves moves;
      rules.legal_moves(state, moves);
      rules.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      const double slow = evaluate(features(state.board, colours), weights);
      ASSERT_NEAR(sum(SwiftBoard(state.board, colours)), slow, 1e-6) << rules.to_text(state);
    }
  }
}

}  // namespace
}  // namespace papan::brick
