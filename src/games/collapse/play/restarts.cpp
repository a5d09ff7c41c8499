#include "games/collapse/play/restarts.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace papan::collapse {
namespace {

constexpr int kAtOnce = 4;          // runs, where nodes are the budget
constexpr double kFarShare = 0.35;  // of the generations
constexpr int kMostStarts = 4;
constexpr int kHalvings = 3;  // stretches of the others: from 4 plans, 2, 1

}  // namespace

Restarts::Restarts(const Budget& budget, int threads, const RunLength& length) : budget_(budget) {
  double runs = std::numeric_limits<int>::max();
  if (budget.nodes > 0) runs = std::min(runs, static_cast<double>(budget.nodes) / length.nodes);
  if (budget.seconds > 0) runs = std::min(runs, budget.seconds * threads / length.seconds);
  wide_ = std::clamp(static_cast<int>(runs / 2), 1, budget.nodes > 0 ? kAtOnce : threads);
  generations_ = std::max(1, static_cast<int>(std::lround(runs / wide_)));
  far_ = std::max(1, static_cast<int>(std::lround(kFarShare * generations_)));
}

int Restarts::starts(int generation) const {
  if (generation < far_) return 0;
  return kMostStarts >> (kHalvings * (generation - far_) / (generations_ - far_));
}

std::vector<Budget> Restarts::parts(int generation, std::uint64_t nodes, double seconds) const {
  std::vector<Budget> parts(runs_at_once(), budget_);
  const auto generations = static_cast<std::uint64_t>(generations_ - generation);
  std::uint64_t runs = generations * parts.size();
  std::uint64_t left = budget_.nodes - std::min(budget_.nodes, nodes);
  for (Budget& part : parts) {
    if (budget_.nodes > 0) part.nodes = std::max<std::uint64_t>(1, left / runs);
    if (budget_.seconds > 0) {
      part.seconds = std::max(1e-9, (budget_.seconds - seconds) / static_cast<double>(generations));
    }
    left -= std::min(left, part.nodes);
    --runs;
  }
  return parts;
}

}  // namespace papan::collapse
