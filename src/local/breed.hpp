// A genetic plan: two random parents, crossed, mended, and the fitter child kept;
// again from new parents until a child will do.
//
// This is the small scheme of one of the papers, one generation an attempt,
// not an evolving population. What a chromosome is, how two are crossed and how
// a child is mended is the plan's business.
// Laws: tests/local/laws_test.cpp.
#pragma once

#include <concepts>
#include <utility>

#include "core/rng.hpp"

namespace papan {

template <class P>
concept GeneticPlan = std::copyable<typename P::Chromosome> &&
    requires(const P& plan, typename P::Chromosome& a, typename P::Chromosome& b,
             const typename P::Chromosome& child, double fitness, Rng& rng) {
  { plan.parent(rng) } -> std::same_as<typename P::Chromosome>;
  { plan.cross(a, b, rng) } -> std::same_as<void>;
  { plan.mend(a, rng) } -> std::same_as<void>;
  { plan.fitness(child) } -> std::convertible_to<double>;
  { plan.will_do(fitness) } -> std::same_as<bool>;
};

template <class Chromosome>
struct Bred {
  Chromosome child;
  double fitness = 0;
  int attempts = 0;
};

// The second child where both are as fit, as in the paper.
template <GeneticPlan P>
Bred<typename P::Chromosome> breed_once(const P& plan, Rng& rng) {
  auto one = plan.parent(rng);
  auto two = plan.parent(rng);
  plan.cross(one, two, rng);
  plan.mend(one, rng);
  plan.mend(two, rng);
  const double fitness_one = plan.fitness(one);
  const double fitness_two = plan.fitness(two);
  if (fitness_one > fitness_two) return {std::move(one), fitness_one, 1};
  return {std::move(two), fitness_two, 1};
}

// At most `attempts` times, at least once; the last child when none will do. `watch`
// sees the child of every attempt.
template <GeneticPlan P, class Watch>
Bred<typename P::Chromosome> breed(const P& plan, int attempts, Rng& rng, Watch&& watch) {
  auto bred = breed_once(plan, rng);
  watch(bred);
  for (int attempt = 2; attempt <= attempts && !plan.will_do(bred.fitness); ++attempt) {
    bred = breed_once(plan, rng);
    bred.attempts = attempt;
    watch(bred);
  }
  return bred;
}

template <GeneticPlan P>
Bred<typename P::Chromosome> breed(const P& plan, int attempts, Rng& rng) {
  return breed(plan, attempts, rng, [](const Bred<typename P::Chromosome>&) {});
}

}  // namespace papan
