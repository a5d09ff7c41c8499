#include "agents/best_plan.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "agents/catalogue.hpp"
#include "core/text.hpp"

namespace papan {

bool BestPlan::suits(const Position& position) {
  const auto entry = find_game(position.game());
  return entry && (*entry)->module.variations != nullptr;
}

std::optional<std::string> BestPlan::way_of(std::span<const std::string> plies,
                                            Position& position) {
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

std::optional<std::string> BestPlan::way_after(std::span<const std::string> played) const {
  return way_of(played, *start_->clone());
}

FoundPlan BestPlan::Kept::beyond(const std::string& played) const {
  FoundPlan plan{{}, score};
  for (const auto move : words(std::string_view(way).substr(played.size()))) {
    plan.moves.emplace_back(move);
  }
  return plan;
}

std::optional<FoundPlan> BestPlan::after(std::span<const std::string> played) const {
  const auto way = way_after(played);
  if (!way) return {};
  const Kept* known = best(*way);
  if (known == nullptr) return {};
  return known->beyond(*way);
}

std::vector<FoundPlan> BestPlan::all_after(std::span<const std::string> played) const {
  const auto way = way_after(played);
  if (!way) return {};
  std::map<std::string, FoundPlan> by_move;
  for (const Kept& each : kept_) {
    if (!each.way.starts_with(*way)) continue;
    FoundPlan plan = each.beyond(*way);
    if (plan.moves.empty()) continue;
    FoundPlan& best = by_move[plan.moves.front()];
    if (!best.moves.empty() && best.score >= plan.score) continue;
    each.used = ++uses_;
    best = std::move(plan);
  }
  std::vector<FoundPlan> plans;
  for (auto& [move, plan] : by_move) plans.push_back(std::move(plan));
  return plans;
}

std::vector<FoundPlan> BestPlan::take_news(std::span<const std::string> played) {
  const auto way = way_after(played);
  std::vector<FoundPlan> news;
  for (Kept& each : kept_) {
    if (std::exchange(each.is_news, false) && way && each.way.starts_with(*way)) {
      news.push_back(each.beyond(*way));
    }
  }
  return news;
}

// The one that was of no use for longest.
void BestPlan::forget_one() {
  kept_.erase(std::min_element(kept_.begin(), kept_.end(),
                               [](const Kept& a, const Kept& b) { return a.used < b.used; }));
}

}  // namespace papan
