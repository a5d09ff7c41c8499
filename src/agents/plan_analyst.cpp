#include "agents/plan_analyst.hpp"

#include <algorithm>
#include <utility>

namespace papan {

Result<PlanAnalyst> PlanAnalyst::make(PlannedPosition at, std::string_view spec) {
  auto player = make_player(*at.position, spec);
  if (!player) return player.error();
  PlanAnalyst analyst;
  analyst.spec_ = (*player)->spec();
  analyst.legal_ = at.position->legal_moves();
  analyst.at_ = std::move(at);
  return analyst;
}

Result<void> PlanAnalyst::step(const Analyst::Watch& watch) {
  if (finished()) return {};
  Rng rng = Rng(1).fork(static_cast<std::uint64_t>(rounds_));
  const Budget budget{.nodes = kFirstNodes << std::min(rounds_, kDoublings)};
  const auto cost = improve(at_, spec_, {budget, rng, watch.stop, watch.counted});
  if (!cost) return cost.error();
  nodes_ += *cost;
  if (!watch.stop.stop_requested()) ++rounds_;
  take(watch.stop);
  return {};
}

// Others may have found a better plan meanwhile: it is the game's, not ours.
void PlanAnalyst::take(const std::stop_token& stop) {
  const auto best = at_.best();
  if (!best) return;
  if (tried_ == best->score) return;
  const auto tried = module_of(*at_.position).variations(*at_.position, *best, stop);
  if (tried.size() < legal_.size()) return;  // stopped: another time
  for (std::size_t i = 0; i < tried.size(); ++i) keep(legal_[i].text, tried[i]);
  take_known();
  share_best();
  publish();
}

void PlanAnalyst::take_known() {
  for (const LegalMove& move : legal_) {
    Plies through = at_.played;
    through.push_back(move.text);
    auto known = at_.plans->after(through);
    if (!known) continue;
    known->moves.insert(known->moves.begin(), move.text);
    keep(move.text, std::move(*known));
  }
}

// A variation may be better than the plan that it is of.
void PlanAnalyst::share_best() {
  const auto best = std::max_element(
      found_.begin(), found_.end(),
      [](const auto& a, const auto& b) { return a.second.score < b.second.score; });
  at_.plans->learn(at_.played, best->second.moves);
  tried_ = best->second.score;
}

void PlanAnalyst::keep(const std::string& move, FoundPlan plan) {
  const auto known = found_.find(move);
  if (known == found_.end() || plan.score > known->second.score) found_[move] = std::move(plan);
}

void PlanAnalyst::publish() {
  moves_.clear();
  for (const LegalMove& move : legal_) {
    const FoundPlan& plan = found_.at(move.text);
    moves_.push_back({.move = move,
                      .value = static_cast<double>(plan.score),
                      .depth = static_cast<int>(plan.moves.size()),
                      .kind = Kind::kAtLeast,  // its line makes it
                      .line = plan.moves});
  }
  std::stable_sort(moves_.begin(), moves_.end(),
                   [](const ValuedMove& a, const ValuedMove& b) { return a.value > b.value; });
  ++changes_;
}

}  // namespace papan
