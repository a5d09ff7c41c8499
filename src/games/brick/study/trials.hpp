// The thesis's agent with many limits on the same deals: what its limit is worth when it is
// fixed, and when it is chosen by the very deal that it is then judged on.
//
// All figures come from one matrix a case, a game for each deal and limit. Tested in
// tests/lab/brick_trials_test.cpp.
#pragma once

#include <vector>

#include "games/brick/study/parts.hpp"

namespace papan::lab {

// The limits that are tried with so many colours, rising; the published ones among them.
std::vector<int> limits_tried(int colours, Size size);

// The games of a case: [deal][limit].
struct Trials {
  std::vector<int> limits;
  std::size_t published = 0;  // where the case's published limit stands among them
  std::vector<std::vector<double>> scores{};
  std::vector<std::vector<double>> placed{};
  std::vector<double> roomy{};  // scores by deal: the published limit, 30 free cells

  [[nodiscard]] std::size_t deals() const { return scores.size(); }

  // The limit that makes most on a deal, the first of equals; by deal.
  [[nodiscard]] std::vector<std::size_t> chosen() const;

  // By deal: with the published limit, and with the chosen one.
  [[nodiscard]] std::vector<double> fixed() const;
  [[nodiscard]] std::vector<double> best() const;

  // By deal: the mean over the limits that the other deals chose. At least two deals.
  [[nodiscard]] std::vector<double> chosen_elsewhere() const;

  // By deal: the mean of the greatest of `count` limits drawn at random.
  [[nodiscard]] std::vector<double> best_of(int count) const;
};

std::vector<Measurement> trial_measurements(const Scope& scope);
Trials trials_of(const Evidence& evidence, const BrickCase& one);

}  // namespace papan::lab
