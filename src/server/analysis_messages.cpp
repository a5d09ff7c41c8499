#include "server/analysis_messages.hpp"

#include "server/limits.hpp"

namespace papan::server {
namespace {

// A position of a game, asked of an agent.
template <class T>
T read_question(Members& members) {
  T message;
  message.id = members.integer("id", kIds);
  message.ply = members.integer("ply", kCounts);
  message.agent = members.text("agent", kMaxSpecBytes);
  return message;
}

template <class T>
void print_question(Json& json, const T& message) {
  json["id"] = message.id;
  json["ply"] = message.ply;
  json["agent"] = message.agent;
}

}  // namespace

Analyse read_analyse(Members& members) {
  return read_question<Analyse>(members);
}

AskJudgement read_judgement(Members& members) {
  auto message = read_question<AskJudgement>(members);
  message.move = members.optional_text("move", kMaxPlyBytes);
  return message;
}

Consult read_consult(Members& members) {
  return read_question<Consult>(members);
}

AskLine read_line(Members& members) {
  AskLine message;
  message.id = members.integer("id", kIds);
  message.ply = members.integer("ply", kCounts);
  message.moves = members.optional_texts("moves", kMaxPlyBytes);
  if (message.moves.empty() || message.moves.size() > kMaxLine) {
    members.complain(ErrorCode::kBadValue, "line: 'moves' must be a list of 1 to 1400 moves");
  }
  message.from = members.optional_integer("from", {1, static_cast<std::int64_t>(kMaxLine)});
  return message;
}

AskOpening read_opening(Members& members) {
  AskOpening message;
  message.id = members.integer("id", kIds);
  message.ply = members.integer("ply", kCounts);
  return message;
}

StartMatch read_match(Members& members) {
  StartMatch message;
  message.id = members.integer("id", kIds);
  message.ply = members.integer("ply", kCounts);
  auto agents = members.optional_texts("agents", kMaxSpecBytes);
  if (agents.size() == 2) {
    message.agents = {std::move(agents[0]), std::move(agents[1])};
  } else {
    members.complain(ErrorCode::kBadValue, "match: 'agents' must be a list of two agents");
  }
  message.games = static_cast<int>(members.integer("games", {1, kMaxMatchGames}));
  message.random_plies = static_cast<int>(members.integer("random_plies", {0, kMaxRandomPlies}));
  return message;
}

CheckPosition read_check(Members& members) {
  CheckPosition message;
  message.game = members.text("game", kMaxNameBytes);
  message.parameters = members.settings("parameters");
  message.text = members.optional_text("text", kMaxTextBytes);
  return message;
}

void print(Json& json, const Analyse& message) {
  print_question(json, message);
}

void print(Json& json, const AskJudgement& message) {
  print_question(json, message);
  if (message.move) json["move"] = *message.move;
}

void print(Json& json, const Consult& message) {
  print_question(json, message);
}

void print(Json& json, const AskLine& message) {
  json["id"] = message.id;
  json["ply"] = message.ply;
  json["moves"] = message.moves;
  if (message.from) json["from"] = *message.from;
}

void print(Json& json, const AskOpening& message) {
  json["id"] = message.id;
  json["ply"] = message.ply;
}

void print(Json& json, const StartMatch& message) {
  json["id"] = message.id;
  json["ply"] = message.ply;
  json["agents"] = message.agents;
  json["games"] = message.games;
  json["random_plies"] = message.random_plies;
}

void print(Json& json, const CheckPosition& message) {
  json["game"] = message.game;
  json["parameters"] = Json::object();
  for (const auto& [key, value] : message.parameters) json["parameters"][key] = value;
  if (message.text) json["text"] = *message.text;
}

}  // namespace papan::server
