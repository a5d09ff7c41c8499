// The genetic algorithm of a thesis.
//
// A population is sorted; an elite stays; the rest are children of two of the
// elite, drawn by rank, mixed in a proportion that swings between 1/4 and 1/2,
// and mutated gene by gene. It ends when the elite has become one genome, or then
// starts again beside that one, as often as it may: the thesis ran it many times and
// kept the best. What its listing gets wrong is put right;
// docs/algorithms tells, where it is used.
// Tested in tests/train/optimiser_test.cpp.
#pragma once

#include <string_view>

#include "core/rng.hpp"
#include "train/optimiser.hpp"

namespace papan::train {

class ThesisGenetic final : public Optimiser {
 public:
  static constexpr std::string_view kName = "thesis-ga";
  static constexpr int kLeastElite = 10;

  explicit ThesisGenetic(const Search& search);

  std::vector<Genome> ask() override;
  void tell(std::span<const double> values) override;
  [[nodiscard]] bool converged() const override { return converged_; }

 private:
  struct Individual {
    Genome genome;
    double value = 0;
  };

  void select();
  [[nodiscard]] double elite_spread(std::size_t gene) const;
  void breed();
  std::size_t draw_by_rank();
  void mutate(Genome& genome);
  void swing();
  void restart();

  Search search_;
  Rng rng_;
  std::vector<Individual> population_;
  std::size_t elite_ = 0;  // how many are kept; the others are asked about
  double best_before_ = 0;
  double share_ = 0.25;  // of the first parent
  bool rising_ = true;
  bool converged_ = false;
  int restarts_ = 0;  // so far
};

}  // namespace papan::train
