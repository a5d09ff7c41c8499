// Messages from the server about games: one function a type of docs/protocol.md. Tested in
// tests/server/answers_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "game/player.hpp"
#include "server/answers.hpp"
#include "server/messages.hpp"
#include "server/play/session.hpp"

namespace papan::server {

// A session with what the store knows of it.
struct StoredSession {
  GameId id = 0;
  const Session& session;
  std::string created;  // 2026-01-05T10:00:00Z
  std::string updated;
};

Json game_message(const StoredSession& stored, const Asker& asker);
Json ply_message(GameId id, const Session& session);
Json rewound_message(GameId id, const Session& session);
Json seats_message(GameId id, const Session& session);
Json pace_message(GameId id, const Session& session);
Json thinking_message(GameId id, int seat, double thought);
Json over_message(GameId id, const Ending& ending);
Json hint_message(const Position& position, const Decision& decision);
// With the asker's own token, where the asker holds the other seat.
Json offered_message(GameId id, int seat, const Session& session, const Asker& asker);
Json frames_message(GameId id, Json frames);
Json games_message(Json summaries);
Json game_summary(const StoredSession& stored);
Json watchers_message(GameId id, std::size_t count);
Json rematched_message(GameId id, GameId next);

// Seconds since 1970 as 2026-01-05T10:00:00Z.
std::string time_text(std::int64_t since_1970);

}  // namespace papan::server
