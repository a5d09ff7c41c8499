#include "agents/brick/best_policy.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace papan::brick {
namespace {

// A policy of the crystal's features: weights of B and PH, then of C1 to DT in order.
struct Crystal {
  std::array<double, 2 + kFeatureCount - kCrystal> weights;
  int limit;
  double ease;
};

// By colours, from 3; that for 7 serves for more.
constexpr std::array<Crystal, 5> kCrystals = {{
    {{-14.29, -1.8,   -49.06, 18.85,  -53.2,  3.407,  37.91,  -48.41, 31.33,
      -35.06, -15.37, 22.78,  -9.677, -5.522, 7.748,  -10.53, 4.26,   23.47,
      -12.34, 16.48,  -38.54, 9.278,  9.285,  -93.62, -18.69, -1.409, 0.5457},
     90260,
     1.31},
    {{-31.56, -17.46, -19.45, 21.18,  -74.04, 1.673,  35.77,  -40.38, 27.29,
      -16.94, -15.43, 57.47,  -15.13, 8.32,   20.86,  -41.11, 11.12,  45.98,
      -8.827, 36.56,  -53.37, 25.07,  15.83,  -84.05, -24.8,  -1.669, 0.2515},
     107286,
     3.08},
    {{-32.71, -12.43, -40.02, 15.6,   -90.28, -15.1,  77,     -33.92, 46.99,
      -26.56, -8.625, 86.82,  -9.943, 14.95,  -15.81, -68.77, 23.26,  57.81,
      -13.63, 13.99,  -41.45, 22.62,  19.92,  -70.4,  -35.46, -1.296, 0.2463},
     27544,
     2.22},
    {{-38.51, -13.59, -38.81, 3.111,  -64.85, -1.683, 79.35,  -29.73, 24.39,
      -10.31, 23.1,   96.21,  -2.445, 7.961,  -26.43, -50.41, 9.405,  46.17,
      19.31,  19.96,  -24.75, 22.62,  24.93,  -64.11, -25.12, -1.591, 0.1937},
     15210,
     3.8},
    {{-56.93, -12.76, -34.6,  -11.51, -37.68, -37.41, 112.1,  -16.75, 20.29,
      -19.03, 50.42,  111.7,  37.24,  23.87,  -20.67, -29.17, -21.27, 36.63,
      24.65,  18.24,  -20.94, 12.9,   20.62,  -78.48, -49.87, -1.208, 1.684},
     1909,
     3.64},
}};

BestPolicy crystal_policy(const Crystal& crystal) {
  BestPolicy best;
  best.policy.weights[kBlocks] = crystal.weights[0];
  best.policy.weights[kPileHeight] = crystal.weights[1];
  std::copy(crystal.weights.begin() + 2, crystal.weights.end(),
            best.policy.weights.begin() + kCrystal);
  best.policy.limit = crystal.limit;
  best.policy.ease = crystal.ease;
  return best;
}

// With many colours games end early unless a board that gets high is brought down.
Survival survival(const Parameters& parameters) {
  switch (parameters.colours) {
    case 6: return {thesis_policy(parameters), 160, 5, 6, 3};
    case 7: return {thesis_policy(parameters), 120, 5, 6, 3};
    case 8: return {thesis_policy(parameters), 60, 5, 6, 3};
    case 9: return {thesis_policy(parameters), 0, 5, 6, 3};
    default: return {};
  }
}

}  // namespace

BestPolicy best_policy(const Parameters& parameters) {
  const auto index = static_cast<std::size_t>(parameters.colours - 3);
  BestPolicy best = crystal_policy(kCrystals[std::min(index, kCrystals.size() - 1)]);
  best.survival = survival(parameters);
  if (parameters.colours == 7) best.from_with_values = 150;
  if (parameters.colours == 8) best.from_with_values = 125;
  constexpr int kManyColours = 8;
  constexpr int kLimit = 400;
  if (parameters.colours >= kManyColours) best.survival.policy.limit = kLimit;
  return best;
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
