// Openings: a new session from what a client asked for: a new game, a pasted
// record or position, a rematch. All that comes from outside is checked here,
// also what an agent may cost.
// Tested in tests/server/openings_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "server/messages.hpp"
#include "server/play/session.hpp"

namespace papan::server {

Result<Session> open_new_game(const NewGame& wish, std::uint64_t seed);

// A record, or a position with its game: "NAME: ...", "NAME size=4: ...".
// Without parameters, those are taken under which the position can be read.
Result<Session> open_import(std::string_view text, std::uint64_t seed);

// A position set up by hand, or the start, with nobody at the board.
Result<Session> open_position(const CheckPosition& wish);

Result<Session> open_rematch(const Session& last, std::uint64_t seed);

// Can this agent play here, within the server's limits of time and memory?
Result<void> check_agent(const Position& position, std::string_view spec);

// An agent as this server runs it: tables of its own choice are no larger than those that may be
// asked for, and all are counted; 1 without any.
struct AffordableAgent {
  std::string spec;
  int megabytes = 1;
};
AffordableAgent affordable(std::string_view game, std::string_view spec);

}  // namespace papan::server
