// The operators of the thesis's genetic algorithm (sections 2.2, 3.4, 4.3), one function each.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace papan::papers::brick {

using Chromosome = std::vector<double>;

// Listing 4.11: how many stay. Sorted scores, best first; those at or above the best score of
// the generation before, at least 10 and at most a tenth of the population.
inline int index_limit(const std::vector<double>& scores, double fitness_param) {
  const auto n = static_cast<int>(scores.size());
  int limit = -1;
  for (int j = 0; j < n && limit < 0; ++j) {
    if (scores[static_cast<std::size_t>(j)] < fitness_param) limit = j;
  }
  return limit < 10 ? 10 : std::min(limit, n / 10);
}

// Listing 4.11's table `prob`: rank j stands in it limit - j times, so that the chance falls by
// equal steps. Its size SIL begins unset; the loop that sums i from 0 to limit - 1 makes it
// shorter by `limit` than those entries, so that begun at 0 the last ranks never come. Both are
// here; section 2.2.2.2 wants a chance for each rank.
inline std::vector<int> rank_table(int limit, bool all_ranks) {
  const int sil = all_ranks ? limit * (limit + 1) / 2 : limit * (limit - 1) / 2;
  std::vector<int> prob;
  int j = 0;
  int cp = 0;
  for (int i = 0; i < sil; ++i) {
    prob.push_back(j);
    if (++cp == limit - j) {
      ++j;
      cp = 0;
    }
  }
  return prob;
}

// Equation (3), Kode Sumber 3.10, listing 4.12: the first child of two parents; the second is the
// first with the parents exchanged.
inline Chromosome recombination(const Chromosome& one, const Chromosome& two, double alpha) {
  Chromosome child(one.size());
  for (std::size_t i = 0; i < one.size(); ++i) child[i] = alpha * one[i] + (1 - alpha) * two[i];
  return child;
}

// Listings 4.14 and 4.15: the spread of one gene among the first `end`, by end - 1.
inline double standard_deviation(const std::vector<Chromosome>& best, std::size_t gene) {
  double mean = 0;
  for (const Chromosome& one : best) mean += one[gene];
  mean /= static_cast<double>(best.size());
  double sum = 0;
  for (const Chromosome& one : best) sum += (one[gene] - mean) * (one[gene] - mean);
  return std::sqrt(sum / static_cast<double>(best.size() - 1));
}

}  // namespace papan::papers::brick
