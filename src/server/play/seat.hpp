// What the page and the server say of a game's seats: who sits there, and how
// fast agents play. Plain values, in the words of docs/protocol.md.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "game/seat_index.hpp"
#include "server/description.hpp"
#include "server/limits.hpp"

namespace papan::server {

enum class PlayerKind : std::uint8_t { kPerson, kAgent };

struct SeatPlayer {
  PlayerKind kind = PlayerKind::kPerson;
  std::string text;  // a person's name, an agent's spec
  std::string name;  // what an agent is called; empty: by its spec

  [[nodiscard]] bool is_person() const { return kind == PlayerKind::kPerson; }

  friend bool operator==(const SeatPlayer&, const SeatPlayer&) = default;
};

struct Pace {
  int delay = 0;  // milliseconds between agents' moves when no person waits for them
  bool paused = false;

  static void describe(auto& list) {
    list("delay", &Pace::delay, Whole{0, kMaxDelay});
    list("paused", &Pace::paused);
  }

  friend bool operator==(const Pace&, const Pace&) = default;
};

}  // namespace papan::server
