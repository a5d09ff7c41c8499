#include "agents/brick/best_policy.hpp"

#include <cmath>

namespace papan::brick {

BestPolicy best_policy(const Parameters& parameters) {
  return {thesis_policy(parameters), 0, 0, 0};
}

Score PolicyEvaluation::operator()(const ColourBrick& rules,
                                   const ColourBrick::State& state) const {
  const Weights& weights = best.policy.weights;
  const Features found = is_wide(weights) ? wide_features(state.board, rules.colours())
                                          : features(state.board, rules.colours());
  const double value = best.points * (state.score - from) + evaluate(found, weights);
  return static_cast<Score>(std::lround(kUnit * value));
}

Score PolicyEvaluation::final(const ColourBrick& rules, const ColourBrick::State& state) const {
  constexpr Score kLoss = 1'000'000;  // a full board: all that was still to come is lost
  return (*this)(rules, state) - (state.left > 0 ? kLoss * kUnit : 0);
}

}  // namespace papan::brick
