// Messages to the server: a closed set, read strictly.
//
// Each type of docs/protocol.md is a struct; what has an unknown type, an unknown
// or missing member or a value out of its range is refused with a code and a line
// that names it. The same structs print, for clients written in C++.
// Tested with tests/protocol/examples.json in tests/server/messages_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/json.hpp"
#include "core/options.hpp"
#include "server/analysis_messages.hpp"
#include "server/lab_messages.hpp"
#include "server/seat.hpp"

namespace papan::server {

struct Hello {
  std::string token;
};

struct NewGame {
  std::string game;
  Settings parameters;
  std::vector<SeatPlayer> seats;
  Pace pace;
  std::optional<std::string> start;
  std::vector<std::string> plies;
  std::optional<std::string> bricks;  // a judge's input of Colour Brick
};

struct Open {
  GameId id = 0;
  std::optional<std::string> seat_token;
};

struct Leave {
  GameId id = 0;
};

struct Play {
  GameId id = 0;
  std::int64_t ply = 0;  // how many plies the client has seen
  std::string move;
};

struct Undo {
  GameId id = 0;
};

struct Redo {
  GameId id = 0;
};

struct TakeSeat {
  GameId id = 0;
  int seat = 0;
  SeatPlayer player;
};

struct SetPace {
  GameId id = 0;
  Pace pace;
};

struct Resign {
  GameId id = 0;
  int seat = 0;
};

// The page's clock of the seat has run out.
struct TimeUp {
  GameId id = 0;
  int seat = 0;
};

struct Rematch {
  GameId id = 0;
};

struct AskHint {
  GameId id = 0;
};

// What an agent computes after so many plies.
struct AskExplanation {
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;
};

// The tree that it grows there, as much of it as is to be shown.
struct AskTree {
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;
  int plies = 0;
  int nodes = 0;
};

// No more of what it asked to be shown last.
struct StopExplaining {
  GameId id = 0;
};

struct Offer {
  GameId id = 0;
  int seat = 0;
};

struct AskFrames {
  GameId id = 0;
  std::int64_t from = 0;
  std::int64_t to = 0;
};

struct AskGames {
  std::optional<std::string> game;
  std::optional<std::string> state;  // "open" or "over"
  std::optional<GameId> before;
  std::optional<int> limit;
};

struct Import {
  std::string text;
};

using Message =
    std::variant<Hello, NewGame, Open, Leave, Play, Undo, Redo, TakeSeat, SetPace, Resign, TimeUp,
                 Rematch, AskHint, AskExplanation, AskTree, StopExplaining, Offer, AskFrames,
                 AskGames, Import, Analyse, StopAnalysis, AskJudgement, Consult, AskLine,
                 AskOpening, StartMatch, StopMatch, CheckPosition, AskLab, WatchStudy, LeaveLab,
                 StartTournament, StartExperiment, StartTraining, StopStudy, ResumeStudy>;

struct Envelope {
  std::int64_t request = 0;
  Message message;
};

// What could not be read; the request's number, where it had one.
struct Unreadable {
  std::optional<std::int64_t> request;
  Refusal refusal;
};

std::variant<Envelope, Unreadable> parse_message(std::string_view text);
Json to_json(const Envelope& envelope);

Json to_json(const SeatPlayer& player);
Json to_json(const Pace& pace);

// From the store, where we wrote it ourselves.
Result<SeatPlayer> parse_player(const Json& json);
Result<Pace> parse_pace(const Json& json);

}  // namespace papan::server
