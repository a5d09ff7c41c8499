#include "game/player.hpp"

namespace papan {
namespace {

// At most so much for First is at least that for Second.
Bound seen_by(Turn turn, Bound bound) {
  if (turn != Turn::kSecond || bound == Bound::kExact) return bound;
  return bound == Bound::kAtMost ? Bound::kAtLeast : Bound::kAtMost;
}

}  // namespace

Explanation explanation_of(const Decision& decision, Turn turn) {
  const auto seen = [&](double value) { return shown_number(sign(turn) * value); };
  Sheet sheet{"candidates", {"move", "value", "bound"}, {}, -1};
  for (const DecisionCandidate& candidate : decision.candidates) {
    if (candidate.move == decision.move) sheet.chosen = static_cast<int>(sheet.rows.size());
    sheet.rows.push_back({candidate.move, seen(candidate.value),
                          std::string(to_text(seen_by(turn, candidate.bound)))});
  }
  Explanation explanation;
  explanation.turn = turn;
  explanation.move = decision.move;
  explanation.rule = decision.note;
  if (!sheet.rows.empty()) explanation.sheets.push_back(std::move(sheet));
  explanation.facts = {{"value", seen(decision.value)},
                       {"depth", std::to_string(decision.depth)},
                       {"nodes", std::to_string(decision.nodes)}};
  return explanation;
}

}  // namespace papan
