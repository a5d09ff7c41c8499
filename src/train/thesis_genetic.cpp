#include "train/thesis_genetic.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace papan::train {
namespace {

constexpr double kConverged = 0.0001;
constexpr double kLeastShare = 0.25;
constexpr double kMostShare = 0.5;
constexpr double kShareStep = 0.05;
constexpr std::uint64_t kPurpose = 1;

}  // namespace

ThesisGenetic::ThesisGenetic(const Search& search)
    : search_(search), rng_(Rng(search.seed).fork(kPurpose)) {
  assert(search.population > kLeastElite);
  for (Genome& genome : first_genomes(search)) population_.push_back({std::move(genome), 0});
}

// The elite's values are known: a game with the same deals ends the same.
std::vector<Genome> ThesisGenetic::ask() {
  std::vector<Genome> genomes;
  for (std::size_t i = elite_; i < population_.size(); ++i) {
    genomes.push_back(population_[i].genome);
  }
  return genomes;
}

void ThesisGenetic::tell(std::span<const double> values) {
  assert(values.size() == population_.size() - elite_);
  for (std::size_t i = 0; i < values.size(); ++i) population_[elite_ + i].value = values[i];
  select();
  converged_ = true;
  for (std::size_t gene = 0; gene < static_cast<std::size_t>(search_.genes); ++gene) {
    converged_ = converged_ && elite_spread(gene) < kConverged;
  }
  if (converged_ && restarts_ < search_.restarts) return restart();
  breed();
  swing();
}

// The one that the elite has become stays; all others are drawn anew.
void ThesisGenetic::restart() {
  ++restarts_;
  converged_ = false;
  Search fresh = search_;
  fresh.seed = rng_.next();
  auto genomes = first_genomes(fresh);
  for (std::size_t i = 1; i < population_.size(); ++i) population_[i] = {std::move(genomes[i]), 0};
  elite_ = 1;
  share_ = kLeastShare;
  rising_ = true;
}

// Those that are at least as good as the best one was before, within bounds. Of the first
// generation the listing keeps the fewest: its count of those above nothing is never set.
void ThesisGenetic::select() {
  const bool first = elite_ == 0;
  std::stable_sort(population_.begin(), population_.end(),
                   [](const Individual& a, const Individual& b) { return a.value > b.value; });
  const auto worse =
      std::find_if(population_.begin(), population_.end(),
                   [&](const Individual& one) { return first || one.value < best_before_; });
  const auto most = std::max<std::size_t>(kLeastElite, population_.size() / 10);
  elite_ = std::clamp<std::size_t>(static_cast<std::size_t>(worse - population_.begin()),
                                   kLeastElite, most);
  best_before_ = population_.front().value;
}

void ThesisGenetic::breed() {
  for (std::size_t i = elite_; i < population_.size(); i += 2) {
    const Genome first = population_[draw_by_rank()].genome;
    const Genome second = population_[draw_by_rank()].genome;
    const auto mixed = [&](const Genome& a, const Genome& b) {
      Genome child(a.size());
      for (std::size_t gene = 0; gene < a.size(); ++gene) {
        child[gene] = share_ * a[gene] + (1 - share_) * b[gene];
      }
      mutate(child);
      return child;
    };
    population_[i] = {mixed(first, second), 0};
    if (i + 1 < population_.size()) population_[i + 1] = {mixed(second, first), 0};
  }
}

// Of an elite of n the best is drawn n times as often as the last.
std::size_t ThesisGenetic::draw_by_rank() {
  auto ticket = rng_.below(static_cast<std::uint32_t>(elite_ * (elite_ + 1) / 2));
  std::size_t rank = 0;
  while (ticket >= elite_ - rank) ticket -= static_cast<std::uint32_t>(elite_ - rank++);
  return rank;
}

void ThesisGenetic::mutate(Genome& genome) {
  for (std::size_t gene = 0; gene < genome.size(); ++gene) {
    if (rng_.uniform() < search_.mutation) genome[gene] += search_.sigma * rng_.normal();
  }
}

double ThesisGenetic::elite_spread(std::size_t gene) const {
  double mean = 0;
  for (std::size_t i = 0; i < elite_; ++i) mean += population_[i].genome[gene];
  mean /= static_cast<double>(elite_);
  double squares = 0;
  for (std::size_t i = 0; i < elite_; ++i) {
    squares += std::pow(population_[i].genome[gene] - mean, 2);
  }
  return std::sqrt(squares / static_cast<double>(elite_ - 1));
}

// A sum of steps misses the bounds by a little.
void ThesisGenetic::swing() {
  if (share_ > kMostShare - kShareStep / 2) rising_ = false;
  if (share_ < kLeastShare + kShareStep / 2) rising_ = true;
  share_ += rising_ ? kShareStep : -kShareStep;
}

}  // namespace papan::train
