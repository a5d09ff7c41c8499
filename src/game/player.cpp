#include "game/player.hpp"

namespace papan {
namespace {

// At most so much for First is at least that for Second.
Kind seen_by(Turn turn, Kind kind) {
  if (turn != Turn::kSecond) return kind;
  switch (kind) {
    case Kind::kAtMost: return Kind::kAtLeast;
    case Kind::kAtLeast: return Kind::kAtMost;
    case Kind::kEstimateAtMost: return Kind::kEstimateAtLeast;
    case Kind::kEstimateAtLeast: return Kind::kEstimateAtMost;
    default: return kind;
  }
}

}  // namespace

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

Explanation explanation_of(const Decision& decision, Turn turn) {
  const auto seen = [&](double value) { return shown_number(sign(turn) * value); };
  const auto kind = [&](Kind told) { return std::string(to_text(seen_by(turn, told))); };
  Sheet sheet{"candidates", {"move", "value", "kind"}, {}, -1};
  for (const DecisionCandidate& candidate : decision.candidates) {
    if (candidate.move == decision.move) sheet.chosen = static_cast<int>(sheet.rows.size());
    sheet.rows.push_back({candidate.move, seen(candidate.value), kind(kind_of(candidate))});
  }
  Explanation explanation;
  explanation.turn = turn;
  explanation.move = decision.move;
  explanation.rule = decision.note;
  if (!sheet.rows.empty()) explanation.sheets.push_back(std::move(sheet));
  explanation.facts = {{"value", seen(decision.value)},
                       {"kind", kind(kind_of(decision))},
                       {"depth", std::to_string(decision.depth)},
                       {"nodes", std::to_string(decision.nodes)}};
  return explanation;
}

}  // namespace papan
