#include "game/player.hpp"

#include "core/text.hpp"

namespace papan {

Kind kind_of(const DecisionCandidate& candidate) {
  switch (candidate.bound) {
    case Bound::kExact: return candidate.proven ? Kind::kExact : Kind::kEstimate;
    case Bound::kAtMost: return candidate.proven ? Kind::kAtMost : Kind::kEstimateAtMost;
    case Bound::kAtLeast: return candidate.proven ? Kind::kAtLeast : Kind::kEstimateAtLeast;
  }
  return Kind::kUnknown;
}

Kind kind_of(const Decision& decision) {
  if (decision.exact) return Kind::kExact;
  for (const DecisionCandidate& candidate : decision.candidates) {
    if (candidate.move == decision.move) return kind_of(candidate);
  }
  return Kind::kUnknown;
}

std::string_view to_text(Kind kind) {
  switch (kind) {
    case Kind::kUnknown: return "unknown";
    case Kind::kEstimate: return "estimate";
    case Kind::kEstimateAtMost: return "estimate, at most";
    case Kind::kEstimateAtLeast: return "estimate, at least";
    case Kind::kAtMost: return "at most";
    case Kind::kAtLeast: return "at least";
    case Kind::kExact: return "exact";
  }
  return "";
}

std::string_view mark_of(Kind kind) {
  switch (kind) {
    case Kind::kUnknown: return "?";
    case Kind::kEstimate: return "~";
    case Kind::kEstimateAtMost: return "<~";
    case Kind::kEstimateAtLeast: return ">~";
    case Kind::kAtMost: return "<=";
    case Kind::kAtLeast: return ">=";
    case Kind::kExact: return "=";
  }
  return "";
}

void set_estimate(Decision& decision) {
  decision.exact = false;
  for (DecisionCandidate& candidate : decision.candidates) candidate.proven = false;
}

Explanation explanation_of(const Decision& decision) {
  Sheet sheet{"candidates", {"move", "value", "kind"}, {}, -1};
  for (const DecisionCandidate& candidate : decision.candidates) {
    if (candidate.move == decision.move) sheet.chosen = static_cast<int>(sheet.rows.size());
    sheet.rows.push_back(
        {candidate.move, to_text(candidate.value), std::string(to_text(kind_of(candidate)))});
  }
  Explanation explanation{decision.move, decision.note, {}, {}, {}};
  if (!sheet.rows.empty()) explanation.sheets.push_back(std::move(sheet));
  explanation.facts = {{"value", to_text(decision.value)},
                       {"kind", std::string(to_text(kind_of(decision)))},
                       {"depth", std::to_string(decision.depth)},
                       {"nodes", std::to_string(decision.nodes)}};
  return explanation;
}

}  // namespace papan
