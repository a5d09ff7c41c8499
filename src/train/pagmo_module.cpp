// The module that holds pagmo, loaded by train/pagmo_optimiser.cpp when it is asked for.
//
// pagmo's algorithms call the fitness themselves, one genome after the other. To
// ask for a whole generation first, a copy of the algorithm rehearses it: its
// fitness writes the genomes down and returns nothing of use. None of these
// algorithms looks at a value before its generation is complete, so the genomes
// of the rehearsal are those of the generation that `tell` then runs with the
// true values.
#include <cassert>
#include <limits>
#include <map>
#include <pagmo/algorithm.hpp>
#include <pagmo/algorithms/cmaes.hpp>
#include <pagmo/algorithms/de.hpp>
#include <pagmo/algorithms/sga.hpp>
#include <pagmo/algorithms/xnes.hpp>
#include <pagmo/population.hpp>
#include <pagmo/problem.hpp>

#include "core/rng.hpp"
#include "train/pagmo_optimiser.hpp"

namespace papan::train {
namespace {

constexpr double kBound = 500;  // of a gene, either way; algorithms scale by it
constexpr std::uint64_t kPurpose = 2;

// What pagmo minimises: known values, or while `asked` is there, a rehearsal.
struct Play {
  int genes = 0;
  std::vector<Genome>* asked = nullptr;
  const std::map<Genome, double>* known = nullptr;

  [[nodiscard]] pagmo::vector_double fitness(const pagmo::vector_double& genome) const {
    if (asked != nullptr) {
      asked->push_back(genome);
      return {0};
    }
    const auto found = known->find(genome);
    assert(found != known->end());
    return {-found->second};
  }
  [[nodiscard]] std::pair<pagmo::vector_double, pagmo::vector_double> get_bounds() const {
    const auto size = static_cast<std::size_t>(genes);
    return {pagmo::vector_double(size, -kBound), pagmo::vector_double(size, kBound)};
  }
  // Pointers live as long as one call: a play is never stored.
  template <class Archive>
  void serialize(Archive&, unsigned) {}
};

pagmo::algorithm algorithm_for(const std::string& name, const Search& search) {
  const auto seed = static_cast<unsigned>(Rng(search.seed).fork(kPurpose).next() >> 32);
  const double step = search.sigma / (2 * kBound);
  constexpr double kNever = std::numeric_limits<double>::min();  // tolerances: we stop ourselves
  if (name == "cmaes") {
    return pagmo::algorithm(
        pagmo::cmaes(1, -1, -1, -1, -1, step, kNever, kNever, true, false, seed));
  }
  if (name == "xnes") {
    return pagmo::algorithm(pagmo::xnes(1, -1, -1, -1, step, kNever, kNever, true, false, seed));
  }
  if (name == "sga") {
    return pagmo::algorithm(
        pagmo::sga(1, 0.9, 1, search.mutation, step, 2, "sbx", "gaussian", "tournament", seed));
  }
  assert(name == "de");
  return pagmo::algorithm(pagmo::de(1, 0.8, 0.9, 2, kNever, kNever, seed));
}

class PagmoOptimiser final : public Optimiser {
 public:
  PagmoOptimiser(const std::string& name, const Search& search, std::vector<Genome> first)
      : search_(search), algorithm_(algorithm_for(name, search)), asked_(std::move(first)) {}

  std::vector<Genome> ask() override { return asked_; }

  void tell(std::span<const double> values) override {
    assert(values.size() == asked_.size());
    if (values_.empty()) {
      genomes_ = asked_;
      values_.assign(values.begin(), values.end());
    } else {
      evolve(values);
    }
    rehearse();
  }

  // An algorithm that asks nothing has seen its population become one point.
  [[nodiscard]] bool converged() const override { return asked_.empty(); }

 private:
  void evolve(std::span<const double> values) {
    std::map<Genome, double> known;
    for (std::size_t i = 0; i < values.size(); ++i) known[asked_[i]] = values[i];
    const auto next = algorithm_.evolve(population({search_.genes, nullptr, &known}));
    genomes_ = next.get_x();
    for (std::size_t i = 0; i < values_.size(); ++i) values_[i] = -next.get_f()[i][0];
  }

  void rehearse() {
    asked_.clear();
    pagmo::algorithm(algorithm_).evolve(population({search_.genes, &asked_, nullptr}));
  }

  [[nodiscard]] pagmo::population population(const Play& play) const {
    constexpr unsigned kSeed = 0;  // of the population: none of them draws from it
    pagmo::population made{pagmo::problem(play), 0, kSeed};
    for (std::size_t i = 0; i < genomes_.size(); ++i) made.push_back(genomes_[i], {-values_[i]});
    return made;
  }

  Search search_;
  pagmo::algorithm algorithm_;
  std::vector<Genome> asked_;
  std::vector<Genome> genomes_;  // the population, with its values
  std::vector<double> values_;
};

}  // namespace

}  // namespace papan::train

extern "C" papan::train::Optimiser* papan_make_pagmo(
    const char* algorithm, const papan::train::Search& search,
    const std::vector<papan::train::Genome>& first) {
  return new papan::train::PagmoOptimiser(algorithm, search, first);
}
