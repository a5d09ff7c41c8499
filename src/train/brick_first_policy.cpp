#include "train/brick_first_policy.hpp"

#include <algorithm>
#include <array>

namespace papan::train {
namespace {

using brick::kCrystal;
using brick::kFeatureCount;

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

}  // namespace

brick::Policy first_policy(int colours) {
  const auto index = static_cast<std::size_t>(colours - 3);
  const Crystal& crystal = kCrystals[std::min(index, kCrystals.size() - 1)];
  brick::Policy policy;
  policy.weights[brick::kBlocks] = crystal.weights[0];
  policy.weights[brick::kPileHeight] = crystal.weights[1];
  std::copy(crystal.weights.begin() + 2, crystal.weights.end(), policy.weights.begin() + kCrystal);
  policy.limit = crystal.limit;
  policy.ease = crystal.ease;
  return policy;
}

}  // namespace papan::train
