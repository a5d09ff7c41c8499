#include "games/brick/play/judging.hpp"

#include <algorithm>
#include <optional>

#include "game/position_of.hpp"
#include "games/brick/play/brain.hpp"
#include "games/brick/play/finish.hpp"
#include "games/brick/play/survival.hpp"

namespace papan::brick {
namespace {

using Typed = PositionOf<ColourBrick>;

constexpr int kEnoughGames = 8;       // or nothing is said
constexpr double kSure = 2;           // standard errors
constexpr double kInaccurate = 0.05;  // of what is still to be made

Result<Finish::Comparison> compared(const Typed& typed, Move one, Move other,
                                    const Request& request) {
  const Parameters& parameters = typed.rules()->parameters();
  const auto brain = brain_from(std::string(kShippedValues), parameters.colours);
  if (!brain) return brain.error();
  const Survival survival = brain->learned ? Survival{} : survival_beside_builder(parameters);
  const Finish finish(*brain->valuation, survival, parameters);
  return finish.compare({*typed.rules(), typed.state(), typed.history(), request}, one, other);
}

void tell_loss(Judgement& judged, const Finish::Comparison& found) {
  judged.best_value = found.one;
  judged.value = found.other;
  const double lost = found.one - found.other;
  judged.compared = found.games >= kEnoughGames;
  if (found.games == 0) judged.best_kind = judged.kind = Kind::kUnknown;
  judged.lost = judged.compared && lost > kSure * found.error ? lost : 0;
}

// Where all that can happen was counted, both values are.
std::optional<Finish::Comparison> counted(const Decision& best, const std::string& move) {
  if (!best.exact) return {};
  for (const DecisionCandidate& each : best.candidates) {
    if (each.move == move) return Finish::Comparison{best.value, each.value, 0, kEnoughGames};
  }
  return {};
}

}  // namespace

bool is_short_game(const Position& position) {
  if (position.game() != ColourBrick::kName || position.turn() != Turn::kFirst) return false;
  return static_cast<const Typed&>(position).state().left <= Finish::kFrom;
}

Result<Judgement> judge_short_game(const Position& position, std::string_view move,
                                   std::string_view agent, const Request& request) {
  auto player = make_player(position, agent);
  if (!player) return player.error();
  const auto best = (*player)->choose(position, request);
  if (!best) return best.error();
  const auto after = position.clone();
  const std::string named = move.empty() ? best->move : position.named(move);
  if (auto played = after->advance(named); !played) return played.error();
  const auto& typed = static_cast<const Typed&>(position);
  const auto exact = counted(*best, named);
  const auto found = exact ? Result<Finish::Comparison>(*exact)
                           : compared(typed, *typed.rules()->parse_move(best->move),
                                      *typed.rules()->parse_move(named), request);
  if (!found) return found.error();
  Judgement judged{.best = best->move, .line = {best->move}, .move = named};
  judged.best_kind = Kind::kEstimate;
  judged.kind = Kind::kEstimate;
  judged.exact = exact.has_value();
  judged.depth = typed.state().left;
  judged.nodes = best->nodes;
  tell_loss(judged, *found);
  const double to_be_made = judged.best_value - static_cast<double>(position.score());
  judged.scale = std::max(1.0, kInaccurate * to_be_made);
  return judged;
}

}  // namespace papan::brick
