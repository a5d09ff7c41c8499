#include "server/messages.hpp"

#include <fmt/format.h>

#include <array>

#include "core/text.hpp"
#include "game/budget.hpp"
#include "server/limits.hpp"
#include "server/members.hpp"

namespace papan::server {
namespace {

constexpr Members::Range kSeats = {0, 1};

SeatPlayer read_player(const Json& json, Members& owner) {
  Members members(json, "a player");
  SeatPlayer player;
  const std::string kind = members.text("kind", kMaxNameBytes);
  if (kind == "person") {
    player = {PlayerKind::kPerson, members.text("name", kMaxNameBytes)};
  } else if (kind == "agent") {
    player = {PlayerKind::kAgent, members.text("spec", kMaxSpecBytes),
              members.optional_text("name", kMaxNameBytes).value_or("")};
  } else {
    members.complain(ErrorCode::kBadValue, "a player: 'kind' must be person or agent");
  }
  if (const auto problem = members.finish()) owner.complain(problem->code, problem->text);
  return player;
}

Pace read_pace(const Json& json, Members& owner) {
  Members members(json, "a pace");
  Pace pace;
  pace.delay = static_cast<int>(members.integer("delay", {0, kMaxDelay}));
  pace.paused = members.flag("paused");
  if (const auto problem = members.finish()) owner.complain(problem->code, problem->text);
  return pace;
}

SeatPlayer player_in(Members& members) {
  const Json* found = members.need("player");
  return found == nullptr ? SeatPlayer{} : read_player(*found, members);
}

Pace pace_in(Members& members) {
  const Json* found = members.need("pace");
  return found == nullptr ? Pace{} : read_pace(*found, members);
}

std::vector<SeatPlayer> players_in(Members& members) {
  std::vector<SeatPlayer> players;
  const Json* found = members.need("seats");
  if (found == nullptr) return players;
  if (!found->is_array() || found->empty() || found->size() > 2) {
    members.complain(ErrorCode::kBadValue, "'seats' must be a list of one or two players");
    return players;
  }
  for (const Json& player : *found) players.push_back(read_player(player, members));
  return players;
}

GameId id_in(Members& members) {
  return members.integer("id", kIds);
}

int seat_in(Members& members) {
  return static_cast<int>(members.integer("seat", kSeats));
}

Message read_hello(Members& members) {
  return Hello{members.text("token", kMaxNameBytes)};
}

Message read_new_game(Members& members) {
  NewGame message;
  message.game = members.text("game", kMaxNameBytes);
  message.parameters = members.settings("parameters");
  message.seats = players_in(members);
  message.pace = pace_in(members);
  message.start = members.optional_text("start", kMaxTextBytes);
  message.plies = members.optional_texts("plies", kMaxPlyBytes);
  message.bricks = members.optional_text("bricks", kMaxTextBytes);
  return message;
}

Message read_open(Members& members) {
  const GameId id = id_in(members);
  return Open{id, members.optional_text("seat_token", kMaxNameBytes)};
}

Message read_play(Members& members) {
  const GameId id = id_in(members);
  const std::int64_t ply = members.integer("ply", kCounts);
  return Play{id, ply, members.text("move", kMaxPlyBytes)};
}

template <class T>
Message read_id(Members& members) {
  return T{id_in(members)};
}

template <class T>
Message read_id_and_seat(Members& members) {
  const GameId id = id_in(members);
  return T{id, seat_in(members)};
}

Message read_take_seat(Members& members) {
  const GameId id = id_in(members);
  const int seat = seat_in(members);
  return TakeSeat{id, seat, player_in(members)};
}

Message read_set_pace(Members& members) {
  const GameId id = id_in(members);
  return SetPace{id, pace_in(members)};
}

Message read_explanation(Members& members) {
  const GameId id = id_in(members);
  const std::int64_t ply = members.integer("ply", kCounts);
  return AskExplanation{id, ply, members.text("agent", kMaxSpecBytes)};
}

Message read_tree(Members& members) {
  AskTree message;
  message.id = id_in(members);
  message.ply = members.integer("ply", kCounts);
  message.agent = members.text("agent", kMaxSpecBytes);
  message.plies = static_cast<int>(members.integer("plies", {1, kMaxDepth}));
  message.nodes = static_cast<int>(members.integer("nodes", {1, kMaxTreeNodes}));
  return message;
}

Message read_frames(Members& members) {
  const GameId id = id_in(members);
  const std::int64_t from = members.integer("from", kCounts);
  return AskFrames{id, from, members.integer("to", kCounts)};
}

Message read_games(Members& members) {
  AskGames message;
  message.game = members.optional_text("game", kMaxNameBytes);
  message.state = members.optional_text("state", kMaxNameBytes);
  if (message.state && *message.state != "open" && *message.state != "over") {
    members.complain(ErrorCode::kBadValue, "games: 'state' must be open or over");
  }
  message.before = members.optional_integer("before", kIds);
  if (const auto limit = members.optional_integer("limit", {1, kMaxListed})) {
    message.limit = static_cast<int>(*limit);
  }
  return message;
}

Message read_import(Members& members) {
  return Import{members.text("text", kMaxTextBytes)};
}

template <auto kRead>
Message as_message(Members& members) {
  return kRead(members);
}

struct MessageType {
  std::string_view name;
  Message (*read)(Members& members);
};

// In the order of the variant.
constexpr std::array<MessageType, std::variant_size_v<Message>> kTypes = {{
    {"hello", read_hello},
    {"new_game", read_new_game},
    {"open", read_open},
    {"leave", read_id<Leave>},
    {"play", read_play},
    {"undo", read_id<Undo>},
    {"redo", read_id<Redo>},
    {"seat", read_take_seat},
    {"pace", read_set_pace},
    {"resign", read_id_and_seat<Resign>},
    {"time_up", read_id_and_seat<TimeUp>},
    {"rematch", read_id<Rematch>},
    {"hint", read_id<AskHint>},
    {"explain", read_explanation},
    {"tree", read_tree},
    {"stop_explaining", read_id<StopExplaining>},
    {"offer", read_id_and_seat<Offer>},
    {"frames", read_frames},
    {"games", read_games},
    {"import", read_import},
    {"analyse", as_message<read_analyse>},
    {"stop_analysis", read_id<StopAnalysis>},
    {"judge", as_message<read_judgement>},
    {"consult", as_message<read_consult>},
    {"line", as_message<read_line>},
    {"opening", as_message<read_opening>},
    {"match", as_message<read_match>},
    {"stop_match", read_id<StopMatch>},
    {"check", as_message<read_check>},
    {"lab", as_message<AskLab::read>},
    {"watch", as_message<WatchStudy::read>},
    {"unwatch", as_message<LeaveLab::read>},
    {"tournament", as_message<StartTournament::read>},
    {"experiment", as_message<StartExperiment::read>},
    {"training", as_message<StartTraining::read>},
    {"halt", as_message<StopStudy::read>},
    {"resume", as_message<ResumeStudy::read>},
}};

const MessageType* find_type(std::string_view name) {
  for (const MessageType& type : kTypes) {
    if (type.name == name) return &type;
  }
  return nullptr;
}

Json to_json(const Settings& settings) {
  Json json = Json::object();
  for (const auto& [key, value] : settings) json[key] = value;
  return json;
}

// Adds a message's members, in the protocol's order.
struct Printer {
  Json& json;

  void operator()(const Hello& message) const { json["token"] = message.token; }
  void operator()(const NewGame& message) const {
    json["game"] = message.game;
    json["parameters"] = to_json(message.parameters);
    for (const SeatPlayer& player : message.seats) {
      json["seats"].push_back(server::to_json(player));
    }
    json["pace"] = server::to_json(message.pace);
    if (message.start) json["start"] = *message.start;
    if (!message.plies.empty()) json["plies"] = message.plies;
    if (message.bricks) json["bricks"] = *message.bricks;
  }
  void operator()(const Open& message) const {
    json["id"] = message.id;
    if (message.seat_token) json["seat_token"] = *message.seat_token;
  }
  void operator()(const Play& message) const {
    json["id"] = message.id;
    json["ply"] = message.ply;
    json["move"] = message.move;
  }
  void operator()(const TakeSeat& message) const {
    json["id"] = message.id;
    json["seat"] = message.seat;
    json["player"] = server::to_json(message.player);
  }
  void operator()(const SetPace& message) const {
    json["id"] = message.id;
    json["pace"] = server::to_json(message.pace);
  }
  void operator()(const AskExplanation& message) const {
    json["id"] = message.id;
    json["ply"] = message.ply;
    json["agent"] = message.agent;
  }
  void operator()(const AskTree& message) const {
    json["id"] = message.id;
    json["ply"] = message.ply;
    json["agent"] = message.agent;
    json["plies"] = message.plies;
    json["nodes"] = message.nodes;
  }
  void operator()(const AskFrames& message) const {
    json["id"] = message.id;
    json["from"] = message.from;
    json["to"] = message.to;
  }
  void operator()(const AskGames& message) const {
    if (message.game) json["game"] = *message.game;
    if (message.state) json["state"] = *message.state;
    if (message.before) json["before"] = *message.before;
    if (message.limit) json["limit"] = *message.limit;
  }
  void operator()(const Import& message) const { json["text"] = message.text; }
  template <class T>
  void operator()(const T& message) const {
    if constexpr (requires { message.print(json); }) {
      message.print(json);
    } else if constexpr (requires { print(json, message); }) {
      print(json, message);
    } else {
      json["id"] = message.id;
      if constexpr (requires { message.seat; }) json["seat"] = message.seat;
    }
  }
};

}  // namespace

std::variant<Envelope, Unreadable> parse_message(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return Unreadable{{}, {ErrorCode::kBadMessage, json.error().message}};
  Members members(*json, "a message");
  const std::int64_t request = members.integer("request", {0, kMaxNumber});
  if (const auto& problem = members.problem()) return Unreadable{{}, *problem};
  const std::string name = members.text("type", kMaxNameBytes);
  if (const auto& problem = members.problem()) return Unreadable{request, *problem};
  const MessageType* type = find_type(name);
  if (type == nullptr) {
    return Unreadable{request,
                      {ErrorCode::kUnknownType, fmt::format("unknown type {}", in_quotes(name))}};
  }
  members.is_called(name);
  Message message = type->read(members);
  if (const auto problem = members.finish()) return Unreadable{request, *problem};
  return Envelope{request, std::move(message)};
}

Json to_json(const Envelope& envelope) {
  Json json;
  json["type"] = kTypes[envelope.message.index()].name;
  json["request"] = envelope.request;
  std::visit(Printer{json}, envelope.message);
  return json;
}

Json to_json(const SeatPlayer& player) {
  if (player.is_person()) return {{"kind", "person"}, {"name", player.text}};
  Json json = {{"kind", "agent"}, {"spec", player.text}};
  if (!player.name.empty()) json["name"] = player.name;
  return json;
}

Json to_json(const Pace& pace) {
  return {{"delay", pace.delay}, {"paused", pace.paused}};
}

Result<SeatPlayer> parse_player(const Json& json) {
  const Json nothing = Json::object();
  Members members(nothing, "a player");
  SeatPlayer player = read_player(json, members);
  if (const auto problem = members.finish()) return Error{problem->text};
  return player;
}

Result<Pace> parse_pace(const Json& json) {
  const Json nothing = Json::object();
  Members members(nothing, "a pace");
  const Pace pace = read_pace(json, members);
  if (const auto problem = members.finish()) return Error{problem->text};
  return pace;
}

}  // namespace papan::server
