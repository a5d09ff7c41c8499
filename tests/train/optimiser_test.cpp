// Laws of the optimisers: told the same they propose the same, they climb a plain
// hill, and the thesis's genetic algorithm keeps its elite and converges.
#include "train/optimiser.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace papan::train {
namespace {

constexpr Search kSearch{3, 30, 0.3, 200, 0, 7};

// One hill with its top at (50, -30, 20).
double height(const Genome& genome) {
  return -std::pow(genome[0] - 50, 2) - std::pow(genome[1] + 30, 2) - std::pow(genome[2] - 20, 2);
}

std::vector<double> heights(const std::vector<Genome>& genomes) {
  std::vector<double> values;
  for (const Genome& genome : genomes) values.push_back(height(genome));
  return values;
}

class EveryAlgorithm : public testing::TestWithParam<std::string> {};

TEST_P(EveryAlgorithm, ToldTheSameProposesTheSame) {
  auto first = *make_optimiser(GetParam(), kSearch);
  auto second = *make_optimiser(GetParam(), kSearch);
  for (int i = 0; i < 6; ++i) {
    const auto genomes = first->ask();
    ASSERT_EQ(genomes, second->ask());
    EXPECT_EQ(genomes, first->ask());  // to ask changes nothing
    first->tell(heights(genomes));
    second->tell(heights(genomes));
  }
}

TEST_P(EveryAlgorithm, ClimbsAHill) {
  auto optimiser = *make_optimiser(GetParam(), kSearch);
  double first = 0;
  double best = -std::numeric_limits<double>::infinity();
  for (int i = 0; i < 40 && !optimiser->converged(); ++i) {
    const auto values = heights(optimiser->ask());
    best = std::max(best, *std::max_element(values.begin(), values.end()));
    if (i == 0) first = best;
    optimiser->tell(values);
  }
  EXPECT_GT(best, first / 4);  // less than a fourth as far below the top
}

TEST_P(EveryAlgorithm, AnotherSeedIsAnotherRun) {
  Search other = kSearch;
  other.seed = 8;
  EXPECT_NE((*make_optimiser(GetParam(), kSearch))->ask(),
            (*make_optimiser(GetParam(), other))->ask());
}

INSTANTIATE_TEST_SUITE_P(Optimisers, EveryAlgorithm, testing::ValuesIn(algorithm_names()),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(Optimisers, AnUnknownNameIsRefused) {
  const auto made = make_optimiser("annealing", kSearch);
  ASSERT_FALSE(made.ok());
  EXPECT_NE(made.error().message.find("thesis-ga, cmaes"), std::string::npos);
}

// Of 30 the elite is ten, so twenty are asked about from the second time on.
TEST(ThesisGenetic, KeepsItsElite) {
  auto genetic = *make_optimiser("thesis-ga", kSearch);
  EXPECT_EQ(genetic->ask().size(), 30U);
  genetic->tell(heights(genetic->ask()));
  EXPECT_EQ(genetic->ask().size(), 20U);
}

// Without mutation children lie between their parents, so the elite shrinks to a point.
int generations_to_converge(Optimiser& optimiser) {
  for (int i = 1; i < 500; ++i) {
    optimiser.tell(heights(optimiser.ask()));
    if (optimiser.converged()) return i;
  }
  return 0;
}

TEST(ThesisGenetic, ConvergesToOneGenome) {
  Search search = kSearch;
  search.mutation = 0;
  EXPECT_GT(generations_to_converge(**make_optimiser("thesis-ga", search)), 1);
}

TEST(ThesisGenetic, StartsAgainBesideTheOneItConvergedTo) {
  Search search = kSearch;
  search.mutation = 0;
  const int first = generations_to_converge(**make_optimiser("thesis-ga", search));
  search.restarts = 1;
  auto genetic = *make_optimiser("thesis-ga", search);
  for (int i = 0; i < first; ++i) genetic->tell(heights(genetic->ask()));
  EXPECT_FALSE(genetic->converged());
  EXPECT_EQ(genetic->ask().size(), 29U);  // all but one are new
  EXPECT_GT(generations_to_converge(*genetic), 1);
}

}  // namespace
}  // namespace papan::train
