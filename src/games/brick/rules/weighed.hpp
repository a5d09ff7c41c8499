// The features that some weights ask for: what has no weight is not computed.
//
// The thesis's seven are cheap and always there; the wider ones and those of a
// crystal come in groups. Tested with all groups in tests/oracle/brick_test.cpp.
#pragma once

#include <algorithm>

#include "games/brick/rules/crystal.hpp"
#include "games/brick/rules/features.hpp"
#include "games/brick/rules/lattice.hpp"

namespace papan::brick {

class Weighed {
 public:
  explicit Weighed(const Weights& weights)
      : wide_(any_weight(weights, kPairs, kCrystal)),
        crystal_(any_weight(weights, kCrystal, kFeatureCount)) {}

  [[nodiscard]] Features operator()(const Board& board, int colours) const {
    Features found = features(board, colours);
    if (wide_) add_wide_features(board, colours, found);
    if (crystal_) add_crystal_features(board, colours, found);
    return found;
  }

 private:
  static bool any_weight(const Weights& weights, std::size_t from, std::size_t to) {
    const auto at = [&](std::size_t i) { return weights.begin() + static_cast<std::ptrdiff_t>(i); };
    return std::any_of(at(from), at(to), [](double weight) { return weight != 0; });
  }

  bool wide_;
  bool crystal_;
};

}  // namespace papan::brick
