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

std::string resigned_by(std::string_view seat) {
  return std::string(seat) + " resigned";
}

std::string time_is_up_of(std::string_view seat) {
  return std::string(seat) + "'s " + std::string(kTimeIsUp);
}

std::optional<std::size_t> loser_told_by(std::string_view end,
                                         const std::array<std::string, 2>& seat_names) {
  for (std::size_t seat = 0; seat < seat_names.size(); ++seat) {
    const std::string& name = seat_names[seat];
    if (end == resigned_by(name) || end == time_is_up_of(name)) return seat;
  }
  return std::nullopt;
}

}  // namespace papan
