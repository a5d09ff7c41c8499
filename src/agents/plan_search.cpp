#include "agents/plan_search.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace papan {
namespace {

// Those whose answer is a whole game.
constexpr std::array<std::string_view, 6> kPlanners = {
    "best", "sequence-annealing", "mcts", "beam", "nmcs", "nrpa"};

Plies with(Plies played, const std::string& move) {
  played.push_back(move);
  return played;
}

// A search that its budget cut short is finished as the paper's brute force goes on.
Plies to_the_end(const Position& from, Plies line, const Request& request) {
  constexpr std::string_view kFinisher = "best:level=6";
  const auto position = from.clone();
  for (const std::string& move : line) {
    if (!position->advance(move)) return line;
  }
  if (position->turn() == Turn::kOver) return line;
  const auto rest =
      (*make_player(*position, kFinisher))->choose(*position, {{}, request.rng, request.stop});
  if (rest) line.insert(line.end(), rest->line.begin(), rest->line.end());
  return line;
}

// What the move is worth by the plan for another, and by a search as long as that one's.
Result<std::uint64_t> try_move(const PlannedPosition& at, const FoundPlan& best,
                               const std::string& move, std::string_view spec,
                               const Request& request) {
  at.plans->learn(at.played, module_of(*at.position).variation(*at.position, best, move).moves);
  const auto next = at.after(move);
  if (!next) return next.error();
  if (next->position->turn() == Turn::kOver) return 0;
  return improve(*next, spec, request);
}

Judgement judgement_of(const PlannedPosition& at, const FoundPlan& best, const std::string& move) {
  const auto value = static_cast<double>(best.score);
  const std::string judged = move.empty() ? best.moves.front() : move;
  return {.best = best.moves.front(),
          .best_value = value,
          .line = best.moves,
          .move = judged,
          .value = value,
          .scale = loss_scale(*at.position, value, value),
          .depth = static_cast<int>(best.moves.size()),
          .best_kind = Kind::kAtLeast,
          .kind = Kind::kAtLeast};
}

}  // namespace

Result<PlannedPosition> PlannedPosition::after(const std::string& move) const {
  auto next = position->clone();
  if (auto played_on = next->advance(move); !played_on) return played_on.error();
  return PlannedPosition{std::move(next), with(played, move), plans};
}

bool is_planner(const Position& position, std::string_view spec) {
  const auto parsed = parse_spec(spec);
  return parsed && BestPlan::suits(position) &&
         std::find(kPlanners.begin(), kPlanners.end(), parsed->name) != kPlanners.end();
}

Result<std::uint64_t> improve(const PlannedPosition& at, std::string_view spec,
                              const Request& request) {
  auto player = make_player(*at.position, spec);
  if (!player) return player.error();
  const auto found = (*player)->choose(*at.position, request);
  if (!found) return found.error();
  at.plans->learn(at.played, to_the_end(*at.position, found->line, request));
  return found->nodes;
}

Result<Decision> hint_by_plan(const PlannedPosition& at, std::string_view spec,
                              const Request& request) {
  const auto known = at.best();
  const auto nodes = improve(at, spec, request);
  if (!nodes) return nodes.error();
  const auto best = at.best();
  if (!best) return Error{"no way to the end was found in time"};
  Decision decision;
  decision.move = best->moves.front();
  decision.value = static_cast<double>(best->score);
  decision.nodes = *nodes;
  decision.depth = static_cast<int>(best->moves.size());
  decision.line = best->moves;
  decision.candidates = {{decision.move, decision.value, Bound::kAtLeast, true}};
  decision.note = known && known->score == best->score ? "as planned" : "a new plan";
  return decision;
}

Result<Decision> hint_by(const PlannedPosition& at, std::string_view spec, const Request& request) {
  if (at.plans) return hint_by_plan(at, spec, request);
  auto adviser = make_player(*at.position, spec);
  if (!adviser) return adviser.error();
  return (*adviser)->choose(*at.position, request);
}

Result<Judgement> judge_by_plan(const PlannedPosition& at, std::string_view move,
                                std::string_view spec, const Request& request) {
  auto nodes = improve(at, spec, request);
  if (!nodes) return nodes.error();
  const auto best = at.best();
  if (!best) return Error{"no way to the end was found in time"};
  const std::string named = move.empty() ? "" : at.position->named(move);
  if (named.empty() || named == best->moves.front()) {
    Judgement judged = judgement_of(at, *best, named);
    judged.nodes = *nodes;
    return judged;
  }
  const auto more = try_move(at, *best, named, spec, request);
  if (!more) return more.error();
  // Trying the move may have found what is better still.
  Judgement judged = judgement_of(at, *at.best(), named);
  judged.nodes = *nodes + *more;
  judged.value = static_cast<double>(at.plans->after(with(at.played, named))->score);
  judged.lost = judged.best_value - judged.value;
  return judged;
}

}  // namespace papan
