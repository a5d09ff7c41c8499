#include "agents/brick/best_policy.hpp"

#include <array>
#include <cmath>

namespace papan::brick {
namespace {

struct Trained {
  Weights weights;
  int limit;
  int samples;
  int width;
  double points;
};

// By colours, from 3: HP VP DP PD MW B PH, P02 to P24, RG LC; the greatest is 100.
constexpr std::array<Trained, 4> kTrained = {{
    {{30.79, -24.72, 57.08, 11.77, -33.1, -67.53, 62.6,  100,    -69.25, 14.72,
      36.2,  30.05,  39.25, 7.294, 56.79, -85.04, 23.73, -44.62, -29.81, -0.2754},
     19830,
     0,
     0,
     0},
    {{7.049, 0.9982, 71.79, 100,    -1.092, -49.67, 45,    -29.98, -63.37, -38.38,
      68.86, 28.11,  17.93, -27.72, -3.077, -61,    37.54, 9.334,  18.27,  -42.16},
     12705,
     0,
     0,
     0},
    {{24.95, 1.759, 100,    89,     -17.66, -76.47, -6.939, -35.34, -61.76, -4.138,
      56.02, 19.45, -2.195, -15.08, 11.68,  -3.907, 15.14,  1.841,  21.37,  -79.33},
     6591,
     4,
     5,
     0.04},
    {{30.66, -20.87, 90.76,  67.5,   33.47,  -75.84, -6.11, 9.412,  -46.59, -17.93,
      66.44, -35.58, -25.89, -2.309, 0.6022, -17.22, 21.37, -20.26, 6.198,  -100},
     2288,
     4,
     5,
     0.04},
}};

// With more colours the thesis's weights stand; to look at the next brick keeps
// games alive that would end.
BestPolicy looking_ahead(const Parameters& parameters) {
  BestPolicy best{thesis_policy(parameters), 5, 6, 3};
  constexpr int kManyColours = 8;
  constexpr int kLimit = 400;
  if (parameters.colours >= kManyColours) best.policy.limit = kLimit;
  return best;
}

}  // namespace

BestPolicy best_policy(const Parameters& parameters) {
  const auto index = static_cast<std::size_t>(parameters.colours - 3);
  if (index >= kTrained.size()) return looking_ahead(parameters);
  const Trained& trained = kTrained[index];
  BestPolicy best{{}, trained.samples, trained.width, trained.points};
  best.policy.weights = trained.weights;
  best.policy.limit = trained.limit;
  return best;
}

Score PolicyEvaluation::operator()(const ColourBrick& rules,
                                   const ColourBrick::State& state) const {
  const Weights& weights = best.policy.weights;
  const Features found = Weighed(weights)(state.board, rules.colours());
  const double value = best.points * (state.score - from) + evaluate(found, weights);
  return static_cast<Score>(std::lround(kUnit * value));
}

Score PolicyEvaluation::final(const ColourBrick& rules, const ColourBrick::State& state) const {
  constexpr Score kLoss = 1'000'000;  // a full board: all that was still to come is lost
  return (*this)(rules, state) - (state.left > 0 ? kLoss * kUnit : 0);
}

}  // namespace papan::brick
