#include "game/ending.hpp"

#include <algorithm>

namespace papan {

std::vector<ViewFact> facts_of(const Position& position) {
  auto facts = position.view().facts;
  const bool told = std::any_of(facts.begin(), facts.end(),
                                [](const ViewFact& fact) { return fact.name == kEndFact; });
  if (position.turn() == Turn::kOver && !told) {
    facts.push_back({std::string(kEndFact), std::string(kThirdOccurrence)});
  }
  return facts;
}

std::string end_of(const Position& position) {
  if (position.turn() != Turn::kOver) return {};
  return facts_of(position).back().value;
}

}  // namespace papan
