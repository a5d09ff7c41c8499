// Optimiser: proposes genomes, is told what they are worth, proposes better ones.
//
// Ask and tell, a generation at a time, so that whoever drives it can evaluate
// a generation on all cores. Everything random comes from the seed, and nothing
// depends on time: told the same values, it proposes the same genomes. That is
// how a stopped run is resumed (train/learner.hpp).
// Laws: tests/train/optimiser_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/result.hpp"

namespace papan::train {

using Genome = std::vector<double>;

// The thesis's settings; pagmo's algorithms use what they have a meaning for.
struct Search {
  int genes = 6;
  int population = 200;
  double mutation = 0.3;  // probability that a gene changes
  double sigma = 200;     // standard deviation of changes; of the first ones in pagmo's algorithms
  int restarts = 0;       // thesis-ga: fresh starts beside the best, once converged
  std::uint64_t seed = 1;
};

class Optimiser {
 public:
  virtual ~Optimiser() = default;

  // Genomes to be evaluated next; never empty before `converged`.
  virtual std::vector<Genome> ask() = 0;

  // Their values, in order; greater is better.
  virtual void tell(std::span<const double> values) = 0;

  // Nothing more is to be expected.
  [[nodiscard]] virtual bool converged() const = 0;
};

// thesis-ga, cmaes, xnes, sga, de.
const std::vector<std::string>& algorithm_names();

Result<std::unique_ptr<Optimiser>> make_optimiser(const std::string& algorithm,
                                                  const Search& search);

// The first generation of every algorithm: normal, of standard deviation 100, as
// the thesis draws it.
std::vector<Genome> first_genomes(const Search& search);

}  // namespace papan::train
