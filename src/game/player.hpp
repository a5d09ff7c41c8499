// Player: any agent behind one small interface, and its Decision in text; beside
// deciding, a player may show what it sees: its tree, its own quantities.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/explanation.hpp"
#include "game/position.hpp"
#include "game/search_tree.hpp"
#include "game/task.hpp"

namespace papan {

struct DecisionCandidate {
  std::string move;
  double value = 0;
  Bound bound = Bound::kExact;
  bool proven = false;  // for perfect play; else an estimate, whatever its bound
};

// A Choice in words; values are points for First.
struct Decision {
  std::string move;
  double value = 0;
  std::uint64_t nodes = 0;
  int depth = 0;
  bool exact = false;
  double seconds = 0;
  std::vector<std::string> line;
  std::vector<DecisionCandidate> candidates;
  std::string note;
};

// What a value is. A window leaves a bound, a horizon or chance an estimate; where
// nothing was searched, nothing is known.
enum class Kind : std::uint8_t {
  kUnknown,
  kEstimate,
  kEstimateAtMost,
  kEstimateAtLeast,
  kAtMost,
  kAtLeast,
  kExact
};

Kind kind_of(const DecisionCandidate& candidate);
Kind kind_of(const Decision& decision);  // of its value

// "exact", "at most", "estimate, at most".
std::string_view to_text(Kind kind);
// What stands before a number of this kind: "=", "<=", "<~"; for the unknown "?".
std::string_view mark_of(Kind kind);

// What was proven holds for other rules only: an estimate for these.
void set_estimate(Decision& decision);

// The moves it weighed, as `turn` sees them: what any agent can tell.
Explanation explanation_of(const Decision& decision, Turn turn);

class Player {
 public:
  virtual ~Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  // The agent with every option spelled out: it makes the same player again.
  [[nodiscard]] virtual std::string spec() const = 0;

  // A seat has the turn in `position`, whose game is the one this player was
  // made for. An error means that the player failed, not that the game is over.
  virtual Result<Decision> choose(const Position& position, const Request& request) = 0;

  // The tree that a search like this player's grows there, as the side to move sees
  // it; an error where it has none.
  virtual Result<SearchTree> tree(const Position&, const Request&, const TreeLimits&) {
    return Error{"this agent has no tree to show: expected minimax, negamax or alphabeta"};
  }

  // What it computes there, in its own terms; values are the mover's.
  virtual Result<Explanation> explain(const Position& position, const Request& request) {
    const auto decision = choose(position, request);
    if (!decision) return decision.error();
    return explanation_of(*decision, position.turn());
  }

 protected:
  Player() = default;
};

}  // namespace papan
