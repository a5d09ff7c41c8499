// A session to and from the store: the record holds the game, the extras what the page adds to
// it: seats as the protocol has them, pace, offered seats, who ended it early.
// Tested in tests/server/session_test.cpp and hub_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/play/session.hpp"
#include "store/store.hpp"

namespace papan::server {

// A session as the store has it beside its plies.
struct Kept {
  Record header;  // no plies, no result
  std::string extras;
  std::optional<Score> result;  // of a game played to its end, or to that of its clock
  std::optional<int> resigned;  // the seat that gave up, or whose time ran out
};

Kept kept_of(const Session& session);

// What the store must take up; all of it in one commit.
struct Changes {
  std::vector<SessionPly> plies;
  bool described = false;  // seats, pace or tokens
  bool reopened = false;
  bool finished = false;

  [[nodiscard]] bool any() const { return !plies.empty() || described || reopened || finished; }
};

Result<GameId> store_new(Store& store, const Kept& kept, const std::vector<PlayedPly>& plies);
Result<void> store_changes(Store& store, GameId id, const Changes& changes, const Kept& kept);

Result<Session> restored(const KeptSession& stored);

}  // namespace papan::server
