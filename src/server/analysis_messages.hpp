// Messages to the server about positions: analysis, judgements, lines, two agents
// compared, positions set up by hand. Part of the closed set of server/messages.hpp.
// Tested with tests/protocol/examples.json in tests/server/messages_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "core/options.hpp"
#include "server/members.hpp"

namespace papan::server {

using GameId = std::int64_t;

// Values every move after so many plies, deeper and deeper, until it is stopped.
struct Analyse {
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;
};

struct StopAnalysis {
  GameId id = 0;
};

// What a move lost there: the one given, or the one that was played.
struct AskJudgement {
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;
  std::optional<std::string> move;
};

// What an agent would play there.
struct Consult {
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;
};

// The boards along a line of play from there.
struct AskLine {
  GameId id = 0;
  std::int64_t ply = 0;
  std::vector<std::string> moves;
  std::optional<std::int64_t> from;  // the first step that is told; else 1
};

// What the opening book knows there.
struct AskOpening {
  GameId id = 0;
  std::int64_t ply = 0;
};

// Games between two agents from there.
struct StartMatch {
  GameId id = 0;
  std::int64_t ply = 0;
  std::array<std::string, 2> agents;
  int games = 0;
  int random_plies = 0;  // of each opening
};

struct StopMatch {
  GameId id = 0;
};

// Is this a position? Without a text: the start.
struct CheckPosition {
  std::string game;
  Settings parameters;
  std::optional<std::string> text;
};

Analyse read_analyse(Members& members);
AskJudgement read_judgement(Members& members);
Consult read_consult(Members& members);
AskLine read_line(Members& members);
AskOpening read_opening(Members& members);
StartMatch read_match(Members& members);
CheckPosition read_check(Members& members);

// Adds a message's members, in the protocol's order.
void print(Json& json, const Analyse& message);
void print(Json& json, const AskJudgement& message);
void print(Json& json, const Consult& message);
void print(Json& json, const AskLine& message);
void print(Json& json, const AskOpening& message);
void print(Json& json, const StartMatch& message);
void print(Json& json, const CheckPosition& message);

}  // namespace papan::server
