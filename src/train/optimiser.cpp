#include "train/optimiser.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/rng.hpp"
#include "core/text.hpp"
#include "train/pagmo_optimiser.hpp"
#include "train/thesis_genetic.hpp"

namespace papan::train {

const std::vector<std::string>& algorithm_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all = pagmo_names();
    all.insert(all.begin(), std::string(ThesisGenetic::kName));
    return all;
  }();
  return names;
}

Result<std::unique_ptr<Optimiser>> make_optimiser(const std::string& algorithm,
                                                  const Search& search) {
  const auto& names = algorithm_names();
  if (std::find(names.begin(), names.end(), algorithm) == names.end()) {
    return Error{
        fmt::format("unknown algorithm {}: expected {}", in_quotes(algorithm), join(names, ", "))};
  }
  if (algorithm != ThesisGenetic::kName) return make_pagmo(algorithm, search);
  return std::unique_ptr<Optimiser>(std::make_unique<ThesisGenetic>(search));
}

std::vector<Genome> first_genomes(const Search& search) {
  constexpr double kSpread = 100;
  constexpr std::uint64_t kPurpose = 0;
  Rng rng = Rng(search.seed).fork(kPurpose);
  std::vector<Genome> genomes(static_cast<std::size_t>(search.population));
  for (Genome& genome : genomes) {
    for (int i = 0; i < search.genes; ++i) genome.push_back(kSpread * rng.normal());
  }
  return genomes;
}

}  // namespace papan::train
