#include "agents/judgement.hpp"

#include <algorithm>
#include <cmath>

#include "agents/alike.hpp"
#include "agents/by_search.hpp"

namespace papan {
namespace {

constexpr double kMorePatience = 2;  // the move's own search may take so much longer

struct Asked {
  std::string_view spec;
  const Request& request;
};

double worst_of(const Decision& decision) {
  return decision.candidates.empty() ? decision.value : decision.candidates.back().value;
}

const DecisionCandidate* weighed(const Decision& decision, const std::string& move) {
  for (const DecisionCandidate& candidate : decision.candidates) {
    if (candidate.move == move && candidate.bound == Bound::kExact) return &candidate;
  }
  return nullptr;
}

// As deep as the best was searched, this move included.
Budget same_effort(const Decision& best, const Budget& asked) {
  Budget budget = asked;
  if (best.exact || best.depth < 2) return budget;
  if (budget.nodes == 0) budget.depth = best.depth - 1;
  budget.seconds *= kMorePatience;
  return budget;
}

// The value of `move`, where the best is known, and what it cost to find.
struct Found {
  double value = 0;
  std::uint64_t nodes = 0;
};
Result<Found> value_of(const Position& position, const std::string& move, const Decision& best,
                       const Asked& asked) {
  const auto after = position.clone();
  if (auto played = after->play(move); !played) return played.error();
  if (const auto* known = weighed(best, move)) return Found{known->value};
  if (after->turn() == Turn::kOver) return Found{static_cast<double>(after->score())};
  // Chance answers, whom no agent can be asked about: a move that was not weighed looked no
  // better than the least of those that were.
  if (after->turn() == Turn::kChance) return Found{worst_of(best)};
  auto player = make_player(*after, asked.spec);
  if (!player) return player.error();
  const Request& request = asked.request;
  const Budget budget = same_effort(best, parse_spec(asked.spec)->budget);
  const auto found =
      (*player)->choose(*after, {budget, request.rng, request.stop, request.counted});
  if (!found) return found.error();
  return Found{found->value, found->nodes};
}

bool is_for_two(const Position& position) {
  return (*find_game(position.game()))->game.seats == 2;
}

void tell_loss(Judgement& judged, Turn mover) {
  const double sign = mover == Turn::kSecond ? -1 : 1;
  judged.lost = sign * (judged.best_value - judged.value);
  if (judged.lost > 0) return;
  // It was better than the best that was seen: nothing was lost.
  judged.lost = 0;
  if (judged.exact && judged.kind != Kind::kExact) {
    judged.compared = false;  // an estimate above what is proven says nothing
    return;
  }
  judged.best = judged.move;
  judged.best_value = judged.value;
  judged.best_kind = judged.kind;
  judged.line = {judged.move};
}

// Only values of one kind tell a loss.
Result<Judgement> judge_for_two(const Position& position, Judgement judged, const Decision& best,
                                const Adviser& adviser) {
  const auto pair = value_beside(position, judged.move, best, adviser);
  if (!pair) return pair.error();
  judged.nodes += pair->nodes;
  judged.best_value = pair->best.value;
  judged.best_kind = pair->best.kind;
  judged.value = pair->other.value;
  judged.kind = pair->other.kind;
  judged.depth = pair->best.depth;
  judged.compared = are_alike(pair->best, pair->other);
  if (judged.compared) tell_loss(judged, position.turn());
  return judged;
}

}  // namespace

double loss_scale(const Position& position, double best, double worst) {
  const auto entry = find_game(position.game());
  if (const double least = (*entry)->module.score.inaccuracy; least > 0) return least;
  if ((*entry)->game.seats == 2) return 2;  // points
  // For one player: a hundredth of the whole, or an eighth of what the choice is about
  // where values are not points.
  const bool chance_plays = (*entry)->perft == nullptr;
  const double scale = chance_plays ? std::abs(best - worst) / 8 : std::abs(best) / 100;
  return scale > 0 ? scale : 1;
}

Result<Judgement> judge(const Position& position, std::string_view move, std::string_view agent,
                        const Request& request) {
  const GameModule& module = module_of(position);
  if (module.judge != nullptr && module.judges(position)) {
    return module.judge(position, move, agent, request);
  }
  const std::string spec = by_search(position, agent);
  auto player = make_player(position, spec);
  if (!player) return player.error();
  const auto best = (*player)->choose(position, request);
  if (!best) return best.error();
  Judgement judged{.best = best->move,
                   .best_value = best->value,
                   .line = best->line,
                   .move = move.empty() ? best->move : position.named(move),
                   .value = best->value,
                   .scale = loss_scale(position, best->value, worst_of(*best)),
                   .depth = best->depth,
                   .best_kind = kind_of(*best),
                   .kind = kind_of(*best),
                   .exact = best->exact,
                   .nodes = best->nodes};
  if (judged.move == judged.best) return judged;
  if (is_for_two(position))
    return judge_for_two(position, judged, *best, {spec, request, **player});
  const auto found = value_of(position, judged.move, *best, {spec, request});
  if (!found) return found.error();
  judged.value = found->value;
  judged.kind = Kind::kEstimate;
  judged.nodes += found->nodes;
  tell_loss(judged, position.turn());
  return judged;
}

}  // namespace papan
