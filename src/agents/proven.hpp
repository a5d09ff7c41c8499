// Proven: what searches have proven of positions, so that no later and shorter one puts an
// estimate in its place.
//
// Where all agents count in the game's score, what one has proven holds for all; elsewhere it is
// kept for the agent, whose evaluation says in which unit a won game counts, whatever its budget.
// Lives on one thread; the oldest positions make room. Tested in tests/agents/proven_test.cpp.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/analyst.hpp"
#include "agents/judgement.hpp"

namespace papan {

struct ProvenMoves {
  std::vector<ValuedMove> moves;  // exact; the best of them first
  bool has_best = false;          // the first is the best of all moves
};

// What is proven by now of the moves that an analyst tells.
ProvenMoves proven_by(const Position& position, const std::vector<ValuedMove>& moves);
ProvenMoves proven_by(const Position& position, const Judgement& judgement);

// The judgement of `move` (empty: of the best), where all it needs is proven.
std::optional<Judgement> judged_by(const ProvenMoves& known, const Position& position,
                                   const std::string& move);

// A judgement with the proven best in place of an estimate; it then tells no loss.
Judgement with_proven(Judgement judgement, const ProvenMoves& known);

class Proven {
 public:
  explicit Proven(std::size_t most_positions = 4096) : most_(most_positions) {}

  // Adds to what is known of the position.
  void keep(const Position& position, std::string_view spec, const ProvenMoves& proven);
  [[nodiscard]] ProvenMoves find(const Position& position, std::string_view spec) const;

 private:
  std::size_t most_;
  std::map<std::string, ProvenMoves> known_;
  std::deque<std::string> oldest_first_;
};

}  // namespace papan
