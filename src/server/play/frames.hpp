// A position as the page gets it: the layout, which never changes while a game
// lasts, and a frame for each ply. Both as docs/protocol.md describes them.
// Tested with tests/protocol/examples.json in tests/server/frames_test.cpp.
#pragma once

#include <vector>

#include "core/json.hpp"
#include "server/play/session.hpp"

namespace papan::server {

Json layout_json(const View& view);

// The piece of every cell, in the order of the layout's cells.
std::string pieces_of(const View& view);

// The newest frame, with the legal moves.
Json newest_frame(const Session& session);

// What the board was after `from` to `to` plies, both included; `to` is at most the
// number of plies.
Json frames_between(const Session& session, std::size_t from, std::size_t to);

// What the board becomes along a line of play after `ply` plies, as far as the seats
// alone decide; an error names the move that cannot be played.
struct PlayedLine {
  std::size_t ply = 0;
  const std::vector<std::string>& moves;
  std::size_t from = 1;  // the first step whose board is told; at most kMaxFrames are
};
Result<Json> frames_along(const Position& start, const PlayedLine& line);

Json legal_json(const std::vector<LegalMove>& moves);

// "first" is 0, "second" 1, chance "chance".
Json by_json(Turn by);

}  // namespace papan::server
