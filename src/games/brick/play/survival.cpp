#include "games/brick/play/survival.hpp"

#include <cmath>

namespace papan::brick {
namespace {

Survival survival_from(int cells, const Parameters& parameters) {
  constexpr int kManyColours = 8;
  constexpr int kLimit = 400;
  constexpr int kFreeCells = 30;  // chosen with the rest of this, not the thesis's
  Survival survival{thesis_policy(parameters), cells};
  survival.policy.free_cells = kFreeCells;
  if (parameters.colours >= kManyColours) survival.policy.limit = kLimit;
  return survival;
}

}  // namespace

Survival survival_beside_builder(const Parameters& parameters) {
  switch (parameters.colours) {
    case 5: return survival_from(165, parameters);
    case 6: return survival_from(160, parameters);
    case 7: return survival_from(130, parameters);
    case 8: return survival_from(120, parameters);
    case 9: return survival_from(0, parameters);
    default: return {};
  }
}

Score PolicyEvaluation::operator()(const ColourBrick& rules,
                                   const ColourBrick::State& state) const {
  const Weights& weights = survival.policy.weights;
  const Features found = Weighed(weights)(state.board, rules.colours());
  const double value = survival.points * (state.score - from) + evaluate(found, weights);
  return static_cast<Score>(std::lround(kUnit * value));
}

Score PolicyEvaluation::final(const ColourBrick& rules, const ColourBrick::State& state) const {
  constexpr Score kLoss = 1'000'000;  // a full board: all that was still to come is lost
  return (*this)(rules, state) - (state.left > 0 ? kLoss * kUnit : 0);
}

}  // namespace papan::brick
