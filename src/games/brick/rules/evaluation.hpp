// Colour Brick's evaluations for general searches: points and promise in one
// number.
//
// The thesis looks at points only above a limit. A search that adds up needs both
// in one number: what the board promises, by the thesis's weights, counts like as
// many points.
// Tested in tests/search/expectimax_test.cpp.
#pragma once

#include <cmath>

#include "games/brick/rules/policy.hpp"

namespace papan::brick {

struct ThesisEvaluation {
  static constexpr std::string_view kName = "thesis";
  static constexpr int kUnit = 16;  // weights are not whole numbers

  Score operator()(const ColourBrick& rules, const ColourBrick::State& state) const {
    const Policy policy = thesis_policy(rules.parameters());
    const double promise = evaluate(features(state.board, rules.colours()), policy.weights);
    return kUnit * state.score + static_cast<Score>(std::lround(kUnit * promise));
  }
  // A full board ends the game and all promise with it.
  Score final(const ColourBrick&, const ColourBrick::State& state) const {
    return kUnit * (state.score - (state.left > 0 ? kLoss : 0));
  }

 private:
  static constexpr Score kLoss = 1'000'000;
};

}  // namespace papan::brick
