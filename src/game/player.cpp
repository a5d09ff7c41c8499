#include "game/player.hpp"

#include "core/text.hpp"

namespace papan {

Explanation explanation_of(const Decision& decision) {
  Sheet sheet{"candidates", {"move", "value", "bound"}, {}, -1};
  for (const DecisionCandidate& candidate : decision.candidates) {
    if (candidate.move == decision.move) sheet.chosen = static_cast<int>(sheet.rows.size());
    sheet.rows.push_back(
        {candidate.move, to_text(candidate.value), std::string(to_text(candidate.bound))});
  }
  Explanation explanation{decision.move, decision.note, {}, {}, {}};
  if (!sheet.rows.empty()) explanation.sheets.push_back(std::move(sheet));
  explanation.facts = {{"value", to_text(decision.value)},
                       {"depth", std::to_string(decision.depth)},
                       {"nodes", std::to_string(decision.nodes)}};
  return explanation;
}

}  // namespace papan
