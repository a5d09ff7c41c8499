// Messages to the server: a closed set, read strictly.
//
// Each type of docs/protocol.md is a struct that describes itself (server/description.hpp), in
// the room whose desk answers it; what has an unknown type, an unknown or missing member or a
// value out of its range is refused with a code and a line that names it. The same
// descriptions print, for clients written in C++.
// Tested with tests/protocol/examples.json in tests/server/messages_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "core/json.hpp"
#include "server/analysis/messages.hpp"
#include "server/lab/messages.hpp"
#include "server/play/messages.hpp"
#include "server/refusal.hpp"

namespace papan::server {

using Message =
    std::variant<Hello, NewGame, Open, Leave, Play, Undo, Redo, TakeSeat, SetPace, Resign, TimeUp,
                 Rematch, AskHint, AskExplanation, AskTree, StopExplaining, Offer, AskFrames,
                 AskGames, Import, Analyse, StopAnalysis, AskJudgement, Consult, AskLine,
                 AskOpening, StartMatch, StopMatch, CheckPosition, AskLab, WatchStudy, LeaveLab,
                 StartTournament, StartExperiment, StartTraining, StopStudy, ResumeStudy>;

const About& about(const Message& message);

// The game that it is about, where it is about one.
std::optional<GameId> game_of(const Message& message);

struct Envelope {
  std::int64_t request = 0;
  Message message;
};

// What could not be read; the request's number, where it had one.
struct Unreadable {
  std::optional<std::int64_t> request;
  Refusal refusal;
};

Result<Envelope, Unreadable> parse_message(std::string_view text);
Json to_json(const Envelope& envelope);

Json to_json(const SeatPlayer& player);
Json to_json(const Pace& pace);

// From the store, where we wrote it ourselves.
Result<SeatPlayer> parse_player(const Json& json);
Result<Pace> parse_pace(const Json& json);

}  // namespace papan::server
