#include "agents/best_plan.hpp"

#include <algorithm>

#include "agents/catalogue.hpp"
#include "core/text.hpp"

namespace papan {

bool BestPlan::suits(const Position& position) {
  const auto entry = find_game(position.game());
  return entry && (*entry)->module.variations != nullptr;
}

std::optional<std::string> BestPlan::way_of(std::span<const std::string> plies,
                                            Position& position) const {
  std::string way;
  for (const std::string& ply : plies) {
    const std::string name = position.named(ply);
    if (!position.advance(name)) return {};
    way += name + ' ';
  }
  return way;
}

const BestPlan::Kept* BestPlan::best(const std::string& way) const {
  const Kept* found = nullptr;
  for (const Kept& each : kept_) {
    if (!each.way.starts_with(way)) continue;
    if (found == nullptr || each.score > found->score) found = &each;
  }
  if (found != nullptr) found->used = ++uses_;
  return found;
}

bool BestPlan::learn(std::span<const std::string> played, std::span<const std::string> rest) {
  const auto position = start_->clone();
  const auto way = way_of(played, *position);
  if (!way) return false;
  const auto on = way_of(rest, *position);
  if (!on || position->turn() != Turn::kOver) return false;
  const std::lock_guard lock(mutex_);
  const Kept* known = best(*way);
  const bool is_better = known == nullptr || position->score() > known->score;
  const std::string whole = *way + *on;
  if (std::any_of(kept_.begin(), kept_.end(),
                  [&](const Kept& each) { return each.way == whole; })) {
    return false;
  }
  if (kept_.size() == kMostPlans) forget_one();
  kept_.push_back({whole, position->score(), ++uses_});
  return is_better;
}

std::optional<FoundPlan> BestPlan::after(std::span<const std::string> played) const {
  const auto position = start_->clone();
  const auto way = way_of(played, *position);
  if (!way) return {};
  const std::lock_guard lock(mutex_);
  const Kept* known = best(*way);
  if (known == nullptr) return {};
  FoundPlan plan{{}, known->score};
  for (const auto move : words(std::string_view(known->way).substr(way->size()))) {
    plan.moves.emplace_back(move);
  }
  return plan;
}

// The one that was of no use for longest.
void BestPlan::forget_one() {
  kept_.erase(std::min_element(kept_.begin(), kept_.end(),
                               [](const Kept& a, const Kept& b) { return a.used < b.used; }));
}

}  // namespace papan
