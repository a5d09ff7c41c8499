// Player: any agent behind one small interface, and its Decision in text.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "game/position.hpp"
#include "game/task.hpp"

namespace papan {

struct DecisionCandidate {
  std::string move;
  double value = 0;
  Bound bound = Bound::kExact;
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

 protected:
  Player() = default;
};

}  // namespace papan
